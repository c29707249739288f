/// Everything an app sells. It never changes during a run; products and groups are spoken of by
/// their place in it.
package struct Catalog: Hashable, Sendable {
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
    subscription(index).group
  }
}
