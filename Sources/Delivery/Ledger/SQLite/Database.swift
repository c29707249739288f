internal import CSQLite
internal import Foundation

/// The owner of a connection to an SQLite file (`sqlite3`). It belongs to one thread at a time.
final class Database {
  /// The file, as the user named it.
  let path: String
  private var pointer: OpaquePointer?
  // SQLite closes no file that a statement is left of.
  private var statements: [Statement] = []

  /// Opens a file, which is made if it may be. Nothing is read from it yet. Throws
  /// ``LedgerError``.
  init(_ path: String, isCreated: Bool) throws(LedgerError) {
    self.path = path
    var pointer: OpaquePointer?
    // A lock of our own keeps threads apart. Names such as ":memory:" are files all the same.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (isCreated ? SQLITE_OPEN_CREATE : 0)
    let file = path.hasPrefix("/") ? path : "./" + path
    let code = sqlite3_open_v2(file, &pointer, flags, nil)
    self.pointer = pointer
    try judge(code, .open)
    sqlite3_extended_result_codes(pointer, 1)
    // A person may look into the file meanwhile, and hold it for a moment.
    sqlite3_busy_timeout(pointer, 5000)
    // Some systems' SQLite leaves the log behind when the file is closed.
    var keepsLog: Int32 = 0
    sqlite3_file_control(pointer, "main", SQLITE_FCNTL_PERSIST_WAL, &keepsLog)
  }

  deinit {
    for statement in statements { statement.finalize() }
    sqlite3_close_v2(pointer)
  }

  /// Closes the file. Unless another program has it open, its log is brought into it and removed.
  /// Neither the connection nor its statements are used afterwards. Throws ``LedgerError``.
  func close() throws(LedgerError) {
    for statement in statements { statement.finalize() }
    try judge(sqlite3_close(pointer), .write)
    pointer = nil
  }

  /// Whether the file may only be read.
  var isReadOnly: Bool { sqlite3_db_readonly(pointer, "main") == 1 }

  /// The file's path without symbolic links, as SQLite names the files beside it.
  var resolvedPath: String {
    sqlite3_db_filename(pointer, "main").map { String(cString: $0) } ?? path
  }

  /// The row that was inserted last.
  var lastRow: Int64 { sqlite3_last_insert_rowid(pointer) }

  /// Runs statements without parameters. Throws ``LedgerError``.
  func execute(_ sql: String, _ action: LedgerAction = .write) throws(LedgerError) {
    try judge(sqlite3_exec(pointer, sql, nil, nil, nil), action)
  }

  /// Prepares one statement, to be used as long as the connection is. Throws ``LedgerError``.
  func prepare(_ sql: String, _ action: LedgerAction = .write) throws(LedgerError) -> Statement {
    var prepared: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    try judge(sqlite3_prepare_v3(pointer, sql, -1, flags, &prepared, nil), action)
    let statement = Statement(prepared, of: self, action)
    statements.append(statement)
    return statement
  }

  /// The number that a statement answers. Throws ``LedgerError``.
  func number(_ sql: String) throws(LedgerError) -> Int64 {
    let statement = try prepare(sql, .read)
    defer { statement.reset() }
    return try statement.step() ? statement.number(0) : 0
  }

  /// Does work of which afterwards all is there or, if it throws, nothing.
  func transaction<Result>(
    _ work: () throws(LedgerError) -> Result
  ) throws(LedgerError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do throws(LedgerError) {
      let result = try work()
      try execute("COMMIT")
      return result
    } catch {
      // A full disk has rolled it back already, and then this says so and does nothing.
      sqlite3_exec(pointer, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// Does something with the connection itself.
  func withPointer<Result>(_ work: (OpaquePointer?) -> Result) -> Result { work(pointer) }

  /// Judges SQLite's result codes: all but success throws.
  func judge(_ code: Int32, _ action: LedgerAction) throws(LedgerError) {
    guard code == SQLITE_OK else { throw failure(code, action) }
  }

  /// What a result code means for whoever runs the command.
  func failure(_ code: Int32, _ action: LedgerAction) -> LedgerError {
    // Opening fails before codes are extended: only the low byte can be relied upon.
    switch code & 0xff {
    case SQLITE_NOTADB: .foreign(path: path)
    case SQLITE_READONLY: .readOnly(path: path)
    default: .failed(path: path, action, code: code, reason: reason(code))
    }
  }

  private var systemError: Int32 { sqlite3_system_errno(pointer) }

  private func reason(_ code: Int32) -> String {
    switch code & 0xff {
    case SQLITE_FULL: return "the disk is full"
    case SQLITE_CORRUPT: return "the file is damaged"
    case SQLITE_BUSY, SQLITE_LOCKED: return "another program is writing to it"
    case SQLITE_NOMEM: return "there is no memory left"
    case SQLITE_IOERR, SQLITE_CANTOPEN:
      if systemError != 0 { return String(cString: strerror(systemError)) }
    default: break
    }
    return String(cString: sqlite3_errmsg(pointer))
  }
}
