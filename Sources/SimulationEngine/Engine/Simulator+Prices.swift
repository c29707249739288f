internal import SubscriptionModel

// What the developer changes of what is sold, and who is concerned by it.

extension Simulator {
  /// Raises the price of a product, and tells everybody whose next renewal buys it.
  mutating func raisePrice(
    of product: ProductIndex, by increase: Int32, _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Refusal? {
    guard tariffs.raise(product, by: Int(increase)) else { return .priceNotHigher }
    for run in renewing(to: product) where !isShared(run) {
      _ = try commit(
        .priceRaised, run: run, customer: runs[run].subscription.customer, &observer)
      considerPrice(runs[run].subscription)
    }
    return nil
  }

  /// Takes a product from sale. Nobody is told; whose next renewal would buy it ends.
  mutating func withdraw(_ product: ProductIndex) -> Refusal? {
    guard tariffs.withdraw(product) else { return .notForSale(product) }
    for run in renewing(to: product) {
      lookAgain(afterChangeOf: runs[run].subscription.customer)
    }
    return nil
  }

  /// The runs whose next renewal would buy a product.
  private func renewing(to product: ProductIndex) -> [Int] {
    runs.indices.filter { runs[$0].subscription.renewsTo == product }
  }
}
