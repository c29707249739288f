/// Which product of a catalog, by its place: the subscriptions first, then what is bought once.
package struct ProductIndex: Hashable, Sendable {
  package let number: Int32

  package init(_ number: Int) {
    self.number = Int32(number)
  }
}

/// Which subscription group of a catalog, by its place.
package struct GroupIndex: Hashable, Sendable {
  package let number: Int32

  package init(_ number: Int) {
    self.number = Int32(number)
  }
}

/// An auto-renewable subscription as the store sells it.
package struct SubscriptionProduct: Hashable, Sendable {
  /// The product id, spelt as in App Store Connect.
  package let identifier: String
  package let group: GroupIndex
  /// The level of service inside the group: 1 is the highest (`groupLevel`, `groupNumber`).
  package let level: Int
  package let period: BillingPeriod
  package let prices: PriceList
  package let isFamilyShareable: Bool
  package let offers: [Offer]
  /// The plan that is billed by the month, if there is one.
  package let monthlyPlan: MonthlyPlan?
  /// What customers read; `nil` where the catalog has no name for it.
  package let displayName: String?

  package init(
    identifier: String, group: GroupIndex, level: Int, period: BillingPeriod, prices: PriceList,
    isFamilyShareable: Bool, offers: [Offer], monthlyPlan: MonthlyPlan? = nil,
    displayName: String? = nil
  ) {
    self.identifier = identifier
    self.group = group
    self.level = level
    self.period = period
    self.prices = prices
    self.isFamilyShareable = isFamilyShareable
    self.offers = offers
    self.monthlyPlan = monthlyPlan
    self.displayName = displayName
  }

  /// The offer that it is first bought under where every period is paid at once.
  package var introductoryOffer: OfferIndex? {
    offers.firstIndex { $0.kind == .introductory && $0.plan == .upFront }.map { OfferIndex($0) }
  }
}

/// Products of which a customer has one at a time.
package struct SubscriptionGroup: Hashable, Sendable {
  package let name: String
  /// The digits of `subscriptionGroupIdentifier`.
  package let identifier: String
  /// The id as the file spells it, where digits had to be made of it.
  package let fileIdentifier: String?

  package init(name: String, identifier: String, fileIdentifier: String? = nil) {
    self.name = name
    self.identifier = identifier
    self.fileIdentifier = fileIdentifier
  }
}
