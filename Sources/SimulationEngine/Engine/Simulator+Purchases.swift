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
    try countIdentifiers(1, of: customer)
    let index = Int(customer.number)
    holdings.append(Holding(purchase: purchase, previous: customers[index].latestHolding))
    customers[index].latestHolding = Int32(holdings.count - 1)
    let ordinal = nextRecord(of: customer)
    observer.recorded(
      PurchaseRecord(customer: customer, ordinal: ordinal, instant: now, purchase: purchase))
    let delay = signingDelay(of: .boughtOnce, to: customer, in: nil)
    announce(
      .boughtOnce, of: .purchase(purchase), place: holdings.count - 1, to: customer,
      at: now + delay, ordinal: ordinal)
    return nil
  }
}
