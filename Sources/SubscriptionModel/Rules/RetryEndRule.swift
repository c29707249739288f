/// The store gives up charging, and the subscription ends: because it has tried for long enough, or
/// because the customer has cancelled.
enum RetryEndRule {
  static func apply(to subscription: Subscription, _ context: RuleContext) -> Transition {
    let isUnpaid =
      subscription.endsFor == .voluntary && context.policy.quirks.has(.cancelledRetryExpires)
    let reason = subscription.willRenew || isUnpaid ? .billing : subscription.endsFor
    var after = subscription
    after.phase = .expired(reason)
    after.stopRenewing()
    return Transition(to: after, .expired(reason))
  }
}
