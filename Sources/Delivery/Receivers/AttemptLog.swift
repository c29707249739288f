internal import Signing
internal import SubscriptionModel

/// What the ledger is told of the attempts at one receiver, and what it knows of earlier ones.
/// Without a ledger it says nothing and knows nothing.
struct AttemptLog {
  /// An attempt under way.
  struct Entry {
    let attempt: DueAttempt
    /// Counts the attempts at the notification, those of earlier processes among them.
    let number: Int
    /// Whether an earlier process may have made it: nobody knows whether it arrived.
    let mayRepeat: Bool
    /// Its row in the ledger.
    var row: Int64?
  }

  /// What is to be done about an attempt that is due.
  enum Advice {
    /// It is to be made.
    case make(Entry)
    /// An earlier process made it.
    case made(number: Int, Answer)
  }

  private let ledger: DeliveryLedger?
  private let sink: String

  init(_ ledger: DeliveryLedger?, sink: String) {
    self.ledger = ledger
    self.sink = sink
  }

  /// What is to be done about an attempt, by what the ledger knows of earlier processes: their
  /// answers count, and what they gave up is tried once more. Throws ``LedgerError``.
  func advice(on attempt: DueAttempt) throws(LedgerError) -> Advice {
    guard let ledger, ledger.use != .first, let notification = attempt.parcel.ledgerID else {
      return .make(Entry(attempt: attempt, number: attempt.number, mayRepeat: false))
    }
    let history = try ledger.ledger.history(of: notification, sink: sink)
    let answered = history.compactMap { recorded in
      recorded.answer.map { (number: recorded.begun.number, answer: $0) }
    }
    if ledger.use == .resumed,
      let own = answered.last(where: { $0.number == attempt.number }),
      isFollowed(own.answer, attempt)
    {
      return .made(number: own.number, own.answer)
    }
    // What this receiver has acknowledged is not sent to it for another's sake either.
    if let done = answered.last(where: { $0.answer.isSuccess }) {
      return .made(number: done.number, done.answer)
    }
    let number = max(attempt.number, (answered.map(\.number).max() ?? 0) + 1)
    let mayRepeat = history.contains { $0.answer == nil }
    return .make(Entry(attempt: attempt, number: number, mayRepeat: mayRepeat))
  }

  /// Whether the store makes another attempt after this answer.
  private func isFollowed(_ answer: Answer, _ attempt: DueAttempt) -> Bool {
    !answer.isSuccess
      && attempt.parcel.terms.delay(afterAttempt: attempt.number, status: answer.status) != nil
  }

  /// The body of a notification that the ledger keeps; `nil` without one. Throws ``LedgerError``.
  func body(of parcel: Parcel) throws(LedgerError) -> [UInt8]? {
    guard let ledger, let notification = parcel.ledgerID else { return nil }
    return try ledger.ledger.body(of: notification)
  }

  /// Takes back that attempts begin. Throws ``LedgerError``.
  func withdraw(_ entries: [Entry]) throws(LedgerError) {
    try ledger?.ledger.withdraw(entries.compactMap(\.row))
  }

  /// Keeps what came of attempts and commits that others begin, which come back with their rows.
  /// Throws ``LedgerError``: then none may begin.
  func exchange(
    _ answers: [(entry: Entry, answer: Answer)], for entries: [Entry]
  ) throws(LedgerError) -> [Entry] {
    guard let ledger else { return entries }
    let now = entries.isEmpty ? 0 : Pacer.wallClock()
    let settled = answers.compactMap { entry, answer in
      entry.row.map { SettledAttempt($0, answer) }
    }
    let rows = try ledger.ledger.exchange(
      settled,
      for: entries.map { entry in
        BegunAttempt(
          notification: entry.attempt.parcel.ledgerID ?? 0, sink: sink, number: entry.number,
          planned: entry.attempt.planned.milliseconds, began: now, mayRepeat: entry.mayRepeat)
      })
    return zip(entries, rows).map { entry, row in
      var entry = entry
      entry.row = row
      return entry
    }
  }
}
