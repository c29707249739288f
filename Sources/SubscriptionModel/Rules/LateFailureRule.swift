/// A quirk: a charge that has failed ahead of the boundary is put right before it, and the renewal
/// is booked and told as recovered at once. That the charge had failed is told at the boundary,
/// when nothing is wrong any more.
///
/// https://developer.apple.com/forums/thread/745515
enum LateFailureRule {
  /// Whether a charge has failed ahead of the boundary, so that the next is due there.
  static func applies(
    to subscription: Subscription, renewalDue: SimInstant, _ context: RuleContext
  ) -> Bool {
    context.policy.quirks.has(.failureAfterRecovery)
      && renewalDue == subscription.latest.expiresDate
      && subscription.willRenew && subscription.chargesFailUntil > context.now
  }

  static func apply(to subscription: Subscription, _ context: RuleContext) -> Transition {
    var after = subscription
    after.renew(context)
    after.chargesFailUntil = .distantPast
    return Transition(to: after, .renewedAsRecovery, .failureToldLate)
  }
}
