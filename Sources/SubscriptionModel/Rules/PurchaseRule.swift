/// A first purchase in a group begins a run: a new original transaction.
enum PurchaseRule {
  static func apply(buying product: ProductIndex, _ context: RuleContext) -> Transition {
    let transaction = context.purchase(of: product)
    let delay = context.policy.promptness.length(
      of: .originalPurchaseDate, in: transaction.period, draw: context.originalPurchaseDateDelay)
    var subscription = Subscription(
      customer: context.customer, originalTransaction: transaction.identifier,
      originalPurchaseDate: transaction.purchaseDate + delay.wholeSeconds,
      recentStart: transaction.purchaseDate, billingAnchor: transaction.purchaseDate,
      latest: transaction, phase: context.active(on: transaction), autoRenews: true,
      renewsTo: product, renewals: 0)
    subscription.accountToken = context.accountToken
    return Transition(to: subscription, .subscribed)
  }
}
