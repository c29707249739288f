/// The tariffs of a plan's customers; those of one storefront share one.
package struct Tariffs: Sendable {
  private var tariffs: [Tariff] = []
  private var places: [Int32] = []
  /// Those of the population's storefronts.
  private var memberPlaces: [Int32] = []
  private let population: Population?
  private let chance: Chance

  /// The tariffs that a plan's customers buy at.
  package init(of plan: Plan) {
    population = plan.population
    chance = plan.chance
    var placeOfStorefront: [Storefront: Int32] = [:]
    func place(of storefront: Storefront) -> Int32 {
      let place = placeOfStorefront[storefront] ?? Int32(tariffs.count)
      if place == tariffs.count {
        tariffs.append(Tariff(of: plan.catalog, in: storefront, plan.priceIncreases))
        placeOfStorefront[storefront] = place
      }
      return place
    }
    places = plan.everybody.map { place(of: $0.storefront) }
    memberPlaces = (plan.population?.storefronts.values ?? []).map { place(of: $0) }
  }

  /// Changes the tariff of each storefront.
  mutating func change(_ body: (inout Tariff) -> Void) {
    for place in tariffs.indices { body(&tariffs[place]) }
  }

  /// The tariff that a customer buys at.
  package subscript(customer: CustomerIndex) -> Tariff {
    let number = Int(customer.number)
    guard number >= places.count, let population else { return tariffs[Int(places[number])] }
    let place = population.storefrontPlace(of: number - places.count, chance)
    return tariffs[Int(memberPlaces[place])]
  }
}
