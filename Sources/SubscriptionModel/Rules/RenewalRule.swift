/// A renewal buys the next period of the chosen plan, which starts exactly where the last one ends:
/// boundaries never drift. This is when a downgrade or an offer that waited takes effect. Of a
/// price that was raised during a commitment the customer hears in its last month.
enum RenewalRule {
  static func apply(to subscription: Subscription, _ context: RuleContext) -> Transition {
    var after = subscription
    after.renew(context)
    let news = after.hearOfPrice(context)
    let isOdd = context.policy.quirks.spuriousRecovery == after.renewals
    return Transition(to: after, isOdd ? .renewedAsRecovery : .renewed, news)
  }
}
