internal import CSQLite

/// Reads the texts of a column row by row (`sqlite3_blob`), with one copy less than a statement
/// makes. Like an open statement it keeps the file's log from being emptied, so it does not live
/// long.
final class TextColumn {
  private let table: String
  private let column: String
  private let database: Database
  private var pointer: OpaquePointer?

  /// A column of a table; nothing is opened yet.
  init(_ column: String, of table: String, in database: Database) {
    self.table = table
    self.column = column
    self.database = database
  }

  deinit { sqlite3_blob_close(pointer) }

  /// The UTF-8 of a row's text, byte for byte; `nil` where there is no such row. Throws
  /// ``LedgerError``.
  func bytes(_ row: Int64) throws(LedgerError) -> [UInt8]? {
    let found = go(to: row)
    // So SQLite says that there is no row, or no text in it.
    if found == SQLITE_ERROR { return nil }
    try database.judge(found, .read)
    let count = sqlite3_blob_bytes(pointer)
    var code = SQLITE_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      code = sqlite3_blob_read(pointer, buffer.baseAddress, count, 0)
      filled = code == SQLITE_OK ? Int(count) : 0
    }
    try database.judge(code, .read)
    return bytes
  }

  private func go(to row: Int64) -> Int32 {
    if pointer != nil { return sqlite3_blob_reopen(pointer, row) }
    return database.withPointer {
      sqlite3_blob_open($0, "main", table, column, row, 0, &pointer)
    }
  }
}
