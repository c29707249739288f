package import Signing
package import SubscriptionModel

/// An attempt that is to begin, as the courier hands it out.
package struct DueAttempt: Sendable {
  /// By which its answer is told to the courier.
  package let ticket: Int
  package let parcel: Parcel
  /// Counts the attempts at this notification, from 1.
  package let number: Int
  /// The simulated instant for which it was planned, which its date is whenever it begins.
  package let planned: SimInstant
}

/// What has come to pass at one point of a delivery's course: a mark was passed, or an attempt was
/// answered.
package struct SettledStep: Sendable {
  /// What came of an attempt.
  package struct Outcome: Sendable {
    package let parcel: Parcel
    /// Counts the attempts at this notification, from 1.
    package let number: Int
    package let answer: Answer
    /// When the next attempt is planned; `nil`: there is none.
    package let next: SimInstant?
    /// Whether the answer was not given now, but stood in the ledger of an earlier process.
    package let isRecorded: Bool
  }

  package let planned: SimInstant
  /// Whether it is what was handed over, not a further attempt at it.
  package let isFirst: Bool
  /// `nil`: a mark, something that has its place among the notifications but is not sent.
  package let outcome: Outcome?
  /// Whether the deliveries ended before anything came of it.
  package let isAbandoned: Bool
}
