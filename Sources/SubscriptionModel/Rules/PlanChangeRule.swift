/// A plan that a customer chooses: a product, under an offer or without one.
struct PlanChoice {
  let product: ProductIndex
  let offer: OfferIndex?
  /// The account token of the purchase, should it come to one at once; `nil`: that of the run.
  var accountToken: AccountToken?

  fileprivate var offerChoice: OfferChoice { offer.map { .offer($0) } ?? .fullPrice }
}

/// Choosing a plan: an upgrade starts at once, a downgrade waits for the renewal, a crossgrade does
/// the one or the other; the current plan undoes what waits, or waits with an offer. Each turns
/// auto-renew on again, without a notification of its own, and each is a choice of the plan's
/// present price: nothing is asked of it any more. Where there is an offer, it is the offer that is
/// announced.
///
/// While a renewal could not be charged it is the same: what starts at once is a purchase that
/// succeeds and makes the run healthy, and what waits waits for the charge. Once access has ended
/// such a purchase is a resubscription.
enum PlanChangeRule {
  static func apply(
    to subscription: Subscription, choosing choice: PlanChoice, _ context: RuleContext
  ) throws(Refusal) -> Transition {
    let offer = try context.offer(choice.offerChoice, of: choice.product, for: subscription)
    let current = subscription.latest.product
    guard choice.product != current else {
      if offer != nil {
        // It is one on what is paid at once.
        if subscription.latest.plan == .monthly { throw .offerNotForMonthly }
        return try chosen(subscription, choice, context, .offerRedeemed(.renewal))
      }
      guard subscription.renewsTo != current else { throw .planAlreadyCurrent }
      return waiting(subscription, for: choice, context, .planChangeUndone)
    }
    let change = PlanChange(
      from: context.tariff.rank(of: current), to: context.tariff.rank(of: choice.product))
    let subtype = context.policy.crossgradeSubtype
    let hasOffer = offer != nil
    switch change {
    case .upgrade:
      let fact = hasOffer ? .offerRedeemed(.upgrade) : Fact.upgraded
      return try atOnce(subscription, choice, context, fact)
    case .crossgradeAtOnce where subscription.latest.plan == .monthly:
      // What is billed otherwise waits for the end of the commitment, like another length.
      return try chosen(subscription, choice, context, .crossgrade(hasOffer, subtype))
    case .crossgradeAtOnce:
      let fact = hasOffer ? .offerRedeemed(.crossgrade(subtype)) : Fact.crossgraded(subtype)
      return try atOnce(subscription, choice, context, fact)
    case .downgrade:
      let fact = hasOffer ? .offerRedeemed(.downgrade) : Fact.downgradeChosen
      return try chosen(subscription, choice, context, fact)
    case .crossgradeAtRenewal:
      return try chosen(subscription, choice, context, .crossgrade(hasOffer, subtype))
    }
  }

  /// A new transaction of the same run, from now on; what waited is gone.
  private static func atOnce(
    _ subscription: Subscription, _ choice: PlanChoice, _ context: RuleContext, _ fact: Fact
  ) throws(Refusal) -> Transition {
    switch subscription.phase {
    case .active, .grace: break
    case .retry, .revoked, .expired:
      var context = context
      context.accountToken = choice.accountToken ?? subscription.accountToken
      return try ResubscribeRule.apply(
        to: subscription, buying: choice.product, choice.offerChoice, context)
    }
    var after = subscription
    after.begin(context.purchase(of: choice.product, under: choice.offer), context)
    after.accountToken = choice.accountToken ?? subscription.accountToken
    return Transition(to: after, fact)
  }

  /// Something else at the next renewal, unless it is chosen already or no renewal will come.
  private static func chosen(
    _ subscription: Subscription, _ choice: PlanChoice, _ context: RuleContext, _ fact: Fact
  ) throws(Refusal) -> Transition {
    if subscription.renewsTo == choice.product {
      guard let offer = choice.offer else { throw .planAlreadyChosen }
      guard offer != subscription.waitingOffer else { throw .offerAlreadyTaken }
    }
    if let renewalDue = subscription.renewalDue {
      try context.refuseAtCap(subscription, renewalDue: renewalDue)
    }
    return waiting(subscription, for: choice, context, fact)
  }

  private static func waiting(
    _ subscription: Subscription, for choice: PlanChoice, _ context: RuleContext, _ fact: Fact
  ) -> Transition {
    var after = subscription
    after.renewsTo = choice.product
    after.renewsAt = context.tariff.shelf.pricing(of: choice.product)
    after.priceIncrease = nil
    after.waitingOffer = choice.offer
    after.autoRenews = true
    after.postponeRenewal(to: context.now)
    return Transition(to: after, fact)
  }
}

extension Fact {
  /// A product of the same level is chosen that waits, with an offer or without one.
  fileprivate static func crossgrade(_ hasOffer: Bool, _ subtype: CrossgradeSubtype) -> Fact {
    hasOffer ? .offerRedeemed(.crossgradeAtRenewal(subtype)) : .crossgradeChosen(subtype)
  }
}
