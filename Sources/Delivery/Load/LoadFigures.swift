/// What has come of a load so far, warm-up left out. Those of several loads can be joined.
package struct LoadFigures: Hashable, Sendable {
  /// The first attempts at notifications of one kind.
  package struct Kind: Hashable, Sendable {
    /// How many were sent.
    package var sent = 0
    /// How many of them came to nothing.
    package var failed = 0
    /// From the planned moment to the end of the answer.
    package var fromPlanned = LatencyHistogram()
    /// From the actual send to the end of the answer.
    package var fromSend = LatencyHistogram()

    /// None.
    package init() {}
  }

  /// How many notifications had their moments.
  package var planned = 0
  /// How many never were, because the load had to end before their turn came.
  package var unsent = 0
  /// How many of those were not even sealed by then.
  package private(set) var unsealed = 0
  /// How many first attempts are answered, or failed otherwise.
  package var ended = 0
  /// How many of those were acknowledged.
  package var acknowledged = 0
  /// How many ended how.
  package var results: [AttemptResult: Int] = [:]
  /// How many an answer with which status ended.
  package var statuses: [Int: Int] = [:]
  /// The first attempts by kind of notification, `TYPE/SUBTYPE` or the type alone.
  package private(set) var kinds: [String: Kind] = [:]
  /// The first attempts of every kind.
  package private(set) var all = Kind()

  /// By how much the generator itself was late, for each that was sent: the receiver has no part
  /// in it. In microseconds.
  package var lags = LatencyHistogram()
  /// How many were late because they were not sealed in time.
  package var sealedLate = 0
  /// How long those were held that had to wait for an earlier one of the same original transaction.
  package var held = LatencyHistogram()
  /// How long those waited that found all connections taken.
  package var queued = LatencyHistogram()

  /// How many attempts were made again, which are in no other figure.
  package var retried = 0
  /// How many of them delivered their notifications.
  package var retriedWell = 0
  /// How many further attempts were still to come when the load ended.
  package var retriesLeft = 0

  /// By more than this something counts as late, in microseconds.
  package static let lateLimit: Int64 = 1000

  /// Nothing yet.
  package init() {}

  /// How many first attempts came to nothing.
  package var failed: Int { ended - acknowledged }
  /// How many were sent late by the generator's own fault.
  package var late: Int { lags.count(from: Self.lateLimit + 1) }
  /// How many were sent.
  package var sent: Int { all.sent }

  /// Changes what is counted of a kind, and with it what is counted of all.
  package mutating func count(_ kind: String, _ change: (inout Kind) -> Void) {
    change(&kinds[kind, default: Kind()])
    change(&all)
  }

  /// Counts notifications that had their moments and were never sealed.
  package mutating func addUnsealed(_ count: Int) {
    planned += count
    unsent += count
    unsealed += count
  }

  /// Counts what another load has counted.
  package mutating func merge(_ other: LoadFigures) {
    for part in Self.counts { self[keyPath: part] += other[keyPath: part] }
    results.merge(other.results) { $0 + $1 }
    statuses.merge(other.statuses) { $0 + $1 }
    for (kind, figures) in other.kinds { count(kind) { $0.merge(figures) } }
    lags.merge(other.lags)
    held.merge(other.held)
    queued.merge(other.queued)
  }

  private static let counts: [any WritableKeyPath<LoadFigures, Int> & Sendable] = [
    \.planned, \.unsent, \.unsealed, \.ended, \.acknowledged, \.sealedLate, \.retried,
    \.retriedWell,
    \.retriesLeft,
  ]
}

extension LoadFigures.Kind {
  /// Counts what another load has counted of the kind.
  package mutating func merge(_ other: Self) {
    sent += other.sent
    failed += other.failed
    fromPlanned.merge(other.fromPlanned)
    fromSend.merge(other.fromSend)
  }
}
