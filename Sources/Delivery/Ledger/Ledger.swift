internal import Foundation
package import Signing

/// What one call of sandclock sent, in an SQLite file: every notification before it is sent, every
/// attempt before it begins, and what came of it.
///
/// What a call here has returned from survives the death of the process, however it comes. The file
/// can be read by people meanwhile; another run or replay is refused until this one has ended.
/// Calls may come from any thread: they have their turns.
package final class Ledger: @unchecked Sendable {
  /// The file, as the user named it.
  package let path: String
  private let lock = NSLock()
  private var file: LedgerFile?

  private init(_ file: LedgerFile) {
    path = file.path
    self.file = file
  }

  deinit {
    // Whoever wants to know of an error closes it.
    try? file?.close()
  }

  /// Makes a new ledger. Throws ``LedgerError``: `exists` where a ledger is, which is not touched.
  ///
  /// - Parameters:
  ///   - path: The file, in a folder that is there.
  ///   - mostPages: To what the file may grow, for tests of a full disk.
  package static func create(
    _ path: String, mostPages: Int? = nil
  ) throws(LedgerError) -> Ledger {
    Ledger(try LedgerFile.created(path, mostPages: mostPages))
  }

  /// Opens a ledger that is there, to go on with its runs or to replay them. Throws
  /// ``LedgerError``.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scenarios: What is to be gone on with: a ledger that holds runs, and none of these, is
  ///     refused; `nil`: whatever it holds.
  ///   - mostPages: To what the file may grow, for tests of a full disk.
  package static func resume(
    _ path: String, scenarios: [String]? = nil, mostPages: Int? = nil
  ) throws(LedgerError) -> Ledger {
    let file = try LedgerFile.opened(path, mostPages: mostPages)
    if let scenarios { try file.requireRun(ofOneOf: scenarios) }
    return Ledger(file)
  }

  /// Begins a run, or goes on with the one that a resumed ledger holds of the scenario. Throws
  /// ``LedgerError``: `otherRun` if that is not the same.
  ///
  /// - Parameters:
  ///   - identity: What makes it the same run.
  ///   - sinks: What every notification of it is meant for; they are added to those of before.
  ///   - began: Milliseconds since 1970 UTC, of real time.
  package func run(
    _ identity: RunIdentity, sinks: [String], at began: Int64
  ) throws(LedgerError) -> LedgerRun {
    let stored = try use { file throws(LedgerError) in
      try file.run(identity, sinks: sinks, at: began)
    }
    return LedgerRun(of: self, identity, stored)
  }

  /// The runs it holds, in the order in which they began. Throws ``LedgerError``.
  package func runs() throws(LedgerError) -> [RunIdentity] {
    try use { file throws(LedgerError) in try file.runs().map(\.identity) }
  }

  /// The notifications of all runs, to be read run by run in their order.
  ///
  /// - Parameters:
  ///   - forms: What their parcels hold, as far as it was stored: a run's form and the decoded one.
  ///   - sinks: If not `nil`, those alone that are undelivered and that one of these sinks has not
  ///     acknowledged. A notification is undelivered if a sink that it is meant for, or that it was
  ///     tried at, has not acknowledged it, or if it is meant for none and was tried at none.
  package func notifications(
    _ forms: Set<NotificationForm>, undeliveredTo sinks: [String]? = nil
  ) -> StoredNotifications {
    StoredNotifications(self, forms, undeliveredTo: sinks)
  }

  /// Stores that attempts are about to begin, and answers their rows. Throws ``LedgerError``, and
  /// then none of them is stored: none may begin.
  @discardableResult
  package func begin(_ attempts: [BegunAttempt]) throws(LedgerError) -> [Int64] {
    try exchange([], for: attempts)
  }

  /// Stores what came of attempts. Throws ``LedgerError``, and then none of it is stored.
  package func settle(_ attempts: [SettledAttempt]) throws(LedgerError) {
    _ = try exchange(attempts, for: [])
  }

  /// Settles attempts and begins others in one transaction, which is twice as fast as one after the
  /// other. Throws ``LedgerError``, and then nothing of it is stored.
  package func exchange(
    _ settled: [SettledAttempt], for begun: [BegunAttempt]
  ) throws(LedgerError) -> [Int64] {
    try use { file throws(LedgerError) in try file.exchange(settled, for: begun) }
  }

  /// What receivers are sent of a notification. Throws ``LedgerError``.
  package func body(of notification: Int64) throws(LedgerError) -> [UInt8] {
    try use { file throws(LedgerError) in try file.body(of: notification) }
  }

  /// Forgets attempts that were to begin and did not. Throws ``LedgerError``, and then none is
  /// forgotten.
  package func withdraw(_ attempts: [Int64]) throws(LedgerError) {
    try use { file throws(LedgerError) in try file.withdraw(attempts) }
  }

  /// The attempts to deliver a notification to a sink, in the order in which they began. Throws
  /// ``LedgerError``.
  package func history(
    of notification: Int64, sink: String
  ) throws(LedgerError) -> [RecordedAttempt] {
    try use { file throws(LedgerError) in try file.history(of: notification, sink: sink) }
  }

  /// Makes what people look things up by, brings all of it into the one file and lets others use
  /// it. Does nothing the second time. Throws ``LedgerError``.
  package func close() throws(LedgerError) {
    lock.lock()
    defer { lock.unlock() }
    guard let file else { return }
    self.file = nil
    try file.close()
  }

  /// Does something with the file while nobody else does.
  func use<Result>(
    _ work: (LedgerFile) throws(LedgerError) -> Result
  ) throws(LedgerError) -> Result {
    lock.lock()
    defer { lock.unlock() }
    guard let file else { throw .closed(path: path) }
    return try work(file)
  }
}
