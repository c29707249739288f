internal import SubscriptionModel

/// Where what is sold is added up: a place for each product in each storefront.
struct Shelves {
  private let table: StorefrontTable
  private let productCount: Int

  init(of plan: Plan) {
    table = StorefrontTable(of: plan)
    productCount = plan.catalog.indices.count
  }

  /// How many there are.
  var count: Int { table.storefronts.count * productCount }

  /// Where it is added up that a customer bought a product.
  func shelf(of product: ProductIndex, _ customer: CustomerIndex) -> Int {
    table.place(of: customer) * productCount + Int(product.number)
  }

  /// Which product's it is, by its place in the catalog.
  func product(of shelf: Int) -> Int { shelf % productCount }

  /// Which storefront's it is.
  func storefront(of shelf: Int) -> Storefront { table.storefronts[shelf / productCount] }
}
