/// The tariffs of a plan's customers; those of one storefront share one.
package struct Tariffs: Sendable {
  private var tariffs: [Tariff]
  private let table: StorefrontTable

  /// The tariffs that a plan's customers buy at.
  package init(of plan: Plan) {
    table = StorefrontTable(of: plan)
    tariffs = table.storefronts.map { Tariff(of: plan.catalog, in: $0, plan.priceIncreases) }
  }

  /// Changes the tariff of each storefront.
  mutating func change(_ body: (inout Tariff) -> Void) {
    for place in tariffs.indices { body(&tariffs[place]) }
  }

  /// The tariff that a customer buys at.
  package subscript(customer: CustomerIndex) -> Tariff { tariffs[table.place(of: customer)] }
}
