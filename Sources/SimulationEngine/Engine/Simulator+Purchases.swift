internal import SubscriptionModel

extension Simulator {
  /// Buys something once; a purchase that does not apply comes back as its refusal.
  mutating func buyOnce(
    _ product: ProductIndex, _ order: PurchaseOrder, by customer: CustomerIndex,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Refusal? {
    guard let kind = plan.catalog.oneTimeProduct(product)?.kind else {
      preconditionFailure("a subscription was bought once")
    }
    let purchase: OneTimePurchase
    do {
      purchase = try OneTimePurchaseRule.apply(
        buying: product, kind, quantity: order.quantity,
        owned: latestHolding(of: product, customer) != nil,
        context(for: customer, order.accountToken))
    } catch {
      return error
    }
    _ = try keep(purchase, .boughtOnce, of: customer, &observer)
    return nil
  }

  /// Keeps what a customer has now, tells it, and says where it is kept.
  mutating func keep(
    _ purchase: OneTimePurchase, _ fact: Fact, of customer: CustomerIndex,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Int {
    try countIdentifiers(1, of: customer)
    holdings.append(Holding(purchase: purchase, previous: latestHoldings[customer] ?? -1))
    let place = holdings.count - 1
    latestHoldings[customer] = Int32(place)
    tell(fact, about: .holding(place), to: customer, &observer)
    return place
  }
}
