/// What the store sells at present in one storefront, and at which of its prices.
package struct Shelf: Hashable, Sendable {
  /// What is the case of a product.
  private struct Place: Hashable {
    var pricing = Pricing.catalog
    var isForSale = true
  }

  private var places: [Place]

  /// A shelf with everything on it, at the catalog's prices.
  package init(of catalog: Catalog) {
    places = catalog.indices.map { _ in Place() }
  }

  /// Which of its prices a product has now.
  package func pricing(of product: ProductIndex) -> Pricing {
    places[Int(product.number)].pricing
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
