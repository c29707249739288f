/// What each subscription of a catalog is and lasts, and what each product costs, for the customers
/// of one storefront.
package struct Tariff: Hashable, Sendable {
  private let ranks: [SubscriptionRank]
  private let prices: [Price]
  /// What a month of each subscription costs on its monthly plan.
  private let monthlyPrices: [Price]

  /// The tariff of a storefront. A product that has no price there costs nothing: scenarios that
  /// would buy it are refused before a run begins.
  package init(of catalog: Catalog, in storefront: Storefront) {
    ranks = catalog.subscriptions.map { SubscriptionRank(level: $0.level, period: $0.period) }
    prices = catalog.indices.map {
      catalog.prices(of: ProductIndex($0)).price(in: storefront) ?? Price(milliunits: 0)
    }
    monthlyPrices = catalog.subscriptions.map {
      $0.monthlyPlan?.prices.price(in: storefront) ?? Price(milliunits: 0)
    }
  }

  /// How long a period of a subscription is that is billed so.
  package func period(of product: ProductIndex, on plan: BillingPlan) -> BillingPeriod {
    switch plan {
    case .upFront: rank(of: product).period
    case .monthly: .month
    }
  }

  /// What a period of a subscription costs that is billed so.
  package func price(of product: ProductIndex, on plan: BillingPlan) -> Price {
    switch plan {
    case .upFront: price(of: product)
    case .monthly: monthlyPrices[Int(product.number)]
    }
  }

  /// A product's level and period.
  package func rank(of product: ProductIndex) -> SubscriptionRank { ranks[Int(product.number)] }

  /// The purchase that sets the billing date of a run's next period. Weeks and months have no date
  /// in common, so a plan that goes from the one to the other is reckoned from where it begins.
  package func billingAnchor(renewing run: Subscription) -> SimInstant {
    let isWeekly = rank(of: run.latest.product).period.months == nil
    let staysWeekly = rank(of: run.renewsTo).period.months == nil
    return isWeekly == staysWeekly ? run.billingAnchor : run.latest.expiresDate
  }

  /// What one period of a subscription costs, or one of a product that is bought once.
  package func price(of product: ProductIndex) -> Price { prices[Int(product.number)] }
}

/// The tariffs of a plan's customers; those of one storefront share one.
package struct Tariffs: Sendable {
  private var tariffs: [Tariff] = []
  private var places: [Int32] = []

  /// The tariffs that a plan's customers buy at.
  package init(of plan: Plan) {
    var placeOfStorefront: [Storefront: Int32] = [:]
    for customer in plan.everybody {
      let place = placeOfStorefront[customer.storefront] ?? Int32(tariffs.count)
      if place == tariffs.count {
        tariffs.append(Tariff(of: plan.catalog, in: customer.storefront))
        placeOfStorefront[customer.storefront] = place
      }
      places.append(place)
    }
  }

  /// The tariff that a customer buys at.
  package subscript(customer: CustomerIndex) -> Tariff {
    tariffs[Int(places[Int(customer.number)])]
  }
}
