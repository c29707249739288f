/// One fact as it happened: what the auditor reads.
package struct LifecycleRecord: Hashable, Sendable {
  package let customer: CustomerIndex
  /// Counts the customer's records from 0.
  package let ordinal: UInt32
  /// When it happened.
  package let instant: SimInstant
  package let fact: Fact
  /// The run before; `nil` when the fact began it.
  package let before: Subscription?
  package let after: Subscription

  @inlinable package init(
    customer: CustomerIndex, ordinal: UInt32, instant: SimInstant, fact: Fact,
    before: Subscription?, after: Subscription
  ) {
    self.customer = customer
    self.ordinal = ordinal
    self.instant = instant
    self.fact = fact
    self.before = before
    self.after = after
  }
}
