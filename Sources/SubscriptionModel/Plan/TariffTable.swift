/// What never changes of a tariff: what subscriptions are and last, and every price that there is
/// or will be.
final class TariffTable: Sendable {
  /// A subscription's lines.
  struct Entry {
    let rank: SubscriptionRank
    /// The place of its first offer among all offers.
    let firstOffer: Int
    let introductory: OfferIndex?
  }

  /// What an increase means in the storefront.
  struct Increase {
    let price: Price
    let needsConsent: Bool
  }

  private let entries: [Entry]
  /// What each product costs at full price.
  let prices: [Price]
  /// The offers of all subscriptions, one after another.
  let offers: [OfferTerms]
  /// What a month of each subscription costs on its monthly plan.
  let monthlyPrices: [Price]
  /// The plan's increases; `nil`: it is not for the storefront.
  let increases: [Increase?]

  init(of catalog: Catalog, in storefront: Storefront, _ increases: [PriceIncrease]) {
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
    self.increases = increases.map { increase in
      increase.price(in: storefront).map {
        Increase(price: $0, needsConsent: increase.needsConsent)
      }
    }
  }

  func entry(of product: ProductIndex) -> Entry { entries[Int(product.number)] }

  /// What an increase asks; `nil`: it is the catalog's price.
  func price(_ pricing: Pricing) -> Price? {
    pricing.increase.flatMap { increases[$0]?.price }
  }
}
