extension LedgerFile {
  /// Stores what came of some attempts and that others are about to begin, and answers the rows of
  /// those. All of it is there when it returns or, if it throws, nothing is. Throws
  /// ``LedgerError``.
  func exchange(
    _ settled: [SettledAttempt], for begun: [BegunAttempt]
  ) throws(LedgerError) -> [Int64] {
    if settled.isEmpty && begun.isEmpty { return [] }
    return try database.transaction { () throws(LedgerError) in
      for attempt in settled { try settle(attempt) }
      var rows: [Int64] = []
      rows.reserveCapacity(begun.count)
      for attempt in begun { rows.append(try begin(attempt)) }
      return rows
    }
  }

  /// Until when the attempts of a run were planned; `nil` where there are none. Throws
  /// ``LedgerError``.
  func latestPlanned(of run: Int64) throws(LedgerError) -> Int64? {
    let statement = try statement(
      """
      SELECT max(attempt.planned) FROM attempt
      JOIN notification ON notification.id = attempt.notification WHERE notification.run = ?
      """, .read)
    statement.bind(run)
    defer { statement.reset() }
    guard try statement.step(), !statement.isNull(0) else { return nil }
    return statement.number(0)
  }

  /// Forgets attempts that were to begin and did not: all of them or, if it throws, none.
  func withdraw(_ attempts: [Int64]) throws(LedgerError) {
    if attempts.isEmpty { return }
    let statement = try statement("DELETE FROM attempt WHERE id = ?", .write)
    try database.transaction { () throws(LedgerError) in
      for attempt in attempts {
        statement.bind(attempt)
        try statement.run()
      }
    }
  }

  private func begin(_ attempt: BegunAttempt) throws(LedgerError) -> Int64 {
    let statement = statements.insertAttempt
    statement.bind(attempt.notification)
    statement.bind(attempt.sink)
    statement.bind(attempt.number)
    statement.bind(attempt.planned)
    statement.bind(attempt.began)
    statement.bind(attempt.mayRepeat ? 1 : 0)
    try statement.run()
    return database.lastRow
  }

  private func settle(_ attempt: SettledAttempt) throws(LedgerError) {
    let statement = statements.settleAttempt
    statement.bind(attempt.answer.result.rawValue)
    statement.bind(attempt.answer.status.map(Int64.init))
    statement.bind(attempt.answer.latency)
    statement.bind(attempt.answer.reason)
    statement.bind(attempt.id)
    try statement.run()
  }

  /// The attempts to deliver a notification to a sink, in the order in which they began. Throws
  /// ``LedgerError``.
  func history(
    of notification: Int64, sink: String
  ) throws(LedgerError) -> [RecordedAttempt] {
    let statement = statements.history
    statement.bind(notification)
    statement.bind(sink)
    defer { statement.reset() }
    var attempts: [RecordedAttempt] = []
    while try statement.step() {
      attempts.append(
        RecordedAttempt(
          id: statement.number(4),
          begun: BegunAttempt(
            notification: notification, sink: sink, number: Int(statement.number(5)),
            planned: statement.number(6), began: statement.number(7),
            mayRepeat: statement.number(8) == 1),
          answer: Answer(statement, from: 0)))
    }
    return attempts
  }
}

extension Answer {
  /// The answer that four columns of a row hold, from this one on: result, status, latency, reason;
  /// `nil` if there was none yet.
  init?(_ row: Statement, from column: Int32) {
    guard let result = AttemptResult(rawValue: row.text(column)) else { return nil }
    self.init(
      result, status: row.isNull(column + 1) ? nil : Int(row.number(column + 1)),
      latency: row.number(column + 2),
      reason: row.isNull(column + 3) ? nil : row.text(column + 3))
  }
}
