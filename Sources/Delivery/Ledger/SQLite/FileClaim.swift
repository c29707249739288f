internal import Foundation

/// Says to other processes that a ledger is in use, as long as it lives or until its process ends,
/// however it ends.
///
/// The lock (`flock`) is on the file's write-ahead log: SQLite takes no locks there, and it is
/// there whenever somebody has the ledger open. Locks on the file itself would get in the way of
/// SQLite's, and people may read the file meanwhile.
final class FileClaim {
  private let file: Int32

  /// Claims the ledger that a connection has open. Throws ``LedgerError``.
  init(_ database: Database) throws(LedgerError) {
    // SQLite makes the log when it first reads, and removes none that a connection has read.
    _ = try database.number("SELECT count(*) FROM sqlite_schema")
    file = open(database.resolvedPath + "-wal", O_RDWR | O_CLOEXEC)
    let code = file < 0 ? -1 : flock(file, LOCK_EX | LOCK_NB)
    guard code == 0 else {
      if file >= 0 && errno == EWOULDBLOCK { throw .inUse(path: database.path) }
      throw .failed(
        path: database.path, .open, code: 0, reason: String(cString: strerror(errno)))
    }
  }

  deinit {
    if file >= 0 { close(file) }
  }
}
