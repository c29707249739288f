import SubscriptionModel

extension Catalog {
  /// The streaming products with offers: a trial of a week (180 s), half the price for two months,
  /// codes and win-back offers.
  static let withOffers = Catalog(
    groups: Catalog.streaming.groups,
    subscriptions: Catalog.streaming.subscriptions.map { product in
      SubscriptionProduct(
        identifier: product.identifier, group: product.group, level: product.level,
        period: product.period, prices: product.prices, isFamilyShareable: false,
        offers: offers[product.identifier] ?? [])
    }, oneTimeProducts: [])

  private static let offers: [String: [Offer]] = [
    "high": [
      offer(.introductory, .free, "P1W"), offer(.promotional, .payAsYouGo, "P1M", 2),
      offer(.code, .free, "P1M"), offer(.code, .free, "P1M", 1, [.new], isStackable: false),
      offer(.winBack, .payUpFront, "P3M"), offer(.winBack, .free, "P1M", isEligible: false),
      offer(.code, .free, "P1M", isStackable: false), offer(.promotional, .free, "P1M"),
    ],
    "low": [offer(.introductory, .payAsYouGo, "P1M", 3), offer(.promotional, .free, "P1M")],
    "year": [offer(.promotional, .payUpFront, "P2Y")],
    "twin": [offer(.promotional, .payAsYouGo, "P1M", 2)],
  ]

  private static func offer(
    _ kind: Offer.Kind, _ mode: Offer.Mode, _ period: String, _ periods: Int = 1,
    _ audiences: [Offer.Audience] = Offer.Audience.allCases, isStackable: Bool = true,
    isEligible: Bool = true
  ) -> Offer {
    guard let period = OfferPeriod(iso8601: period) else { preconditionFailure(period) }
    return Offer(
      kind: kind, identifier: "\(kind)", mode: mode, period: period, periods: periods,
      prices: .everywhere(Price(milliunits: mode == .free ? 0 : 990)), audiences: audiences,
      isStackable: isStackable, isEligible: isEligible)
  }
}

extension OfferIndex {
  // Those of the high product, by place.
  static let trial = OfferIndex(0)
  static let half = OfferIndex(1)
  static let code = OfferIndex(2)
  static let codeForNew = OfferIndex(3)
  static let winBack = OfferIndex(4)
  static let closed = OfferIndex(5)
  static let codeAlone = OfferIndex(6)
  static let free = OfferIndex(7)
}

extension Transaction {
  /// The same under an offer: at this price, from its purchase for so many seconds.
  func under(_ offer: OfferIndex, _ price: Int64, for seconds: Int64 = 300) -> Transaction {
    var copy = self
    copy.offer = offer
    copy.price = Price(milliunits: price)
    copy.expiresDate = purchaseDate + .seconds(seconds)
    return copy
  }
}

extension Subscription {
  /// In a free trial of a week; its renewal is booked a fifth of that ahead.
  static let onTrial = bought.with {
    $0.latest = $0.latest.under(.trial, 0, for: 180)
    $0.phase = .active(renewalDue: at(144))
    $0.hadIntroductoryOffer = true
  }
  /// At half the price, for one more renewal.
  static let atHalf = bought.with {
    $0.latest = $0.latest.under(.half, 990)
    $0.offerRenewalsLeft = 1
  }
  /// Half the price waits for the renewal.
  static let halfWaits = bought.with { $0.waitingOffer = .half }
}
