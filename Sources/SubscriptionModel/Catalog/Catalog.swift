/// Everything an app sells. It never changes during a run; products and groups are spoken of by
/// their place in it. An object, because everybody asks for it all the time and nobody changes it.
package final class Catalog: Sendable {
  package let groups: [SubscriptionGroup]
  package let subscriptions: [SubscriptionProduct]
  package let oneTimeProducts: [OneTimeProduct]

  package init(
    groups: [SubscriptionGroup], subscriptions: [SubscriptionProduct],
    oneTimeProducts: [OneTimeProduct]
  ) {
    self.groups = groups
    self.subscriptions = subscriptions
    self.oneTimeProducts = oneTimeProducts
  }

  /// Where the products are: the subscriptions first, then what is bought once.
  package var indices: Range<Int> { 0..<subscriptions.count + oneTimeProducts.count }

  /// What stands at a place if it is bought once; `nil`: a subscription.
  package func oneTimeProduct(_ index: ProductIndex) -> OneTimeProduct? {
    let place = Int(index.number) - subscriptions.count
    return place < 0 ? nil : oneTimeProducts[place]
  }

  /// The product id of what stands at a place.
  package func identifier(of index: ProductIndex) -> String {
    let place = Int(index.number)
    return place < subscriptions.count
      ? subscriptions[place].identifier : oneTimeProducts[place - subscriptions.count].identifier
  }

  /// The id of the group that the subscription at a place belongs to.
  package func groupIdentifier(of index: ProductIndex) -> String {
    groups[Int(subscriptions[Int(index.number)].group.number)].identifier
  }

  /// Whether the subscription at a place can be paid for by the month.
  package func hasMonthlyPlan(_ index: ProductIndex) -> Bool {
    subscriptions[Int(index.number)].monthlyPlan != nil
  }

  /// What the product at a place costs.
  package func prices(of index: ProductIndex) -> PriceList {
    oneTimeProduct(index)?.prices ?? subscription(index).prices
  }

  /// Whether a family can share what stands at a place.
  package func isFamilyShareable(_ index: ProductIndex) -> Bool {
    oneTimeProduct(index)?.isFamilyShareable ?? subscription(index).isFamilyShareable
  }

  /// The subscription at a place.
  package func subscription(_ index: ProductIndex) -> SubscriptionProduct {
    subscriptions[Int(index.number)]
  }

  /// The group at a place.
  package func group(_ index: GroupIndex) -> SubscriptionGroup {
    groups[Int(index.number)]
  }

  /// The group that a subscription belongs to.
  package func groupOf(_ index: ProductIndex) -> GroupIndex {
    subscriptions[Int(index.number)].group
  }
}

extension Catalog: Hashable {
  /// Catalogs are the same when they sell the same.
  package static func == (one: Catalog, other: Catalog) -> Bool {
    one.groups == other.groups && one.subscriptions == other.subscriptions
      && one.oneTimeProducts == other.oneTimeProducts
  }

  /// Feeds what ``==(_:_:)`` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(groups)
    hasher.combine(subscriptions)
    hasher.combine(oneTimeProducts)
  }
}
