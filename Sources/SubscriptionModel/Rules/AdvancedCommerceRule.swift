/// What the developer changes through the Advanced Commerce API. Of its names and prices the model
/// knows nothing: they are only told. A migration goes on under an original transaction of its own,
/// for the rest of the period that was paid for.
enum AdvancedCommerceRule {
  static func apply(
    to subscription: Subscription, _ change: AdvancedCommerceChange, _ context: RuleContext
  ) -> Transition {
    var after = subscription
    switch change {
    case .metadataUpdate, .priceChange: break
    case .migration:
      after.latest.identifier = context.nextTransaction
      after.latest.reason = .purchase
      after.renewals = 0
      after.originalTransaction = context.nextTransaction
      let distance = context.nextTransaction.number - subscription.originalTransaction.number
      after.migrationDistance = UInt16(distance)
    }
    return Transition(to: after, .advancedCommerce(change))
  }
}
