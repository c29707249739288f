/// What happens to the customer's means of payment. Nobody is told of it: what the store notices
/// is the next charge.
enum BillingRule {
  /// Renewal charges fail from now on.
  static func fail(_ subscription: Subscription, for length: SimDuration?, _ context: RuleContext)
    -> Transition
  {
    var after = subscription
    after.chargesFailUntil = length.map { context.now + $0 } ?? .distantFuture
    return Transition(to: after)
  }

  /// Renewal charges succeed from now on.
  static func fix(
    _ subscription: Subscription, _ context: RuleContext
  ) throws(Refusal) -> Transition {
    guard subscription.chargesFailUntil > context.now else { throw .billingNotFailing }
    var after = subscription
    after.chargesFailUntil = .distantPast
    return Transition(to: after)
  }
}
