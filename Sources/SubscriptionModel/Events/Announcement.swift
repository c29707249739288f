/// One notification that the store composes: what the wire and the timeline read.
package struct Announcement: Hashable, Sendable {
  package let customer: CustomerIndex
  /// Counts the customer's announcements from 0, in the order of signing.
  package let ordinal: UInt32
  /// When it is signed.
  package let instant: SimInstant
  package let fact: Fact
  /// The transaction that the fact is about.
  package let transaction: Transaction
  /// The run as it stands at the instant of signing.
  package let subject: Subscription

  package init(
    customer: CustomerIndex, ordinal: UInt32, instant: SimInstant, fact: Fact,
    transaction: Transaction, subject: Subscription
  ) {
    self.customer = customer
    self.ordinal = ordinal
    self.instant = instant
    self.fact = fact
    self.transaction = transaction
    self.subject = subject
  }
}
