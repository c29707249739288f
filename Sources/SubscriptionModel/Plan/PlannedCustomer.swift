/// Which customer of a plan, by place.
package struct CustomerIndex: Hashable, Comparable, Sendable {
  package let number: Int32

  @inlinable package init(_ number: Int) {
    self.number = Int32(number)
  }

  @inlinable package static func == (left: CustomerIndex, right: CustomerIndex) -> Bool {
    left.number == right.number
  }
  @inlinable package static func < (left: CustomerIndex, right: CustomerIndex) -> Bool {
    left.number < right.number
  }
}

/// An Apple account with a script, or the store with the script that concerns no single account. An
/// object, because everybody asks for it all the time and nobody changes it.
package final class PlannedCustomer: Sendable {
  package let name: String
  package let key: CustomerKey
  package let storefront: Storefront
  /// The app of the customer's, which is the scenario's unless the customer has another.
  package let app: AppIdentity
  /// How the store behaves towards the customer.
  package let policy: StorePolicy
  /// How the store delivers what it tells the customer's developer.
  package let delivery: DeliveryTerms
  /// `appAccountToken`; `nil` when the app set none.
  package let accountToken: RandomUUID?
  package let script: [PlannedStep]

  package init(
    name: String, key: CustomerKey, storefront: Storefront, app: AppIdentity,
    policy: StorePolicy, delivery: DeliveryTerms? = nil, accountToken: RandomUUID?,
    script: [PlannedStep]
  ) {
    self.name = name
    self.key = key
    self.storefront = storefront
    self.app = app
    self.policy = policy
    self.delivery = delivery ?? DeliveryTerms(policy.profile)
    self.accountToken = accountToken
    self.script = script
  }
}
