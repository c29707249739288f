/// What each subscription of a catalog is and lasts, and what each product costs, for the customers
/// of one storefront. It is handed about with every event, so it is two references and no more.
package struct Tariff: Sendable {
  private let table: TariffTable
  /// What is sold at present, and at which prices.
  package var shelf: Shelf

  /// The tariff of a storefront. A product that has no price there costs nothing: scenarios that
  /// would buy it are refused before a run begins.
  package init(
    of catalog: Catalog, in storefront: Storefront, _ increases: [PriceIncrease] = []
  ) {
    table = TariffTable(of: catalog, in: storefront, increases)
    shelf = Shelf(of: catalog)
  }

  /// How long a period of a subscription is that is billed so.
  package func period(of product: ProductIndex, on plan: BillingPlan) -> BillingPeriod {
    switch plan {
    case .upFront: rank(of: product).period
    case .monthly: .month
    }
  }

  /// A product's level and period.
  package func rank(of product: ProductIndex) -> SubscriptionRank { table.entry(of: product).rank }

  /// The terms of one of a product's offers.
  package func terms(of offer: OfferIndex, for product: ProductIndex) -> OfferTerms {
    table.offers[table.entry(of: product).firstOffer + Int(offer.number)]
  }

  /// The offer that a product is first bought under, if it has one.
  package func introductoryOffer(of product: ProductIndex) -> OfferIndex? {
    table.entry(of: product).introductory
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
      table.price(pricing ?? shelf.pricing(of: product)) ?? table.prices[Int(product.number)]
    case .monthly: table.monthlyPrices[Int(product.number)]
    }
  }

  /// What an increase asks; `nil`: it is the catalog's price.
  func increasedPrice(_ pricing: Pricing) -> Price? { table.price(pricing) }

  /// Whether customers must agree to a price before they renew at it.
  package func needsConsent(_ pricing: Pricing) -> Bool {
    pricing.increase.flatMap { table.increases[$0]?.needsConsent } ?? false
  }

  /// Whether a transaction is a free trial, under whatever kind of offer.
  package func isTrial(_ transaction: Transaction) -> Bool {
    transaction.offer.map { terms(of: $0, for: transaction.product).mode == .free } ?? false
  }
}
