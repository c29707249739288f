/// Choosing a plan: an upgrade starts at once, a downgrade waits for the renewal, a crossgrade does
/// the one or the other; the current plan undoes what waits. Each turns auto-renew on again,
/// without a notification of its own.
///
/// While a renewal could not be charged it is the same: what starts at once is a purchase that
/// succeeds and makes the run healthy, and what waits waits for the charge. Once access has ended
/// such a purchase is a resubscription.
enum PlanChangeRule {
  static func apply(
    to subscription: Subscription, choosing product: ProductIndex, _ context: RuleContext
  ) throws(Refusal) -> Transition {
    let current = subscription.latest.product
    guard product != current else {
      guard subscription.renewsTo != current else { throw .planAlreadyCurrent }
      return waiting(subscription, for: product, context, .planChangeUndone)
    }
    let change = PlanChange(
      from: context.tariff.rank(of: current), to: context.tariff.rank(of: product))
    switch change {
    case .upgrade:
      return atOnce(subscription, product, context, .upgraded)
    case .crossgradeAtOnce where subscription.latest.plan == .monthly:
      // What is billed otherwise waits for the end of the commitment, like another length.
      let fact = Fact.crossgradeChosen(context.policy.crossgradeSubtype)
      return try chosen(subscription, product, context, fact)
    case .crossgradeAtOnce:
      return atOnce(subscription, product, context, .crossgraded(context.policy.crossgradeSubtype))
    case .downgrade:
      return try chosen(subscription, product, context, .downgradeChosen)
    case .crossgradeAtRenewal:
      let fact = Fact.crossgradeChosen(context.policy.crossgradeSubtype)
      return try chosen(subscription, product, context, fact)
    }
  }

  /// A new transaction of the same run, from now on; what waited is gone.
  private static func atOnce(
    _ subscription: Subscription, _ product: ProductIndex, _ context: RuleContext, _ fact: Fact
  ) -> Transition {
    switch subscription.phase {
    case .active, .grace: break
    case .retry, .revoked, .expired:
      return ResubscribeRule.apply(to: subscription, buying: product, context)
    }
    var after = subscription
    after.begin(context.purchase(of: product), context)
    return Transition(to: after, fact)
  }

  /// Another product at the next renewal, unless it is chosen already or no renewal will come.
  private static func chosen(
    _ subscription: Subscription, _ product: ProductIndex, _ context: RuleContext, _ fact: Fact
  ) throws(Refusal) -> Transition {
    guard subscription.renewsTo != product else { throw .planAlreadyChosen }
    if let renewalDue = subscription.renewalDue {
      try context.refuseAtCap(subscription, renewalDue: renewalDue)
    }
    return waiting(subscription, for: product, context, fact)
  }

  private static func waiting(
    _ subscription: Subscription, for product: ProductIndex, _ context: RuleContext, _ fact: Fact
  ) -> Transition {
    var after = subscription
    after.renewsTo = product
    after.autoRenews = true
    after.postponeRenewal(to: context.now)
    return Transition(to: after, fact)
  }
}
