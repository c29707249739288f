import Foundation
import TestSupport
import Testing

/// `--to sqlite:FILE` and `--resume FILE` as a tester meets them.
@Suite struct LedgerTests {
  @Test func nothingIsSentTwice() throws {
    let stage = try PostingStage()
    #expect(try stage.run("--to", "sqlite:a.sqlite").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: stage.folder.path).sorted()
    #expect(names == ["a.sqlite", "posted.json5"], "everything is in the one file")
    let second = try stage.run("--resume", "a.sqlite")
    #expect(second.status == 0)
    #expect(second.lines.count { $0.hasSuffix("  200  recorded") } == 3)
    #expect(stage.bodies.count == 3)
    let both = try stage.run("--resume", "a.sqlite", "--to", "sqlite:a.sqlite")
    #expect(both.status == 0, "that it is kept may be said: \(both.errors)")
  }

  @Test func aLedgerAloneKeepsEverything() throws {
    let stage = try PostingStage()
    let run = try stage.command(
      "run", "posted.json5", "--authority", "seed:test", "--to", "sqlite:a.sqlite")
    #expect(run.status == 0)
    #expect(stage.bodies.isEmpty)
    #expect(try stage.command("replay", "a.sqlite", "--to", stage.url).status == 0)
    #expect(stage.bodies.count == 3)
  }

  /// What a ledger that was begun with `seed:test` and seed 1 does not go on with.
  @Test(arguments: [
    (["--seed", "7"], "its seed is 1 and not 7; --seed 1 would do"),
    (
      ["--start", "2027-01-05T09:00:00Z"],
      "it starts 2026-01-05T09:00:00Z and not 2027-01-05T09:00:00Z; "
        + "--start 2026-01-05T09:00:00Z would do"
    ),
    (["--set", "title=other"], #"its title is "posted" and not "other"; "#),
    (["--set", "store.renewalCap=3"], "the scenario has changed (its digest was "),
    (["--format", "decoded"], "its form is signed and not decoded; --format signed would do"),
  ])
  func aLedgerOfAnotherRunIsRefused(_ options: [String], _ words: String) throws {
    let stage = try PostingStage()
    #expect(try stage.run("--to", "sqlite:a.sqlite").status == 0)
    let other = try Command.run(
      stage.words(["--resume", "a.sqlite"] + options), in: stage.folder.path)
    #expect(other.status == 65)
    #expect(
      other.errors.hasPrefix("sandclock: a.sqlite holds another run of posted: \(words)"),
      "\(other.errors)")
    #expect(other.output == "")
    #expect(stage.bodies.count == 3)
  }

