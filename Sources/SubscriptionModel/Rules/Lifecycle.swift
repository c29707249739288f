/// The law of a subscription's life: which rule answers which event in which phase.
package enum Lifecycle {
  /// What an event makes of a run, `nil` being a group in which the customer never had one.
  ///
  /// Throws a `Refusal` where an action does not apply. A deadline in a phase that cannot hold it
  /// traps: deadlines live in the phases, so it would be a mistake of the engine's.
  package static func transition(
    of subscription: Subscription?, on event: Event, in context: RuleContext
  ) throws(Refusal) -> Transition {
    guard let subscription else {
      switch event {
      case .action(.buy(let product, let terms)):
        return try PurchaseRule.apply(buying: product, terms, context)
      case .action(.redeem(let product, let code, let account)):
        let terms = PurchaseTerms(offer: .offer(code), account: account)
        return try PurchaseRule.apply(buying: product, terms, context)
      case .action(.changePlan), .action(.cancel), .action(.resume): throw .notSubscribed
      case .deadline(let deadline): preconditionFailure("\(deadline) of a run that never began")
      }
    }
    switch (subscription.phase, event) {
    case (.active, .action(.buy)):
      throw .alreadySubscribed(
        to: subscription.latest.product, until: subscription.latest.expiresDate)
    case (.active(let renewalDue), .action(.changePlan(let product, let offer))):
      let choice = PlanChoice(
        product: product, offer: offer, account: subscription.latest.account)
      return try PlanChangeRule.apply(
        to: subscription, choosing: choice, renewalDue: renewalDue, context)
    case (.active(let renewalDue), .action(.redeem(let product, let code, let account))):
      let choice = PlanChoice(product: product, offer: code, account: account)
      return try PlanChangeRule.apply(
        to: subscription, choosing: choice, renewalDue: renewalDue, context)
    case (.active, .action(.cancel)):
      return try CancelRule.apply(to: subscription)
    case (.active(let renewalDue), .action(.resume)):
      return try ResumeRule.apply(to: subscription, renewalDue: renewalDue, context)
    case (.active, .deadline(.renewal)):
      return context.policy.renews(after: subscription.renewals)
        ? RenewalRule.apply(to: subscription, context)
        : RenewalCapRule.apply(to: subscription)
    case (.active, .deadline(.periodEnd)):
      return ExpiryRule.apply(to: subscription)
    case (.expired, .action(.buy(let product, let terms))):
      return try ResubscribeRule.apply(to: subscription, buying: product, terms, context)
    case (.expired, .action(.redeem(let product, let code, let account))):
      let terms = PurchaseTerms(offer: .offer(code), account: account)
      return try ResubscribeRule.apply(to: subscription, buying: product, terms, context)
    case (.expired, .action(.changePlan)), (.expired, .action(.cancel)),
      (.expired, .action(.resume)):
      throw .notSubscribed
    case (.expired(let reason), .deadline(let deadline)):
      preconditionFailure("\(deadline) of a run that has expired (\(reason))")
    }
  }
}
