internal import SubscriptionModel

/// Reads what purchases are made with.
struct OrderReader {
  /// The account tokens that single purchases carry, in the order of reading.
  private(set) var accountTokens: [RandomUUID] = []

  /// What a step buys with, if it buys something; what is wrong with it goes to the report.
  ///
  /// - Parameter kind: What is bought, if it is bought once.
  mutating func order(
    of verb: Verb, _ step: ObjectNode, of kind: OneTimeProduct.Kind?
  ) -> PurchaseOrder {
    var order = PurchaseOrder()
    guard verb == .buy || verb == .redeem else { return order }
    // Redeemed in the store, a purchase knows nothing of the app's accounts.
    if verb == .redeem { order.accountToken = .none }
    if let node = step["quantity"],
      let quantity = node.integer(in: 1...10, "how many, from 1 to 10,")
    {
      if quantity > 1, kind != .consumable { node.found(ScriptFact.severalOfOther) }
      order.quantity = Int32(quantity)
    }
    if step.isNull("accountToken") {
      order.accountToken = .none
    } else if let token = step["accountToken"]?.accountToken() {
      order.accountToken = AccountToken(listed: accountTokens.count)
      accountTokens.append(token)
    }
    if let plan = step["plan"]?.word("billing plan", as: BillingPlan.self) { order.plan = plan }
    order.isNewRun = step["newRun"]?.truth() ?? false
    order.approval = step["askToBuy"].flatMap { $0.duration() }
    return order
  }
}

extension Node {
  /// The UUID of an account, or a finding.
  func accountToken() -> RandomUUID? {
    guard let text = text("a UUID in quotes") else { return nil }
    guard let token = RandomUUID(text: text) else {
      found(ScriptFact.badUUID(text))
      return nil
    }
    return token
  }
}
