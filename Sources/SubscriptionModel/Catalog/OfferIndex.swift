/// Which offer of a subscription, by its place among the offers of that subscription.
package struct OfferIndex: Hashable, Sendable {
  package let number: Int16

  package init(_ number: Int) {
    self.number = Int16(number)
  }
}

extension Catalog {
  /// The offer at a place among a subscription's.
  package func offer(_ index: OfferIndex, of product: ProductIndex) -> Offer {
    subscription(product).offers[Int(index.number)]
  }
}
