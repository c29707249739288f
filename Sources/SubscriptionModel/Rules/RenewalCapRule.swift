/// At the cap the store turns auto-renew off when the next renewal would have been booked; the
/// run then ends with the paid period, and a plan change that waited is gone.
enum RenewalCapRule {
  static func apply(to subscription: Subscription) -> Transition {
    var after = subscription
    after.stopRenewing()
    return Transition(to: after, .autoRenewDisabled(by: .store))
  }
}
