/// A first purchase in a group begins a run: a new original transaction.
enum PurchaseRule {
  static func apply(
    buying product: ProductIndex, _ choice: OfferChoice, _ context: RuleContext
  ) throws(Refusal) -> Transition {
    let offer = try context.offer(choice, of: product, for: nil)
    let transaction = context.purchase(of: product, under: offer)
    let delay = context.policy.promptness.length(
      of: .originalPurchaseDate, in: transaction.period, draw: context.originalPurchaseDateDelay)
    var subscription = Subscription(
      customer: context.customer, originalTransaction: transaction.identifier,
      originalPurchaseDate: transaction.purchaseDate + delay.wholeSeconds,
      recentStart: transaction.purchaseDate, billingAnchor: transaction.purchaseDate,
      latest: transaction, phase: context.active(on: transaction), autoRenews: true,
      renewsTo: product, renewals: 0)
    subscription.hadIntroductoryOffer = context.history.hadIntroductoryOffer
    subscription.begin(transaction, context)
    subscription.accountToken = context.accountToken
    let isRedeemed = context.announcesRedemption(of: offer, for: product)
    return Transition(to: subscription, isRedeemed ? .offerRedeemed(.firstPurchase) : .subscribed)
  }
}
