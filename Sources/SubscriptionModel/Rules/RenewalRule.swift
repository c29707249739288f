/// A renewal buys the next period, which starts exactly where the last one ends: boundaries never
/// drift.
enum RenewalRule {
  static func apply(to subscription: Subscription, _ context: RuleContext) -> Transition {
    let transaction = context.transaction(
      for: subscription.renewsTo, from: subscription.latest.expiresDate, reason: .renewal)
    var after = subscription
    after.latest = transaction
    after.phase = context.active(on: transaction)
    after.renewals += 1
    return Transition(to: after, .renewed)
  }
}
