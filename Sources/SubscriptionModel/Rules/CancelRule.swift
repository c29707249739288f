/// A cancel turns auto-renew off and leaves the paid period alone. From a renewal's booking on the
/// booked period is the paid one.
enum CancelRule {
  static func apply(to subscription: Subscription) throws(Refusal) -> Transition {
    guard subscription.autoRenews else { throw .autoRenewAlreadyOff }
    var after = subscription
    after.autoRenews = false
    return Transition(to: after, .autoRenewDisabled(by: .customer))
  }
}