  @Test func aLedgerOfAnotherAuthorityIsRefused() throws {
    let stage = try PostingStage()
    #expect(try stage.run("--to", "sqlite:a.sqlite").status == 0)
    let other = try stage.command(
      "run", "posted.json5", "--authority", "seed:other", "--to", stage.url, "--resume", "a.sqlite")
    #expect(other.status == 65)
    #expect(
      other.errors.contains(
        /holds another run of posted: it is signed by authority [-0-9a-f]+ and not by authority/))
    #expect(stage.bodies.count == 3)
  }

  @Test func aLedgerThatIsThereIsNotReplaced() throws {
    let stage = try PostingStage()
    #expect(try stage.run("--to", "sqlite:a.sqlite").status == 0)
    let again = try stage.run("--to", "sqlite:a.sqlite")
    #expect(again.status == 74)
    #expect(
      again.errors
        == "sandclock: a.sqlite holds a run already; --resume a.sqlite goes on with it, another "
        + "file would do for a new one\n")
    #expect(stage.bodies.count == 3)
  }

  @Test(arguments: [
    ("none.sqlite", "there is no ledger none.sqlite; that of an earlier run would do"),
    (
      "posted.json5",
      "posted.json5 is no ledger of sandclock; a new file, or one that sandclock has written, "
        + "would do"
    ),
  ])
  func whatIsNoLedgerIsRefused(_ file: String, _ words: String) throws {
    let stage = try PostingStage()
    for command in [
      try stage.run("--resume", file), try stage.command("replay", file, "--to", stage.url),
    ] {
      #expect(command.status == 65)
      #expect(command.errors == "sandclock: \(words)\n")
    }
    #expect(stage.bodies.isEmpty)
    #expect(try stage.folder.text("posted.json5") == PostingStage.scenario())
  }

  @Test func aLedgerOfOtherScenariosIsRefused() throws {
    let stage = try PostingStage()
    #expect(try stage.run("--to", "sqlite:a.sqlite").status == 0)
    try stage.folder.write("other.json5", PostingStage.scenario())
    let other = try stage.command(
      "run", "other.json5", "--authority", "seed:test", "--to", stage.url, "--resume", "a.sqlite")
    #expect(other.status == 65)
    #expect(
      other.errors == "sandclock: a.sqlite holds no run of other; what it holds would do: posted\n")
  }

  /// Several scenarios share a ledger and a receiver; each goes on where it was.
  @Test func severalScenariosShareALedger() throws {
    let stage = try PostingStage(TestReceiver { .answer($0.number == 4 ? 500 : 200) })
    let names = ["one", "two", "three"]
    let folder = try Folder(stage.folder.path + "/all")
    for name in names { try folder.write("\(name).json5", PostingStage.scenario(title: name)) }
    let words = ["run", "all", "--authority", "seed:test", "--to", stage.url]
    let first = try Command.run(words + ["--to", "sqlite:a.sqlite"], in: stage.folder.path)
    #expect(first.status == 1)
    #expect(first.lines.count { $0.hasPrefix("UNDELIVERED  ") } == 1)
    #expect(first.lines.count { $0.contains("  3 notifications   undelivered: 0:0") } == 1)
    #expect(first.output.hasSuffix("\n3 scenarios: 2 passed, 1 failed.\n"))
    #expect(stage.places == Array(0..<9))
    let second = try Command.run(words + ["--resume", "a.sqlite"], in: stage.folder.path)
    #expect(second.status == 0)
    #expect(second.output.hasSuffix("\n3 scenarios: 3 passed.\n"))
    #expect(stage.places.dropFirst(9) == [4])
    let one = try stage.command(
      "run", "all/two.json5", "--authority", "seed:test", "--to", stage.url, "--resume", "a.sqlite")
    #expect(one.status == 0, "one of them alone: \(one.errors)")
    #expect(stage.bodies.count == 10)
  }

  @Test(arguments: [
    (["--resume", "a.sqlite"], "--resume is for receivers; add --to http://…, or leave it out"),
    (["--timeout", "1s"], "--timeout is for receivers; add --to http://…, or leave it out"),
    (["--to", "-", "--header", "A: b"], "--header is for receivers; "),
    (
      ["--to", "sqlite:a", "--to", "sqlite:b"],
      "there can be one ledger, and here are a and b; keep one"
    ),
    (
      ["--to", "http://127.0.0.1:1/", "--to", "sqlite:a", "--resume", "b"],
      "there can be one ledger, and here are a and b; keep one"
    ),
    (["--to", "http://"], #"--to cannot be "http://"; "#),
    (["--to", "sqlite:"], #"--to cannot be "sqlite:"; "#),
    (
      ["--to", "http://127.0.0.1:1/", "--connections", "0"],
      #"--connections cannot be "0"; a whole number from 1 to 10000 would do"#
    ),
    (["--to", "http://127.0.0.1:1/", "--timeout", "soon"], #"--timeout cannot be "soon"; "#),
    (["--to", "http://127.0.0.1:1/", "--pace", "fast"], #"--pace cannot be "fast"; "#),
    (
      ["--to", "http://127.0.0.1:1/", "--header", "none"],
      #"--header cannot be "none"; NAME:VALUE, such as "#
    ),
    (["--to", "http://127.0.0.1:port/"], #""http://127.0.0.1:port/" is no address"#),
  ])
  func wrongCallsAreRefused(_ options: [String], _ words: String) throws {
    let folder = try Folder()
    try folder.write("posted.json5", PostingStage.scenario())
    let command = try Command.run(
      ["run", "posted.json5", "--authority", "seed:test"] + options, in: folder.path)
    #expect(command.status == 64)
    #expect(command.output == "")
    #expect(command.errors.hasPrefix("sandclock: \(words)"), "\(command.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["posted.json5"], "nothing is made")
  }
}
