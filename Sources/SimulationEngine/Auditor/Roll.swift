internal import SubscriptionModel

/// Something that the auditor must know of each customer, by place. Of members of the population it
/// is made out when it is asked for.
struct Roll<Value: Sendable>: Sendable {
  private let plan: Plan
  private let listed: [Value]
  private let value: @Sendable (PlannedCustomer) -> Value

  init(_ plan: Plan, _ value: @escaping @Sendable (PlannedCustomer) -> Value) {
    self.plan = plan
    self.value = value
    listed = plan.everybody.map(value)
  }

  subscript(place: Int) -> Value {
    place < listed.count ? listed[place] : value(plan.customer(CustomerIndex(place)))
  }
}
