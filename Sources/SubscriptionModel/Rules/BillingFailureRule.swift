/// A renewal that cannot be charged ahead of the boundary is charged once more at the boundary.
/// Failing there too, it begins the grace period, where the developer has switched that on and the
/// period before is eligible, or billing retry; months of a commitment have no grace. The plan and
/// the paid period stay as they are.
///
/// https://developer.apple.com/documentation/storekit/reducing-involuntary-subscriber-churn
enum BillingFailureRule {
  static func apply(to subscription: Subscription, _ context: RuleContext) -> Transition {
    var after = subscription
    let end = subscription.latest.expiresDate
    guard context.now >= end else {
      after.postponeRenewal(to: end)
      return Transition(to: after)
    }
    let billing = context.policy.billing
    let plan = subscription.latest.plan
    let period = context.tariff.rank(of: subscription.latest.product).period
    let retryEnds = end + billing.retryLength(context.policy.calendar, plan)
    let isPaid = subscription.latest.price.milliunits > 0
    guard plan == .upFront,
      let grace = billing.graceLength(of: period, isPaid: isPaid, context.policy.calendar)
    else {
      after.phase = .retry(ends: retryEnds)
      return Transition(to: after, .renewalFailed(hasGrace: false))
    }
    after.phase = .grace(ends: min(end + grace, retryEnds), retryEnds: retryEnds)
    return Transition(to: after, .renewalFailed(hasGrace: true))
  }
}
