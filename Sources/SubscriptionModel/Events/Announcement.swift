/// One notification that the store composes: what the wire and the timeline read.
package struct Announcement: Hashable, Sendable {
  package let customer: CustomerIndex
  /// Counts the customer's announcements from 0, in the order of signing.
  package let ordinal: UInt32
  /// When it is signed.
  package let instant: SimInstant
  package let fact: Fact
  /// What the fact is about, as it stands at the instant of signing.
  package let subject: Subject

  @inlinable package init(
    customer: CustomerIndex, ordinal: UInt32, instant: SimInstant, fact: Fact, subject: Subject
  ) {
    self.customer = customer
    self.ordinal = ordinal
    self.instant = instant
    self.fact = fact
    self.subject = subject
  }
}
