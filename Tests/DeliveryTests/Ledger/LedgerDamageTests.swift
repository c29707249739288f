import Foundation
import Signing
import Testing

@testable import Delivery

/// What becomes of a ledger whose disk is full, or whose file was spoilt.
@Suite struct LedgerDamageTests {
  private let scratch: ScratchFolder
  private var path: String { scratch.path + "/run.sqlite" }

  init() throws {
    scratch = try ScratchFolder()
  }

  private func large(_ number: Int) -> Parcel {
    .sample(number, body: Array(repeating: 97, count: 20_000))
  }

  @Test func keepsAllThatWasThereWhenTheDiskIsFull() throws {
    let ledger = try Ledger.create(path, mostPages: 60)
    let run = try ledger.sampleRun()
    let rows = try run.record([large(1), large(2)])
    let attempts = try run.begin([.sample(rows[0])])
    let error = #expect(throws: LedgerError.self) {
      _ = try run.record((3...40).map { large($0) })
    }
    #expect(error?.description == "\(path) cannot be written: the disk is full")
    try run.settle([SettledAttempt(attempts[0], .ok)])
    #expect(try run.record([large(3)]).count == 1, "there is room for a little still")
    try ledger.close()
    #expect(try scratch.names() == ["run.sqlite"])
    let resumed = try Ledger.resume(path)
    #expect(try resumed.all().map(\.sequence) == [1, 2, 3])
    #expect(try resumed.sampleRun().acknowledgedCount(hook) == 1)
  }

  @Test func createsNothingOnAFullDisk() throws {
    let error = #expect(throws: LedgerError.self) { _ = try Ledger.create(path, mostPages: 3) }
    #expect(error?.description == "\(path) cannot be written: the disk is full")
    try Ledger.create(path).close()
    try Ledger.resume(path).close()
  }

  /// What is left when a process dies before the tables are there.
  @Test func createsOneWhereNoneWasMade() throws {
    try Database(path, isCreated: true).execute("PRAGMA journal_mode = WAL")
    #expect(try !scratch.read("run.sqlite").isEmpty)
    try Ledger.create(path).close()
  }

  /// A ledger with bodies in the middle of the file.
  private func bytesOfALedger() throws -> [UInt8] {
    let ledger = try Ledger.create(path)
    _ = try ledger.sampleRun().record((1...40).map { large($0) })
    try ledger.close()
    return try scratch.read("run.sqlite")
  }

  @Test func saysThatAFileWasCutShort() throws {
    let bytes = try bytesOfALedger()
    for count in [100, 4096, 8192, 8193, 65_536, bytes.count / 2, bytes.count - 8192] {
      _ = try scratch.write("run.sqlite", Array(bytes.prefix(count)))
      let error = #expect(throws: LedgerError.self, "\(count)") { _ = try Ledger.resume(path) }
      #expect(
        ["\(path) cannot be read: the file is damaged", "\(LedgerError.foreign(path: path))"]
          .contains(error?.description), "\(count)")
    }
  }

  @Test func saysThatAFileIsDamaged() throws {
    var bytes = try bytesOfALedger()
    for place in bytes.indices where place >= 8192 { bytes[place] = 0xEE }
    _ = try scratch.write("run.sqlite", bytes)
    let error = #expect(throws: LedgerError.self) { _ = try Ledger.resume(path).all() }
    #expect(error?.description == "\(path) cannot be read: the file is damaged")
  }

  @Test func saysThatABodyIsMissing() throws {
    let ledger = try Ledger.create(path)
    _ = try ledger.sampleRun().record([.sample(1), .sample(2)])
    try ledger.close()
    try Database(path, isCreated: false).execute("DELETE FROM body WHERE notification = 2")
    let resumed = try Ledger.resume(path)
    let error = #expect(throws: LedgerError.self) { _ = try resumed.all() }
    #expect(error?.description == "\(path) cannot be read: notification 2 has no body")
  }

  @Test func waitsForSomebodyWhoLooks() throws {
    let ledger = try Ledger.create(path)
    let run = try ledger.sampleRun()
    _ = try run.record([.sample(1)])
    let person = try Database(path, isCreated: false)
    let statement = try person.prepare("SELECT id FROM notification", .read)
    #expect(try statement.step())
    _ = try run.record([.sample(2)])
    try ledger.close()
    #expect(try Ledger.resume(path).all().count == 2)
  }
}
