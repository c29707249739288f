internal import CSQLite

/// The owner of a prepared statement (`sqlite3_stmt`). Its parameters are bound one after another,
/// then it is stepped through; at its end it can be bound anew.
final class Statement {
  private var pointer: OpaquePointer?
  private unowned let database: Database
  private let action: LedgerAction
  private var parameter: Int32 = 0
  private var bindingCode = SQLITE_OK

  /// Takes over what was prepared.
  init(_ pointer: OpaquePointer?, of database: Database, _ action: LedgerAction) {
    self.pointer = pointer
    self.database = database
    self.action = action
  }

  /// Gives the statement back; its database does so before it closes.
  func finalize() {
    sqlite3_finalize(pointer)
    pointer = nil
  }

  /// Binds the next parameter to a whole number, or to NULL.
  func bind(_ number: Int64?) {
    next {
      guard let number else { return sqlite3_bind_null(pointer, parameter) }
      return sqlite3_bind_int64(pointer, parameter, number)
    }
  }

  /// Binds the next parameter to a whole number.
  func bind(_ number: Int) { bind(Int64(number)) }

  /// Binds the next parameter to a text, or to NULL. SQLite copies it.
  func bind(_ text: String?) {
    guard var text else { return bind(nil as Int64?) }
    text.withUTF8 { characters in
      next {
        sandclock_bind_text(
          pointer, parameter, characters.baseAddress, UInt64(characters.count), 1)
      }
    }
  }

  /// Binds the next parameter to the UTF-8 of a text, which must stay where it is until the
  /// statement has been run: bodies are large, and are copied once, to their page.
  func bind(borrowed text: UnsafeBufferPointer<UInt8>) {
    next { sandclock_bind_text(pointer, parameter, text.baseAddress, UInt64(text.count), 0) }
  }

  private func next(_ bind: () -> Int32) {
    parameter += 1
    let code = bind()
    if code != SQLITE_OK { bindingCode = code }
  }

  /// Goes to the next row; false at the end. Throws ``LedgerError``.
  func step() throws(LedgerError) -> Bool {
    let code = bindingCode == SQLITE_OK ? sqlite3_step(pointer) : bindingCode
    if code == SQLITE_ROW { return true }
    // Judged before the reset, which may make other calls to the system.
    let failure = code == SQLITE_DONE ? nil : database.failure(code, action)
    reset()
    if let failure { throw failure }
    return false
  }

  /// Runs a statement that answers no rows, or none that matter. Throws ``LedgerError``.
  func run() throws(LedgerError) {
    while try step() {}
  }

  /// Leaves the rows that are left: an open statement would keep the file's log from being emptied.
  func reset() {
    sqlite3_reset(pointer)
    parameter = 0
    bindingCode = SQLITE_OK
  }

  /// A whole number of the row; 0 for NULL.
  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }

  /// Whether a column of the row is NULL.
  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(pointer, column) == SQLITE_NULL }

  /// A text of the row; empty for NULL.
  func text(_ column: Int32) -> String {
    withBytes(column) { String(decoding: $0, as: UTF8.self) }
  }

  /// A text of the row; `nil` for NULL.
  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  /// The UTF-8 of a text of the row, byte for byte; empty for NULL.
  func bytes(_ column: Int32) -> [UInt8] { withBytes(column) { [UInt8]($0) } }

  /// Whether a text of the row is these bytes.
  func holds(_ column: Int32, _ bytes: some Collection<UInt8>) -> Bool {
    withBytes(column) { $0.elementsEqual(bytes) }
  }

  private func withBytes<Result>(
    _ column: Int32, _ work: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    // A text is asked for as if it were a blob: its characters are not looked at then.
    let start = sqlite3_column_blob(pointer, column)
    let count = Int(sqlite3_column_bytes(pointer, column))
    return work(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
