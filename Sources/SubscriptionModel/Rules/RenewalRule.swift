/// A renewal buys the next period of the chosen plan, which starts exactly where the last one ends:
/// boundaries never drift. This is when a downgrade that waited takes effect.
enum RenewalRule {
  static func apply(to subscription: Subscription, _ context: RuleContext) -> Transition {
    let transaction = context.renewal(of: subscription)
    var after = subscription
    after.latest = transaction
    after.billingAnchor = context.tariff.billingAnchor(renewing: subscription)
    after.phase = context.active(on: transaction)
    after.renewals += 1
    return Transition(to: after, .renewed)
  }
}
