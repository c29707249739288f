/// What the store sells at present in one storefront, and at which of its prices.
package struct Shelf: Hashable, Sendable {
  /// What an increase means in the storefront.
  private struct Increase: Hashable {
    let price: Price
    let needsConsent: Bool
  }

  /// What is the case of a product.
  private struct Place: Hashable {
    var pricing = Pricing.catalog
    var isForSale = true
  }

  /// The plan's increases; `nil`: it is not for the storefront.
  private let increases: [Increase?]
  private var places: [Place]

  /// A shelf with everything on it, at the catalog's prices.
  package init(of catalog: Catalog, in storefront: Storefront, _ increases: [PriceIncrease]) {
    self.increases = increases.map { increase in
      increase.price(in: storefront).map {
        Increase(price: $0, needsConsent: increase.needsConsent)
      }
    }
    places = catalog.indices.map { _ in Place() }
  }

  /// Which of its prices a product has now.
  package func pricing(of product: ProductIndex) -> Pricing {
    places[Int(product.number)].pricing
  }

  /// What an increase asks; `nil`: it is the catalog's price.
  func price(_ pricing: Pricing) -> Price? {
    pricing.increase.flatMap { increases[$0]?.price }
  }

  /// Whether customers must agree to a price before they renew at it.
  package func needsConsent(_ pricing: Pricing) -> Bool {
    pricing.increase.flatMap { increases[$0]?.needsConsent } ?? false
  }

  /// Whether a product can be bought and renewed.
  package func isForSale(_ product: ProductIndex) -> Bool {
    places[Int(product.number)].isForSale
  }

  /// Puts another price on a product.
  package mutating func set(_ pricing: Pricing, on product: ProductIndex) {
    places[Int(product.number)].pricing = pricing
  }

  /// Takes a product off.
  package mutating func withdraw(_ product: ProductIndex) {
    places[Int(product.number)].isForSale = false
  }
}
