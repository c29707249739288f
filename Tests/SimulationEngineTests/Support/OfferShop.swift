import SubscriptionModel

extension Catalog {
  /// The same products as in the shop, with offers.
  static let offers = Catalog(
    groups: Catalog.shop.groups,
    subscriptions: [
      product(
        "high", level: 1, .month,
        [
          .introductory(.free, "P1W"), .named(.promotional, "half", .payAsYouGo, "P1M", 2),
          .named(.code, "SUMMER", .free, "P1M"), .named(.winBack, "back", .payUpFront, "P3M"),
          .named(.winBack, "closed", .free, "P1M", isEligible: false),
        ]),
      product(
        "mid", level: 2, .month,
        [
          .introductory(.payAsYouGo, "P1M", 3), .named(.promotional, "half", .payAsYouGo, "P1M", 2),
          .named(.code, "NEW", .free, "P2W", audiences: [.new], isStackable: false),
        ]),
      product(
        "low", level: 3, .month,
        [
          .introductory(.payUpFront, "P3M"), .named(.promotional, "month", .free, "P1M"),
          .named(.code, "STAY", .free, "P3D", audiences: [.existing], isStackable: false),
        ]),
      product(
        "year", level: 1, .year,
        [
          .named(.promotional, "days", .free, "P3D"),
          .named(.code, "COMEBACK", .payUpFront, "P1Y", audiences: [.expired]),
        ]),
      product(
        "week", level: 3, .week,
        [.introductory(.payAsYouGo, "P1W", 2), .named(.winBack, "weeks", .payAsYouGo, "P1W", 3)]),
      product("paper", in: 1, level: 1, .month, [.introductory(.free, "P2M")]),
      product(
        "twin", level: 1, .month,
        [
          .named(.promotional, "half", .free, "P1M"),
          .named(.winBack, "closed", .free, "P1M", isEligible: false),
        ]),
    ], oneTimeProducts: [])
}

extension Offer {
  /// An introductory offer; what costs anything costs 1.99.
  static func introductory(_ mode: Mode, _ period: String, _ periods: Int = 1) -> Offer {
    named(.introductory, nil, mode, period, periods)
  }

  static func named(
    _ kind: Kind, _ identifier: String?, _ mode: Mode, _ period: String, _ periods: Int = 1,
    audiences: [Audience] = Audience.allCases, isStackable: Bool = true, isEligible: Bool = true
  ) -> Offer {
    guard let period = OfferPeriod(iso8601: period) else { preconditionFailure(period) }
    let price = Price(milliunits: mode == .free ? 0 : 1990)
    return Offer(
      kind: kind, identifier: identifier, mode: mode, period: period, periods: periods,
      prices: .everywhere(price), audiences: audiences, isStackable: isStackable,
      isEligible: isEligible)
  }
}

extension PlannedStep {
  static func buy(
    _ product: ProductIndex, _ choice: OfferChoice, _ moment: Moment = .next
  ) -> PlannedStep {
    PlannedStep(
      moment: moment, product: product, action: .buy(product, choice), path: "")
  }
  static func buyAnew(_ product: ProductIndex, _ moment: Moment = .next) -> PlannedStep {
    var order = PurchaseOrder()
    order.isNewRun = true
    return PlannedStep(
      moment: moment, product: product, action: .buy(product), order: order, path: "")
  }
  static func change(
    _ product: ProductIndex, offer: Int, _ moment: Moment = .next
  ) -> PlannedStep {
    PlannedStep(
      moment: moment, product: product,
      action: .changePlan(product, offer: OfferIndex(offer)), path: "")
  }
  static func redeem(
    _ product: ProductIndex, code: Int, _ moment: Moment = .next
  ) -> PlannedStep {
    var order = PurchaseOrder()
    order.accountToken = .none
    return PlannedStep(
      moment: moment, product: product, action: .redeem(product, code: OfferIndex(code)),
      order: order, path: "")
  }
}

extension OfferChoice {
  static func number(_ number: Int) -> OfferChoice { .offer(OfferIndex(number)) }
}

extension Moment {
  static func trialEnd(_ offset: SimDuration = .zero) -> Moment {
    .anchor(.trialEnd, of: .own, offset: offset)
  }
}
