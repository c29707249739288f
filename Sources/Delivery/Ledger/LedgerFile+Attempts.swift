extension LedgerFile {
  /// Stores that attempts are about to begin, and answers their rows. All of it is there when it
  /// returns, or nothing is. Throws ``LedgerError``.
  func begin(_ attempts: [BegunAttempt]) throws(LedgerError) -> [Int64] {
    try database.transaction { () throws(LedgerError) in
      let statement = statements.insertAttempt
      var rows: [Int64] = []
      rows.reserveCapacity(attempts.count)
      for attempt in attempts {
        statement.bind(attempt.notification)
        statement.bind(attempt.sink)
        statement.bind(attempt.number)
        statement.bind(attempt.planned)
        statement.bind(attempt.began)
        statement.bind(attempt.mayRepeat ? 1 : 0)
        try statement.run()
        rows.append(database.lastRow)
      }
      return rows
    }
  }

  /// Stores what came of attempts: all of it or, if it throws, nothing. Throws ``LedgerError``.
  func settle(_ attempts: [SettledAttempt]) throws(LedgerError) {
    try database.transaction { () throws(LedgerError) in
      let statement = statements.settleAttempt
      for attempt in attempts {
        statement.bind(attempt.answer.result.rawValue)
        statement.bind(attempt.answer.status.map(Int64.init))
        statement.bind(attempt.answer.latency)
        statement.bind(attempt.answer.reason)
        statement.bind(attempt.id)
        try statement.run()
      }
    }
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
