internal import NotificationWire

extension LedgerFile {
  /// How many notifications of a run a sink has acknowledged. Throws ``LedgerError``.
  func acknowledgedCount(of run: Int64, sink: String) throws(LedgerError) -> Int {
    try count(of: run, sink, "EXISTS")
  }

  /// How many notifications of a run a sink has not acknowledged. Throws ``LedgerError``.
  func undeliveredCount(of run: Int64, sink: String) throws(LedgerError) -> Int {
    try count(of: run, sink, "NOT EXISTS")
  }

  private func count(
    of run: Int64, _ sink: String, _ exists: String
  ) throws(LedgerError) -> Int {
    let statement = try statement(
      """
      SELECT count(*) FROM notification
      WHERE run = ? AND \(exists) (\(Self.successes))
      """, .read)
    statement.bind(run)
    statement.bind(sink)
    defer { statement.reset() }
    return try statement.step() ? Int(statement.number(0)) : 0
  }

  /// The first notifications of a run that a sink has not acknowledged. Throws ``LedgerError``.
  func undelivered(
    of run: Int64, sink: String, most: Int
  ) throws(LedgerError) -> [UndeliveredNotification] {
    let statement = try statement(
      """
      SELECT \(Self.headerColumns), id, sequence FROM notification
      WHERE run = ? AND NOT EXISTS (\(Self.successes)) ORDER BY sequence LIMIT ?
      """, .read)
    statement.bind(run)
    statement.bind(sink)
    statement.bind(most)
    defer { statement.reset() }
    var found: [UndeliveredNotification] = []
    while try statement.step() {
      let id = statement.number(Self.headerColumnCount)
      let attempts = try history(of: id, sink: sink)
      found.append(
        UndeliveredNotification(
          id: id, sequence: Int(statement.number(Self.headerColumnCount + 1)),
          header: NotificationHeader(statement), attemptCount: attempts.count,
          lastAnswer: attempts.last?.answer))
    }
    return found
  }

  private static let successes = """
    SELECT 1 FROM attempt WHERE attempt.notification = notification.id AND attempt.sink = ?
      AND attempt.result = 'SUCCESS'
    """

  /// The columns that a header is made of; they stand first in a row.
  static let headerColumns = """
    customer, number, type, subtype, product_id, transaction_id, original_transaction_id,
    notification_uuid, signed_date, status, entitled, reason
    """
  /// How many they are.
  static let headerColumnCount: Int32 = 12
}

extension NotificationHeader {
  /// The header that a row begins with.
  init(_ row: Statement) {
    self.init(
      customer: row.text(0), number: Int(row.number(1)), type: row.text(2),
      subtype: row.optionalText(3), notificationUUID: row.text(7),
      signedDate: row.number(8), productID: row.optionalText(4),
      transactionID: row.optionalText(5), originalTransactionID: row.optionalText(6),
      belief: row.optionalText(9).map {
        Belief(status: $0, isEntitled: row.number(10) == 1, reason: row.text(11))
      })
  }
}
