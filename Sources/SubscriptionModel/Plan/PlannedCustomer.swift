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
  package let key: CustomerKey
  package let storefront: Storefront
  /// What the customer has in common with others.
  package let terms: CustomerTerms
  /// `appAccountToken`; `nil` when the app set none.
  package let accountToken: RandomUUID?
  package let script: [PlannedStep]
  private let naming: Naming

  private enum Naming {
    case given(String)
    /// A member of a population has a name only where somebody asks for it.
    case member(Int, of: Population)
  }

  package init(
    name: String, key: CustomerKey, storefront: Storefront, app: AppIdentity,
    policy: StorePolicy, delivery: DeliveryTerms? = nil, accountToken: RandomUUID?,
    script: [PlannedStep]
  ) {
    naming = .given(name)
    self.key = key
    self.storefront = storefront
    terms = CustomerTerms(
      app: app, policy: policy, delivery: delivery ?? DeliveryTerms(policy.profile))
    self.accountToken = accountToken
    self.script = script
  }

  /// Who stands at a place of a population, without a script.
  init(
    member: Int, of population: Population, storefront: Storefront, terms: CustomerTerms,
    accountToken: RandomUUID
  ) {
    naming = .member(member, of: population)
    key = population.key(of: member)
    self.storefront = storefront
    self.terms = terms
    self.accountToken = accountToken
    script = []
  }

  package var name: String {
    switch naming {
    case .given(let name): name
    case .member(let place, let population): population.name(at: place)
    }
  }

  /// The app of the customer's, which is the scenario's unless the customer has another.
  @inlinable package var app: AppIdentity { @inline(__always) get { terms.app } }
  /// How the store behaves towards the customer.
  @inlinable package var policy: StorePolicy { @inline(__always) get { terms.policy } }
  /// How the store delivers what it tells the customer's developer.
  @inlinable package var delivery: DeliveryTerms { @inline(__always) get { terms.delivery } }
}
