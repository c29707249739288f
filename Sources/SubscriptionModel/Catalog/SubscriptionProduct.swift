/// Which subscription of a catalog, by its place.
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

  package init(
    identifier: String, group: GroupIndex, level: Int, period: BillingPeriod, prices: PriceList,
    isFamilyShareable: Bool, offers: [Offer]
  ) {
    self.identifier = identifier
    self.group = group
    self.level = level
    self.period = period
    self.prices = prices
    self.isFamilyShareable = isFamilyShareable
    self.offers = offers
  }
}

/// Products of which a customer has one at a time.
package struct SubscriptionGroup: Hashable, Sendable {
  package let name: String
  /// The digits of `subscriptionGroupIdentifier`.
  package let identifier: String

  package init(name: String, identifier: String) {
    self.name = name
    self.identifier = identifier
  }
}
