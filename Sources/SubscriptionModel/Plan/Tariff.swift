/// What each subscription of a catalog is and lasts, and what each product costs, for the customers
/// of one storefront.
package struct Tariff: Hashable, Sendable {
  /// A subscription's lines.
  private struct Entry: Hashable {
    let rank: SubscriptionRank
    /// The place of its first offer among all offers.
    let firstOffer: Int
    let introductory: OfferIndex?
  }

  private let entries: [Entry]
  /// What each product costs at full price.
  private let prices: [Price]
  /// The offers of all subscriptions, one after another.
  private let offers: [OfferTerms]
  /// What a month of each subscription costs on its monthly plan.
  private let monthlyPrices: [Price]
  /// What is sold at present, and at which prices.
  package var shelf: Shelf

  /// The tariff of a storefront. A product that has no price there costs nothing: scenarios that
  /// would buy it are refused before a run begins.
  package init(
    of catalog: Catalog, in storefront: Storefront, _ increases: [PriceIncrease] = []
  ) {
    var entries: [Entry] = []
    var offers: [OfferTerms] = []
    for product in catalog.subscriptions {
      entries.append(
        Entry(
          rank: SubscriptionRank(level: product.level, period: product.period),
          firstOffer: offers.count, introductory: product.introductoryOffer))
      offers += product.offers.map { OfferTerms($0, in: storefront) }
    }
    self.entries = entries
    prices = catalog.indices.map {
      catalog.prices(of: ProductIndex($0)).price(in: storefront) ?? Price(milliunits: 0)
    }
    self.offers = offers
    monthlyPrices = catalog.subscriptions.map {
      $0.monthlyPlan?.prices.price(in: storefront) ?? Price(milliunits: 0)
    }
    shelf = Shelf(of: catalog, in: storefront, increases)
  }

  /// How long a period of a subscription is that is billed so.
  package func period(of product: ProductIndex, on plan: BillingPlan) -> BillingPeriod {
    switch plan {
    case .upFront: rank(of: product).period
    case .monthly: .month
    }
  }

  private func entry(of product: ProductIndex) -> Entry { entries[Int(product.number)] }

  /// A product's level and period.
  package func rank(of product: ProductIndex) -> SubscriptionRank { entry(of: product).rank }

  /// The terms of one of a product's offers.
  package func terms(of offer: OfferIndex, for product: ProductIndex) -> OfferTerms {
    offers[entry(of: product).firstOffer + Int(offer.number)]
  }

  /// The offer that a product is first bought under, if it has one.
  package func introductoryOffer(of product: ProductIndex) -> OfferIndex? {
    entry(of: product).introductory
  }

  /// The purchase that sets the billing date of a run's next period. Weeks and months have no date
  /// in common, so what goes from the one to the other is reckoned from where it begins.
  package func billingAnchor(renewing run: Subscription) -> SimInstant {
    let wasOfMonths = isOfMonths(run.latest.product, under: run.latest.offer)
    let willBeOfMonths = isOfMonths(run.nextProduct, under: run.renewalOffer)
    return wasOfMonths == willBeOfMonths ? run.billingAnchor : run.latest.expiresDate
  }

  private func isOfMonths(_ product: ProductIndex, under offer: OfferIndex?) -> Bool {
    offer.map { terms(of: $0, for: product).period.isOfMonths }
      ?? (rank(of: product).period.months != nil)
  }

  /// What one period of a subscription costs that is billed so, under an offer or without one, or
  /// one of a product that is bought once.
  ///
  /// - Parameter pricing: At which of its prices; by default the present one. What is billed by the
  ///   month has one only.
  package func price(
    of product: ProductIndex, on plan: BillingPlan = .upFront, under offer: OfferIndex? = nil,
    at pricing: Pricing? = nil
  ) -> Price {
    if let offer { return terms(of: offer, for: product).price }
    return switch plan {
    case .upFront:
      shelf.price(pricing ?? shelf.pricing(of: product)) ?? prices[Int(product.number)]
    case .monthly: monthlyPrices[Int(product.number)]
    }
  }

  /// Whether a transaction is a free trial, under whatever kind of offer.
  package func isTrial(_ transaction: Transaction) -> Bool {
    transaction.offer.map { terms(of: $0, for: transaction.product).mode == .free } ?? false
  }
}

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
