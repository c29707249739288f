/// A quirk: the store charges renewals late, after a short lapse that nobody is told of, and the
/// new period begins with the charge.
///
/// https://developer.apple.com/documentation/storekit/testing-an-auto-renewable-subscription
enum LateRenewalRule {
  /// What becomes of a renewal that is due: it waits for the boundary, and there the lapse begins.
  static func lapse(_ subscription: Subscription, _ context: RuleContext) -> Transition {
    var after = subscription
    let end = subscription.latest.expiresDate
    guard context.now >= end else {
      after.postponeRenewal(to: end)
      return Transition(to: after)
    }
    let charge = charge(after: subscription, context)
    after.chargesFailUntil = charge
    let retryEnds =
      end + context.policy.billing.retryLength(context.policy.calendar, subscription.latest.plan)
    after.phase = .retry(ends: max(retryEnds, charge))
    return Transition(to: after)
  }

  /// Whether a run that is unpaid only waits for the late charge.
  static func isLapse(_ subscription: Subscription, _ context: RuleContext) -> Bool {
    context.policy.quirks.has(.lateRenewal)
      && subscription.chargesFailUntil == charge(after: subscription, context)
  }

  private static func charge(after subscription: Subscription, _ context: RuleContext) -> SimInstant
  {
    subscription.latest.expiresDate + context.policy.quirks.lateRenewal
  }
}
