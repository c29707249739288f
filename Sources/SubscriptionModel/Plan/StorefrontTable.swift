/// Which storefronts a plan's customers live in, each once; spoken of by place.
package struct StorefrontTable: Sendable {
  package private(set) var storefronts: [Storefront] = []
  /// The place of each customer's who has a name.
  private var named: [Int32] = []
  /// The place of each of the population's.
  private var members: [Int32] = []
  private let population: Population?
  private let chance: Chance

  /// The storefronts of a plan, in the order in which its customers name them.
  package init(of plan: Plan) {
    population = plan.population
    chance = plan.chance
    var places: [Storefront: Int32] = [:]
    func place(of storefront: Storefront) -> Int32 {
      if let place = places[storefront] { return place }
      let place = Int32(storefronts.count)
      storefronts.append(storefront)
      places[storefront] = place
      return place
    }
    named = plan.everybody.map { place(of: $0.storefront) }
    members = (population?.storefronts.values ?? []).map { place(of: $0) }
  }

  /// The place of the storefront that a customer lives in.
  package func place(of customer: CustomerIndex) -> Int {
    let number = Int(customer.number)
    guard number >= named.count, let population else { return Int(named[number]) }
    return Int(members[population.storefrontPlace(of: number - named.count, chance)])
  }
}
