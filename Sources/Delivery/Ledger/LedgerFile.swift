internal import Foundation
internal import Signing

/// The open file of a ledger and what is done with it. It belongs to one thread at a time.
final class LedgerFile {
  let database: Database
  let statements: LedgerStatements
  /// The scenarios whose runs were asked for.
  var scenarios: Set<String> = []
  /// Whether people's indexes are there.
  var hasIndexes: Bool
  private var otherStatements: [String: Statement] = [:]
  private let claim: FileClaim

  /// The file's path, as the user named it.
  var path: String { database.path }

  private init(_ database: Database, _ claim: FileClaim) throws(LedgerError) {
    self.database = database
    self.claim = claim
    statements = try LedgerStatements(database)
    hasIndexes =
      try database.number("SELECT count(*) FROM sqlite_schema WHERE name GLOB '*_by_uuid'") > 0
  }

  /// Makes a new ledger. `mostPages` is for tests of a full disk. Throws ``LedgerError``.
  static func created(_ path: String, mostPages: Int?) throws(LedgerError) -> LedgerFile {
    try makeFile(path)
    let database = try Database(path, isCreated: true)
    // Nothing is touched before it is known that nothing is there.
    if try holdsNoRun(database) {
      // The call that made it came to nothing: nothing was sent.
      try database.close()
      return try opened(path, mostPages: mostPages)
    }
    try refuseWhatIsThere(database)
    try database.execute(LedgerSchema.pageSize)
    try configure(database, mostPages: mostPages)
    let claim = try FileClaim(database)
    try database.transaction { () throws(LedgerError) in
      // Another process may have been faster.
      try refuseWhatIsThere(database)
      try database.execute(LedgerSchema.tables)
      try database.execute("PRAGMA application_id = \(LedgerSchema.applicationID)")
      try database.execute("PRAGMA user_version = \(LedgerSchema.version)")
    }
    return try LedgerFile(database, claim)
  }

  /// Makes an empty file where none is: of a folder that may not be written to SQLite says that
  /// there is no such file. Throws ``LedgerError``.
  private static func makeFile(_ path: String) throws(LedgerError) {
    // A file that is there is not opened here: closing it would lose the locks of a ledger that
    // this very process has open.
    if access(path, F_OK) == 0 { return }
    do {
      try Files.create(path, [], mode: 0o666, isLasting: false)
    } catch {
      // Another process, or a link to nowhere, may have been there first.
      guard let failure = error as? Files.Failure, failure.code != EEXIST else { return }
      throw .failed(path: path, .open, code: 0, reason: failure.reason)
    }
  }

  /// Whether it is a ledger of this format in which no run was begun.
  private static func holdsNoRun(_ database: Database) throws(LedgerError) -> Bool {
    guard try database.number("PRAGMA application_id") == LedgerSchema.applicationID,
      try database.number("PRAGMA user_version") == LedgerSchema.version
    else { return false }
    return try database.number("SELECT count(*) FROM run") == 0
  }

  private static func refuseWhatIsThere(_ database: Database) throws(LedgerError) {
    if try database.number("SELECT count(*) FROM sqlite_schema") == 0 { return }
    throw try database.number("PRAGMA application_id") == LedgerSchema.applicationID
      ? .exists(path: database.path) : .foreign(path: database.path)
  }

  /// Opens a ledger that is there. Throws ``LedgerError``.
  static func opened(_ path: String, mostPages: Int?) throws(LedgerError) -> LedgerFile {
    if access(path, F_OK) != 0 && errno == ENOENT { throw .missing(path: path) }
    let database = try Database(path, isCreated: false)
    // Its maker was killed before it had made anything: nothing was sent either.
    if try database.number("SELECT count(*) FROM sqlite_schema") == 0 {
      try database.close()
      return try created(path, mostPages: mostPages)
    }
    guard try database.number("PRAGMA application_id") == LedgerSchema.applicationID else {
      throw .foreign(path: path)
    }
    let version = try database.number("PRAGMA user_version")
    guard version == LedgerSchema.version else {
      throw .otherFormat(path: path, found: Int(version), known: Int(LedgerSchema.version))
    }
    if database.isReadOnly { throw .readOnly(path: path) }
    try configure(database, mostPages: mostPages)
    return try LedgerFile(database, FileClaim(database))
  }

  private static func configure(_ database: Database, mostPages: Int?) throws(LedgerError) {
    let mode = try database.prepare("PRAGMA journal_mode = WAL", .write)
    defer { mode.reset() }
    guard try mode.step(), mode.text(0) == "wal" else {
      throw .failed(
        path: database.path, .write, code: 0, reason: "its file system has no write-ahead logs")
    }
    try database.execute(LedgerSchema.settings)
    if let mostPages { try database.execute("PRAGMA max_page_count = \(mostPages)") }
  }

  /// A statement that is not run too often, prepared once. Throws ``LedgerError``.
  func statement(_ sql: String, _ action: LedgerAction) throws(LedgerError) -> Statement {
    if let statement = otherStatements[sql] { return statement }
    let statement = try database.prepare(sql, action)
    otherStatements[sql] = statement
    return statement
  }

  /// Makes people's indexes and brings everything into the one file. Nothing is called afterwards.
  /// Throws ``LedgerError``.
  func close() throws(LedgerError) {
    // Without them the ledger is whole all the same: a full disk is no reason to complain again.
    try? database.transaction { () throws(LedgerError) in
      try database.execute(LedgerSchema.indexes)
    }
    try database.close()
  }
}
