/// The attempts that the ledger hears of next, and those that it knows to begin.
///
/// Each time that something is written costs as much, so attempts are written many at a time: what
/// came of some together with the beginning of others.
struct AttemptBook {
  let log: AttemptLog
  /// What came of attempts and is not in the ledger yet: it is kept when the next are committed.
  private var unsaved: [(entry: AttemptLog.Entry, answer: Answer)] = []
  /// Attempts that the ledger knows to begin and that wait for a place among those under way.
  private var committed = Fifo<AttemptLog.Entry>()
  /// Where answers come fast, so many attempts are committed in one go at most.
  private static let mostAtOnce = 64

  init(_ log: AttemptLog) {
    self.log = log
  }

  /// Whether attempts wait for nothing but a place.
  var hasCommitted: Bool { !committed.isEmpty }

  /// Takes what came of an attempt.
  mutating func note(_ answer: Answer, to entry: AttemptLog.Entry) {
    unsaved.append((entry, answer))
  }

  /// How many attempts, if there are as many, are to be committed now; `nil`: nothing is to be
  /// written now.
  ///
  /// Where many answers came since the last time they are more than there are places for. But not
  /// many more, those that wait already included: they would seem to be under way if the process
  /// were killed.
  ///
  /// - Parameters:
  ///   - free: How many places there are.
  ///   - capacity: How many there are when nothing is under way.
  func wanted(for free: Int, of capacity: Int) -> Int? {
    // A slow receiver's answers are kept as they come.
    let isSlow = 4 * unsaved.count <= capacity
    guard committed.count < free || isSlow else { return nil }
    return max(free, min(2 * unsaved.count, Self.mostAtOnce, capacity)) - committed.count
  }

  /// Keeps what came of attempts and commits that others begin. Throws ``LedgerError``: then none
  /// of them may.
  mutating func commit(_ entries: [AttemptLog.Entry]) throws(LedgerError) {
    for entry in try log.exchange(unsaved, for: entries) { committed.append(entry) }
    unsaved = []
  }

  /// The attempts that have been waiting longest.
  mutating func take(atMost free: Int) -> [AttemptLog.Entry] {
    var entries: [AttemptLog.Entry] = []
    while entries.count < free, let entry = committed.popFirst() { entries.append(entry) }
    return entries
  }

  /// Takes back an attempt that has not begun after all.
  mutating func giveBack(_ entry: AttemptLog.Entry) {
    committed.append(entry)
  }

  /// Nothing more begins: what is known is kept, and the ledger is to know of no attempt that was
  /// not made. Throws ``LedgerError``.
  mutating func close() throws(LedgerError) {
    try log.withdraw(take(atMost: committed.count))
    try commit([])
  }
}
