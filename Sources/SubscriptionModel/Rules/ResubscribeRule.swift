/// A purchase after the end goes on under the same original transaction, from a new start, with
/// whatever product of the group.
enum ResubscribeRule {
  static func apply(
    to subscription: Subscription, buying product: ProductIndex, _ context: RuleContext
  ) -> Transition {
    var after = subscription
    after.begin(context.purchase(of: product), context)
    after.accountToken = context.accountToken
    let lapse = after.latest.purchaseDate - subscription.latest.expiresDate
    let isForgiven = context.policy.forgivenLapse.map { lapse <= $0 } ?? false
    if !isForgiven { after.recentStart = after.latest.purchaseDate }
    return Transition(to: after, .resubscribed)
  }
}
