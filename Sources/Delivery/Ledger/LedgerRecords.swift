package import NotificationWire
package import Signing

/// An attempt that is about to begin.
package struct BegunAttempt: Hashable, Sendable {
  /// The notification's row in the ledger.
  package let notification: Int64
  /// The sink, as in `--to`.
  package let sink: String
  /// Counts the attempts at this notification, from 1, those of resumed runs among them.
  package let number: Int
  /// When it is due: milliseconds since 1970 UTC, of simulated time.
  package let planned: Int64
  /// When it begins: milliseconds since 1970 UTC, of real time.
  package let began: Int64
  /// Whether the one before it may have arrived although its answer is not known.
  package let mayRepeat: Bool

  /// An attempt, all that is known before it begins.
  package init(
    notification: Int64, sink: String, number: Int, planned: Int64, began: Int64,
    mayRepeat: Bool = false
  ) {
    self.notification = notification
    self.sink = sink
    self.number = number
    self.planned = planned
    self.began = began
    self.mayRepeat = mayRepeat
  }
}

/// What came of an attempt.
package struct SettledAttempt: Hashable, Sendable {
  /// The attempt's row in the ledger, as it was answered when it began.
  package let id: Int64
  /// The answer, or what there was instead.
  package let answer: Answer

  /// An attempt and its answer.
  package init(_ id: Int64, _ answer: Answer) {
    self.id = id
    self.answer = answer
  }
}

/// An attempt as a ledger holds it.
package struct RecordedAttempt: Hashable, Sendable {
  /// Its row in the ledger.
  package let id: Int64
  /// What was known before it began.
  package let begun: BegunAttempt
  /// What came of it; `nil`: it was in flight when the process ended.
  package let answer: Answer?
}

/// A notification as a ledger holds it.
package struct StoredNotification: Sendable {
  /// Its row in the ledger.
  package let id: Int64
  /// The run it is of.
  package let run: RunIdentity
  /// Its place in the run, from 1.
  package let sequence: Int
  /// The notification, in the forms that were asked for and its ledger keeps.
  package let parcel: Parcel
}

/// A notification without an acknowledgement of a sink.
package struct UndeliveredNotification: Hashable, Sendable {
  /// Its row in the ledger.
  package let id: Int64
  /// Its place in the run, from 1.
  package let sequence: Int
  /// What it is about.
  package let header: NotificationHeader
  /// How many attempts there were at the sink.
  package let attemptCount: Int
  /// What came of the last one; `nil` if there was none, or it was in flight.
  package let lastAnswer: Answer?
}
