/// Something that was bought once, as it happened: what the auditor reads.
package struct PurchaseRecord: Hashable, Sendable {
  package let customer: CustomerIndex
  /// Counts the customer's records from 0, those of runs among them.
  package let ordinal: UInt32
  /// When it happened.
  package let instant: SimInstant
  /// What happened: mostly that it was bought.
  package let fact: Fact
  package let purchase: OneTimePurchase

  package init(
    customer: CustomerIndex, ordinal: UInt32, instant: SimInstant, fact: Fact = .boughtOnce,
    purchase: OneTimePurchase
  ) {
    self.customer = customer
    self.ordinal = ordinal
    self.instant = instant
    self.fact = fact
    self.purchase = purchase
  }
}
