/// What many customers have in common. An object, so that one more of them costs one reference.
package final class CustomerTerms: Sendable {
  package let app: AppIdentity
  package let policy: StorePolicy
  package let delivery: DeliveryTerms

  init(app: AppIdentity, policy: StorePolicy, delivery: DeliveryTerms) {
    self.app = app
    self.policy = policy
    self.delivery = delivery
  }
}
