import Foundation
import Signing
import Testing

@testable import Delivery

/// Which files are refused, in which words, and that they are left as they were.
@Suite struct LedgerRefusalTests {
  private let scratch: ScratchFolder
  private var path: String { scratch.path + "/run.sqlite" }

  init() throws {
    scratch = try ScratchFolder()
  }

  /// The words of what creating or resuming throws, with the folder left out.
  private func words(_ work: () throws -> Ledger) -> String {
    do {
      _ = try work()
      return "nothing"
    } catch {
      return "\(error)".replacing(scratch.path + "/", with: "")
    }
  }

  @Test func createsNoneOverAnother() throws {
    let first = try Ledger.create(path)
    _ = try first.sampleRun()
    try first.close()
    let bytes = try scratch.read("run.sqlite")
    #expect(
      words { try Ledger.create(path) }
        == "run.sqlite holds a run already; --resume run.sqlite goes on with it, another file "
        + "would do for a new one")
    #expect(try scratch.read("run.sqlite") == bytes)
    #expect(try scratch.names() == ["run.sqlite"])
  }

  /// The call that made it came to nothing, for a typing error perhaps.
  @Test func createsOneOverOneWithoutARun() throws {
    try Ledger.create(path).close()
    let ledger = try Ledger.create(path)
    _ = try ledger.sampleRun()
    try ledger.close()
  }

  @Test func createsNoneWhereOneIsInUse() throws {
    let ledger = try Ledger.create(path)
    _ = try ledger.sampleRun()
    #expect(words { try Ledger.create(path) }.hasPrefix("run.sqlite holds a run already"))
    try ledger.close()
  }

  @Test(arguments: [true, false])
  func leavesOtherFilesAlone(_ isCreated: Bool) throws {
    let expected =
      "run.sqlite is no ledger of sandclock; a new file, or one that sandclock has "
      + "written, would do"
    func refused() -> String {
      words { try isCreated ? Ledger.create(path) : Ledger.resume(path) }
    }
    for text in ["a letter", String(repeating: "a long letter ", count: 1000)] {
      _ = try scratch.write("run.sqlite", Array(text.utf8))
      #expect(refused() == expected)
      #expect(try scratch.read("run.sqlite") == Array(text.utf8))
    }
    try FileManager.default.removeItem(atPath: path)
    try Database(path, isCreated: true).execute("CREATE TABLE letters (text)")
    let bytes = try scratch.read("run.sqlite")
    #expect(refused() == expected)
    #expect(try scratch.read("run.sqlite") == bytes)
    #expect(try scratch.names() == ["run.sqlite"])
  }

  @Test func createsOneInAnEmptyFile() throws {
    _ = try scratch.write("run.sqlite", [])
    try Ledger.create(path).close()
    try Ledger.resume(path).close()
  }

  @Test func resumesNone() throws {
    #expect(
      words { try Ledger.resume(path) }
        == "there is no ledger run.sqlite; that of an earlier run would do")
    #expect(try scratch.names() == [])
    _ = try scratch.write("run.sqlite", Array("something else that is long enough".utf8))
    #expect(
      words { try Ledger.resume(path) }
        == "run.sqlite is no ledger of sandclock; a new file, or one that sandclock has written, "
        + "would do")
  }

  /// Its maker was killed before it had made anything.
  @Test func beginsAnewWithAnEmptyOne() throws {
    _ = try scratch.write("run.sqlite", [])
    let ledger = try Ledger.resume(path)
    #expect(try ledger.runs().isEmpty)
    try ledger.close()
    try Ledger.resume(path).close()
  }

  @Test func resumesNoOtherFormat() throws {
    try Ledger.create(path).close()
    try Database(path, isCreated: false).execute("PRAGMA user_version = 3")
    #expect(
      words { try Ledger.resume(path) }
        == "run.sqlite is a ledger of format 3, and this sandclock knows format 2; the sandclock "
        + "that wrote it would do")
  }

  @Test func resumesNoneThatIsInUse() throws {
    let ledger = try Ledger.create(path)
    let run = try ledger.sampleRun()
    #expect(
      words { try Ledger.resume(path) }
        == "run.sqlite is in use by another run or replay; it would do when that has ended")
    // People may look all the same, and the refused one has taken nothing away.
    #expect(try asked(path, "SELECT scenario FROM run") == ["renewals"])
    _ = try run.record([.sample()])
    #expect(words { try Ledger.resume(path) }.hasPrefix("run.sqlite is in use"))
    try ledger.close()
    try Ledger.resume(path).close()
    #expect(try scratch.names() == ["run.sqlite"])
  }

  private let unwritable =
    "run.sqlite or its folder may not be written to; a ledger that may be would do"

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func resumesNoneThatMayOnlyBeRead() throws {
    try Ledger.create(path).close()
    chmod(path, 0o400)
    #expect(words { try Ledger.resume(path) } == unwritable)
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func resumesNoneInAFolderThatMayOnlyBeRead() throws {
    try Ledger.create(path).close()
    chmod(scratch.path, 0o500)
    defer { chmod(scratch.path, 0o700) }
    #expect(words { try Ledger.resume(path) } == unwritable)
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func createsNoneInAFolderThatMayOnlyBeRead() throws {
    chmod(scratch.path, 0o500)
    defer { chmod(scratch.path, 0o700) }
    #expect(words { try Ledger.create(path) } == "run.sqlite cannot be opened: Permission denied")
  }

  @Test(arguments: [
    ("none/run.sqlite", "none/run.sqlite cannot be opened: No such file or directory"),
    ("file/run.sqlite", "file/run.sqlite cannot be opened: Not a directory"),
    (".", ". cannot be opened: Is a directory"),
  ])
  func createsNoneWhereNoFileCanBe(_ name: String, _ expected: String) throws {
    _ = try scratch.write("file", [1])
    #expect(words { try Ledger.create("\(scratch.path)/\(name)") } == expected)
    #expect(try scratch.names() == ["file"])
  }

  @Test func resumesNoneOfOtherScenarios() throws {
    let ledger = try Ledger.create(path)
    _ = try ledger.sampleRun("grace")
    _ = try ledger.sampleRun("retry")
    try ledger.close()
    #expect(
      words { try Ledger.resume(path, scenarios: ["renewals"]) }
        == "run.sqlite holds no run of renewals; what it holds would do: grace, retry")
    try Ledger.resume(path, scenarios: ["renewals", "retry"]).close()
    try Ledger.resume(path).close()
  }

  @Test func keepsRunsApartByName() throws {
    let ledger = try Ledger.create(path)
    _ = try ledger.sampleRun()
    let error = #expect(throws: LedgerError.self) { _ = try ledger.sampleRun() }
    #expect(error == .sameName(path: path, scenario: "renewals"))
    #expect(
      error?.description.replacing(scratch.path + "/", with: "")
        == "two of the scenarios are called renewals, and run.sqlite tells runs apart by that; "
        + "other names would do")
  }

  @Test func saysThatItIsClosed() throws {
    let ledger = try Ledger.create(path)
    let run = try ledger.sampleRun()
    try ledger.close()
    try ledger.close()
    let error = #expect(throws: LedgerError.self) { _ = try run.record([.sample()]) }
    #expect(error?.description == "\(path) is closed")
  }
}
