internal import Signing

/// A run's row, and how many notifications it has already.
struct StoredRun {
  let id: Int64
  let notificationCount: Int
}

extension LedgerFile {
  /// Refuses a ledger that holds runs, but none of these scenarios. Throws ``LedgerError``.
  func requireRun(ofOneOf scenarios: [String]) throws(LedgerError) {
    let held = try runs().map(\.identity.scenario)
    if held.isEmpty || held.contains(where: scenarios.contains) { return }
    throw .otherScenarios(path: path, wanted: scenarios, held: held)
  }

  /// The run of an identity, begun at an instant of real time if it is not there: it has no end
  /// until it is said to be finished. Throws ``LedgerError``.
  func run(
    _ identity: RunIdentity, sinks: [String], at began: Int64
  ) throws(LedgerError) -> StoredRun {
    if scenarios.contains(identity.scenario) {
      throw .sameName(path: path, scenario: identity.scenario)
    }
    let stored = try database.transaction { () throws(LedgerError) in
      let held = try runs().first { $0.identity.scenario == identity.scenario }
      let run: StoredRun
      if let held {
        if let difference = identity.difference(from: held.identity) {
          throw LedgerError.otherRun(path: path, scenario: identity.scenario, difference)
        }
        try database.execute("UPDATE run SET finished = NULL WHERE id = \(held.id)")
        run = StoredRun(
          id: held.id,
          notificationCount: Int(
            try database.number(
              "SELECT max(sequence) FROM notification WHERE run = \(held.id)")))
      } else {
        run = StoredRun(id: try insert(identity, at: began), notificationCount: 0)
      }
      try insert(sinks, of: run.id)
      return run
    }
    scenarios.insert(identity.scenario)
    return stored
  }

  private func insert(_ identity: RunIdentity, at began: Int64) throws(LedgerError) -> Int64 {
    let statement = try statement(
      """
      INSERT INTO run (scenario, title, digest, seed, start, form, authority, generator, began)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .write)
    statement.bind(identity.scenario)
    statement.bind(identity.title)
    statement.bind(identity.digest)
    statement.bind(Int64(bitPattern: identity.seed))
    statement.bind(identity.start)
    statement.bind(identity.form.rawValue)
    statement.bind(identity.authority)
    statement.bind(identity.generator)
    statement.bind(began)
    try statement.run()
    return database.lastRow
  }

  private func insert(_ sinks: [String], of run: Int64) throws(LedgerError) {
    let statement = try statement(
      "INSERT OR IGNORE INTO destination (run, sink) VALUES (?, ?)", .write)
    for sink in sinks {
      statement.bind(run)
      statement.bind(sink)
      try statement.run()
    }
  }

  /// Every run with its row, in the order in which they began. Throws ``LedgerError``.
  func runs() throws(LedgerError) -> [(id: Int64, identity: RunIdentity)] {
    let statement = try statement(
      """
      SELECT id, scenario, title, digest, seed, start, form, authority, generator
      FROM run ORDER BY id
      """, .read)
    defer { statement.reset() }
    var runs: [(id: Int64, identity: RunIdentity)] = []
    while try statement.step() {
      guard let form = NotificationForm(rawValue: statement.text(6)) else {
        throw .failed(path: path, .read, code: 0, reason: "the file is damaged")
      }
      runs.append(
        (
          statement.number(0),
          RunIdentity(
            scenario: statement.text(1), title: statement.text(2), digest: statement.text(3),
            seed: UInt64(bitPattern: statement.number(4)), start: statement.number(5),
            form: form, authority: statement.isNull(7) ? nil : statement.text(7),
            generator: Int(statement.number(8)))
        ))
    }
    return runs
  }

  /// Says that a run has come to its end at an instant of real time. Throws ``LedgerError``.
  func finish(_ run: Int64, at instant: Int64) throws(LedgerError) {
    try database.execute("UPDATE run SET finished = \(instant) WHERE id = \(run)")
  }
}
