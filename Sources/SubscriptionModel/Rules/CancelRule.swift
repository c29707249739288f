/// A cancel turns auto-renew off and leaves the paid period alone; a plan change or an offer that
/// waited is gone. From a renewal's booking on the booked period is the paid one.
enum CancelRule {
  static func apply(to subscription: Subscription) throws(Refusal) -> Transition {
    guard subscription.autoRenews else { throw .autoRenewAlreadyOff }
    var after = subscription
    after.stopRenewing()
    return Transition(to: after, .autoRenewDisabled(by: .customer))
  }

  /// A cancel of an unpaid subscription ends access and charging at once.
  static func apply(toUnpaid subscription: Subscription, _ context: RuleContext) -> Transition {
    var after = subscription
    after.stopRenewing()
    after.phase = .retry(ends: context.now)
    return Transition(to: after, .autoRenewDisabled(by: .customer))
  }
}
