/// A purchase after the end goes on under the same original transaction, from a new start.
enum ResubscribeRule {
  static func apply(
    to subscription: Subscription, buying product: ProductIndex, _ context: RuleContext
  ) -> Transition {
    let transaction = context.transaction(
      for: product, from: context.now.wholeSecond, reason: .purchase)
    var after = subscription
    after.latest = transaction
    after.recentStart = transaction.purchaseDate
    after.phase = context.active(on: transaction)
    after.autoRenews = true
    after.renewsTo = product
    after.renewals = 0
    return Transition(to: after, .resubscribed)
  }
}
