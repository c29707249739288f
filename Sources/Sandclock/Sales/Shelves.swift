internal import SubscriptionModel

/// Where what is sold is added up: a place for each product in each storefront.
struct Shelves {
  private let productCount: Int
  private let storefronts: [Storefront]
  /// The place among the storefronts of each customer with a name.
  private let named: [Int]
  /// The place among the storefronts of each of the population's.
  private let members: [Int]
  private let population: Population?
  private let chance: Chance

  init(of plan: Plan) {
    var storefronts: [Storefront] = []
    func place(of storefront: Storefront) -> Int {
      if let place = storefronts.firstIndex(of: storefront) { return place }
      storefronts.append(storefront)
      return storefronts.count - 1
    }
    named = plan.everybody.map { place(of: $0.storefront) }
    members = (plan.population?.storefronts.values ?? []).map { place(of: $0) }
    self.storefronts = storefronts
    productCount = plan.catalog.indices.count
    population = plan.population
    chance = plan.chance
  }

  /// How many there are.
  var count: Int { storefronts.count * productCount }

  /// Where it is added up that a customer bought a product.
  func shelf(of product: ProductIndex, _ customer: CustomerIndex) -> Int {
    let number = Int(customer.number)
    let storefront =
      number < named.count
      ? named[number]
      : members[population?.storefrontPlace(of: number - named.count, chance) ?? 0]
    return storefront * productCount + Int(product.number)
  }

  /// Which product's it is, by its place in the catalog.
  func product(of shelf: Int) -> Int { shelf % productCount }

  /// Which storefront's it is.
  func storefront(of shelf: Int) -> Storefront { storefronts[shelf / productCount] }
}
