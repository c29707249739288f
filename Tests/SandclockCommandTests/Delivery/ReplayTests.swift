import Foundation
import TestSupport
import Testing

/// `sandclock replay` as a tester meets it.
@Suite struct ReplayTests {
  @Test func everythingIsSentAgainByteForByte() throws {
    let stage = try PostingStage()
    #expect(try stage.run("--to", "sqlite:a.sqlite").status == 0)
    for rate in [[], ["--rate", "1000/s"]] {
      let replay = try Command.run(
        ["replay", "a.sqlite", "--to", stage.url] + rate, in: stage.folder.path)
      #expect(replay.status == 0)
      #expect(replay.output == "")
      #expect(
        replay.errors.hasPrefix("\(stage.url): 3 attempts, 3 of 3 acknowledged, p50 "),
        "\(replay.errors)")
      #expect(replay.errors.hasSuffix("\n3 notifications sent again.\n"))
    }
    #expect(stage.places == [0, 1, 2, 0, 1, 2, 0, 1, 2])
    let quiet = try stage.command("replay", "a.sqlite", "--to", stage.url, "--quiet")
    #expect(quiet.status == 0 && quiet.output + quiet.errors == "")
  }

  @Test(
    arguments: [
      ("ana", [0, 1, 2]), ("EXPIRED/*", [2]), ("EXPIRED/VOLUNTARY", [2]), ("a* SUBSCRIBED/*", [0]),
      ("* pro", [0, 1, 2]), ("DID_CHANGE_RENEWAL_STATUS/* pro", [1]), ("bo", []), ("DID_RENEW", []),
    ] as [(String, [Int])])
  func someAreSentAgain(_ pattern: String, _ places: [Int]) throws {
    let stage = try PostingStage()
    #expect(try stage.run("--to", "sqlite:a.sqlite").status == 0)
    let replay = try stage.command("replay", "a.sqlite", "--to", stage.url, "--only", pattern)
    #expect(replay.status == 0)
    #expect(stage.places == [0, 1, 2] + places)
  }

  /// The ledger learns what came of them, so the second time there is nothing to send.
  @Test func whatFailedIsSentAgainUntilItIsAcknowledged() throws {
    let stage = try PostingStage(
      .answer(200), .answer(500), .answer(200), .answer(503), .answer(200))
    #expect(try stage.run("--to", "sqlite:a.sqlite").status == 1)
    let words = ["replay", "a.sqlite", "--to", stage.url, "--failed"]
    let first = try Command.run(words, in: stage.folder.path)
    #expect(first.status == 1)
    #expect(
      first.errors.contains(
        /^UNDELIVERED  ana DID_CHANGE_RENEWAL_STATUS\/AUTO_RENEW_DISABLED [-0-9a-f]{36}: 503 \(http/
      ))
    #expect(first.errors.hasSuffix("\n1 notification sent again.\n"))
    let second = try Command.run(words, in: stage.folder.path)
    #expect(second.status == 0)
    #expect(second.errors.hasSuffix("\n1 notification sent again.\n"))
    let third = try Command.run(words, in: stage.folder.path)
    #expect(third.status == 0)
    #expect(third.errors.hasSuffix("\n0 notifications sent again.\n"))
    #expect(stage.places == [0, 1, 2, 1, 1])
    let resumed = try stage.run("--resume", "a.sqlite")
    #expect(resumed.status == 0, "the run knows of it, too: \(resumed.output)")
    #expect(stage.bodies.count == 5)
  }

  @Test func bodiesArePrinted() throws {
    let stage = try PostingStage()
    #expect(try stage.run("--to", "sqlite:a.sqlite").status == 0)
    let replay = try stage.command("replay", "a.sqlite", "--to", "-")
    #expect(replay.status == 0)
    let isWhatArrived = replay.lines.map(String.init) == stage.bodies
    #expect(isWhatArrived)
    #expect(replay.errors == "3 notifications sent again.\n")
    let both = try stage.command("replay", "a.sqlite", "--to", "-", "--to", stage.url)
    let isSame = both.output == replay.output
    #expect(isSame)
    #expect(stage.places == [0, 1, 2, 0, 1, 2])
  }

  @Test func aReceiverThatIsNotAllowed() throws {
    let stage = try PostingStage()
    #expect(try stage.run("--to", "sqlite:a.sqlite").status == 0)
    let replay = try stage.command(
      "replay", "a.sqlite", "--to", stage.receiver.url(host: "0.0.0.0"))
    #expect(replay.status == 74)
    #expect(replay.errors.hasPrefix("sandclock: 0.0.0.0 is no loopback address; "))
    #expect(stage.bodies.count == 3)
  }

  @Test(arguments: [
    ([], "replay needs a ledger, as sqlite:FILE makes it"),
    (["a.sqlite"], "replay needs --to: http://…, pipe:COMMAND or -"),
    (
      ["a.sqlite", "--to", "out/"],
      #"--to cannot be "out/"; http://…, https://…, pipe:COMMAND or - would do"#
    ),
    (["a.sqlite", "--to", "sqlite:b.sqlite"], #"--to cannot be "sqlite:b.sqlite"; http://…"#),
    (["a.sqlite", "--to", "-", "--rate", "0/s"], #"--rate cannot be "0/s"; 500/s, from 1/s "#),
    (["a.sqlite", "--to", "-", "--only", "  "], #"--only "  " names nothing"#),
    (["a.sqlite", "--to", "-", "--only", "a", "--only", "b"], "--only stands twice; keep one"),
    (["a.sqlite", "--to", "-", "--timeout", "1s"], "--timeout is for receivers; "),
    (["a.sqlite", "b.sqlite", "--to", "-"], "replay does not know what to do with \"b.sqlite\""),
  ])
  func wrongCallsAreRefused(_ words: [String], _ reason: String) throws {
    let folder = try Folder()
    let command = try Command.run(["replay"] + words, in: folder.path)
    #expect(command.status == 64)
    #expect(command.errors.hasPrefix("sandclock: \(reason)"), "\(command.errors)")
  }
}
