import SubscriptionModel

extension Catalog {
  /// The kiosk, of which families share the highest and the middle month, the year and the gold.
  static let household = shop.withHousehold

  /// The same with the kiosk, and what families share.
  var withHousehold: Catalog {
    let shareable: Set<ProductIndex> = [.high, .mid, .year, .twin]
    return Catalog(
      groups: groups,
      subscriptions: subscriptions.enumerated().map { place, product in
        SubscriptionProduct(
          identifier: product.identifier, group: product.group, level: product.level,
          period: product.period, prices: product.prices,
          isFamilyShareable: shareable.contains(ProductIndex(place)), offers: product.offers,
          monthlyPlan: product.monthlyPlan)
      },
      oneTimeProducts: withKiosk.oneTimeProducts.map {
        OneTimeProduct(
          identifier: $0.identifier, kind: $0.kind, prices: $0.prices, isFamilyShareable: true)
      })
  }
}

extension Stage {
  /// The plan of a family.
  func household(_ scripts: KeyValuePairs<String, [PlannedStep]>) -> Plan {
    var plan = plan(scripts)
    plan.catalog = .household
    return plan
  }

  /// What becomes of ana, who buys, and of bo and cy, with whom she may share it.
  func share(_ script: PlannedStep..., bo: [PlannedStep] = []) throws -> Play {
    try Play(of: household(["ana": script, "bo": bo, "cy": []]))
  }
}

extension Play {
  /// What the customer at a place was told.
  func signed(to customer: Int) -> [String] {
    zip(announcements, signed).filter { $0.0.customer == CustomerIndex(customer) }.map(\.1)
  }

  /// The same without the times.
  func told(to customer: Int) -> [String] {
    announcements.filter { $0.customer == CustomerIndex(customer) }.map { announcement in
      let product = announcement.subject.product.map { Catalog.household.identifier(of: $0) }
      return "\(announcement.fact.notificationKind.text) \(product ?? "-")"
    }
  }
}
