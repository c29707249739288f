/// A purchase after the end goes on under the same original transaction, from a new start, with
/// whatever product of the group.
enum ResubscribeRule {
  static func apply(
    to subscription: Subscription, buying product: ProductIndex, _ choice: OfferChoice,
    _ context: RuleContext
  ) throws(Refusal) -> Transition {
    let offer = try context.offer(choice, of: product, for: subscription)
    var after = subscription
    after.begin(context.purchase(of: product, under: offer), context)
    after.accountToken = context.accountToken
    let lapse = after.latest.purchaseDate - subscription.latest.expiresDate
    let isForgiven = context.policy.forgivenLapse.map { lapse <= $0 } ?? false
    if !isForgiven { after.recentStart = after.latest.purchaseDate }
    let isRedeemed = context.announcesRedemption(of: offer, for: product)
    return Transition(to: after, isRedeemed ? .offerRedeemed(.resubscription) : .resubscribed)
  }
}
