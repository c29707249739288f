internal import CSQLite
internal import NotificationWire
package import Signing

/// The yardstick for the ledger: the same columns of the same notifications into one bare table of
/// a new SQLite file, by calls of SQLite in a loop. No index, no checks, no layer in between; the
/// same transactions, the same settings of the connection.
package enum LedgerYardstick {
  /// Inserts notifications, so many in a transaction, and closes the file. Answers how many it
  /// were. Throws ``LedgerError``.
  package static func insert(
    _ rows: [Row], batch: Int, into path: String
  ) throws(LedgerError) -> Int {
    let database = try Database(path, isCreated: true)
    try database.execute(LedgerSchema.pageSize)
    try database.execute("PRAGMA journal_mode = WAL")
    try database.execute(LedgerSchema.settings)
    try database.execute(
      """
      CREATE TABLE notification (
        id INTEGER PRIMARY KEY, customer, type, subtype, product_id, transaction_id,
        original_transaction_id, notification_uuid, status, reason, decoded, body,
        run, sequence, number, signed_date, entitled)
      """)
    let sql = "INSERT INTO notification VALUES (NULL\(String(repeating: ", ?", count: 16)))"
    let code = database.withPointer { pointer in
      insert(rows, batch: batch, sql, into: pointer)
    }
    try database.judge(code, .write)
    try database.close()
    return rows.count
  }

  /// A notification as the loop wants it: nothing is left to be prepared.
  package struct Row: Sendable {
    fileprivate let texts: [[UInt8]]
    fileprivate let numbers: [Int64]

    /// The columns of a notification with both its forms.
    package init(_ parcel: Parcel, sequence: Int) {
      let header = parcel.header
      texts =
        [
          header.customer, header.type, header.subtype ?? "", header.productID ?? "",
          header.transactionID ?? "", header.originalTransactionID ?? "", header.notificationUUID,
          header.belief?.status ?? "", header.belief?.reason ?? "",
        ].map { Array($0.utf8) } + [.decoded, .signed].map { parcel.body($0) ?? [] }
      numbers = [
        1, Int64(sequence), Int64(header.number), header.signedDate,
        header.belief?.isEntitled ?? false ? 1 : 0,
      ]
    }
  }

  private static func insert(
    _ rows: [Row], batch: Int, _ sql: String, into database: OpaquePointer?
  ) -> Int32 {
    var statement: OpaquePointer?
    var code = sqlite3_prepare_v2(database, sql, -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    for (place, row) in rows.enumerated() {
      if place % batch == 0 { sqlite3_exec(database, "BEGIN IMMEDIATE", nil, nil, nil) }
      code = insert(row.texts[...], row.numbers, into: statement)
      if code != SQLITE_DONE { return code }
      sqlite3_reset(statement)
      if place % batch == batch - 1 || place == rows.count - 1 {
        code = sqlite3_exec(database, "COMMIT", nil, nil, nil)
      }
    }
    return code == SQLITE_DONE ? SQLITE_OK : code
  }

  /// Binds the texts where they lie, one after another, then the numbers, and steps.
  private static func insert(
    _ texts: ArraySlice<[UInt8]>, _ numbers: [Int64], into statement: OpaquePointer?
  ) -> Int32 {
    guard let text = texts.first else {
      for (place, number) in numbers.enumerated() {
        sqlite3_bind_int64(statement, Int32(12 + place), number)
      }
      return sqlite3_step(statement)
    }
    return text.withUnsafeBufferPointer { bytes in
      sandclock_bind_text(
        statement, Int32(texts.startIndex + 1), bytes.baseAddress, UInt64(bytes.count), 0)
      return insert(texts.dropFirst(), numbers, into: statement)
    }
  }
}
