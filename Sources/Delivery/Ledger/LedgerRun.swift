package import Signing

/// One run in a ledger. One task records; whoever sends may call the rest from any thread.
package final class LedgerRun: @unchecked Sendable {
  /// What makes it the same run.
  package let identity: RunIdentity
  /// Whether it was there before, so that some of it may be delivered already.
  package let isResumed: Bool
  private let ledger: Ledger
  private let stored: StoredRun
  // Touched while the ledger is in use alone.
  private var count = 0

  init(of ledger: Ledger, _ identity: RunIdentity, _ stored: StoredRun) {
    self.ledger = ledger
    self.identity = identity
    self.stored = stored
    isResumed = stored.notificationCount > 0
  }

  /// Stores the next notifications, which have the forms of the run's identity, and answers their
  /// rows. Those that were there before must be the same.
  ///
  /// - Throws: ``LedgerError``, and then none of them is stored: none may be sent.
  package func record(_ parcels: [Parcel]) throws(LedgerError) -> [Int64] {
    try ledger.use { file throws(LedgerError) in
      let rows = try file.record(parcels, after: count, in: stored, identity)
      count += parcels.count
      return rows
    }
  }

  /// Stores that attempts are about to begin, and answers their rows. Throws ``LedgerError``, and
  /// then none of them is stored: none may begin.
  @discardableResult
  package func begin(_ attempts: [BegunAttempt]) throws(LedgerError) -> [Int64] {
    try ledger.begin(attempts)
  }

  /// Stores what came of attempts. Throws ``LedgerError``, and then none of it is stored.
  package func settle(_ attempts: [SettledAttempt]) throws(LedgerError) {
    try ledger.settle(attempts)
  }

  /// Settles attempts and begins others in one transaction, which is twice as fast as one after the
  /// other. Throws ``LedgerError``, and then nothing of it is stored.
  package func exchange(
    _ settled: [SettledAttempt], for begun: [BegunAttempt]
  ) throws(LedgerError) -> [Int64] {
    try ledger.exchange(settled, for: begun)
  }

  /// The attempts to deliver a notification to a sink, in the order in which they began. Only a
  /// resumed run has any of before. Throws ``LedgerError``.
  package func history(
    of notification: Int64, sink: String
  ) throws(LedgerError) -> [RecordedAttempt] {
    try ledger.history(of: notification, sink: sink)
  }

  /// Until when its attempts were planned so far: milliseconds since 1970 UTC, of simulated time;
  /// `nil` where there were none. Throws ``LedgerError``.
  package func latestPlanned() throws(LedgerError) -> Int64? {
    try ledger.use { file throws(LedgerError) in try file.latestPlanned(of: stored.id) }
  }

  /// How many of its notifications a sink has acknowledged. Throws ``LedgerError``.
  package func acknowledgedCount(_ sink: String) throws(LedgerError) -> Int {
    try ledger.use { file throws(LedgerError) in
      try file.acknowledgedCount(of: stored.id, sink: sink)
    }
  }

  /// How many of its notifications a sink has not acknowledged. Throws ``LedgerError``.
  package func undeliveredCount(_ sink: String) throws(LedgerError) -> Int {
    try ledger.use { file throws(LedgerError) in
      try file.undeliveredCount(of: stored.id, sink: sink)
    }
  }

  /// The first of its notifications that a sink has not acknowledged. Throws ``LedgerError``.
  package func undelivered(
    _ sink: String, most: Int
  ) throws(LedgerError) -> [UndeliveredNotification] {
    try ledger.use { file throws(LedgerError) in
      try file.undelivered(of: stored.id, sink: sink, most: most)
    }
  }

  /// Says that the run has come to its end.
  ///
  /// - Parameter instant: Milliseconds since 1970 UTC, of real time.
  /// - Throws: ``LedgerError``.
  package func finish(at instant: Int64) throws(LedgerError) {
    try ledger.use { file throws(LedgerError) in try file.finish(stored.id, at: instant) }
  }
}
