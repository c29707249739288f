internal import Signing
internal import SubscriptionModel

/// What the ledger is told of the attempts at one receiver, and what it knows of earlier ones.
/// Without a ledger it says nothing and knows nothing.
struct AttemptLog {
  /// What is to be done about an attempt that is due.
  enum Advice {
    /// It is to be made; it has this number, and may have arrived before.
    case make(number: Int, mayRepeat: Bool)
    /// An earlier process made it.
    case made(number: Int, Answer)
  }

  private let ledger: LedgerRun?
  private let sink: String

  init(_ ledger: LedgerRun?, sink: String) {
    self.ledger = ledger
    self.sink = sink
  }

  /// What is to be done about an attempt, by what the ledger knows of an earlier process: its
  /// answers count, and what it gave up is tried once more.
  func advice(on attempt: DueAttempt) throws -> Advice {
    guard let ledger, ledger.isResumed, let notification = attempt.parcel.ledgerID else {
      return .make(number: attempt.number, mayRepeat: false)
    }
    let history = try ledger.history(of: notification, sink: sink)
    let answers = history.filter { $0.answer != nil }
    let mayRepeat = history.contains { $0.answer == nil && $0.number >= attempt.number }
    guard let answer = answers.last(where: { $0.number == attempt.number })?.answer else {
      return .make(number: attempt.number, mayRepeat: mayRepeat)
    }
    let delay = attempt.parcel.terms.delay(afterAttempt: attempt.number, status: answer.status)
    if answer.isSuccess || delay != nil { return .made(number: attempt.number, answer) }
    // Given up; but somebody resumes it because the receiver is well again.
    guard let last = answers.last, let lastAnswer = last.answer, lastAnswer.isSuccess else {
      let number = (history.map(\.number).max() ?? attempt.number) + (mayRepeat ? 0 : 1)
      return .make(number: max(number, attempt.number + 1), mayRepeat: mayRepeat)
    }
    return .made(number: last.number, lastAnswer)
  }

  /// Commits that attempts begin.
  func begin(_ attempts: [(attempt: DueAttempt, number: Int, mayRepeat: Bool)]) throws {
    guard let ledger, !attempts.isEmpty else { return }
    let now = Pacer.wallClock()
    try ledger.begin(
      attempts.compactMap { due, number, mayRepeat in
        due.parcel.ledgerID.map {
          BegunAttempt(
            notification: $0, sink: sink, number: number, planned: due.planned.milliseconds,
            began: now, mayRepeat: mayRepeat)
        }
      })
  }

  /// Keeps what came of attempts.
  func settle(_ attempts: [(attempt: DueAttempt, number: Int, answer: Answer)]) throws {
    guard let ledger, !attempts.isEmpty else { return }
    try ledger.settle(
      attempts.compactMap { due, number, answer in
        due.parcel.ledgerID.map {
          SettledAttempt(notification: $0, sink: sink, number: number, answer: answer)
        }
      })
  }
}
