import Foundation
import TestSupport
import Testing

/// Legacy notifications as a tester meets them.
@Suite struct V1Tests {
  private static let types = ["INITIAL_BUY", "DID_CHANGE_RENEWAL_STATUS"]

  private func types(_ bodies: [some StringProtocol]) -> [String] {
    bodies.map { body in
      String(body.dropFirst(#"{"notification_type":""#.count).prefix { $0 != "\"" })
    }
  }

  @Test func theyArePrintedAndNobodySigns() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    for words in [["--to", "-", "--format", "v1"], ["--to", "v1@-"]] {
      let run = try Command.run(["run", "small.json5"] + words, in: folder.path)
      #expect(run.status == 0, "\(run.errors)")
      #expect(types(run.lines) == Self.types)
      #expect(run.errors.hasPrefix("small\nseed 1, "))
    }
  }

  @Test func aFolderKeepsThem() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let words = ["run", "small.json5", "--to", "v1@old/", "--to", "decoded@new/"]
    for _ in 0..<2 { #expect(try Command.run(words, in: folder.path).status == 0) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/old").sorted()
    #expect(
      names == [
        ".gitattributes", "ana-01-INITIAL_BUY.decoded.json", "ana-01-INITIAL_BUY.json",
        "ana-02-DID_CHANGE_RENEWAL_STATUS.decoded.json", "ana-02-DID_CHANGE_RENEWAL_STATUS.json",
        "index.json",
      ])
    let body = try folder.text("old/ana-01-INITIAL_BUY.json")
    let twin = try folder.text("old/ana-01-INITIAL_BUY.decoded.json")
    #expect(twin.hasPrefix("{\n  \"notification_type\": \"INITIAL_BUY\",\n"))
    let isSame = twin.filter { !$0.isWhitespace } == body.filter { !$0.isWhitespace }
    #expect(isSame)
    let index = try folder.text("old/index.json")
    #expect(
      index.contains(#"{"file":"ana-01-INITIAL_BUY.json","customer":"ana","type":"INITIAL_BUY","#))
    #expect(index.contains(#""status":"active","entitled":true"#))
  }

  @Test func aCommandReadsThem() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let run = try Command.run(
      ["run", "small.json5", "--to", "v1@pipe:cat > lines"], in: folder.path)
    #expect(run.status == 0)
    #expect(types(try folder.text("lines").split(separator: "\n")) == Self.types)
  }

  /// What fails is made up for, and what is replayed is the same bytes.
  @Test func aLedgerKeepsThem() throws {
    let stage = try PostingStage(.answer(200), .answer(500), .answer(200))
    let words = ["run", "posted.json5", "--to", "v1@" + stage.url]
    let first = try Command.run(words + ["--to", "sqlite:a.sqlite"], in: stage.folder.path)
    #expect(first.status == 1)
    #expect(
      first.output.contains("UNDELIVERED  0:01:00 ana DID_CHANGE_RENEWAL_STATUS: 1 attempt"))
    #expect(first.output.contains("--to v1@\(stage.url) "), "the call that goes on is whole")
    let second = try Command.run(words + ["--resume", "a.sqlite"], in: stage.folder.path)
    #expect(second.status == 0, "\(second.output) \(second.errors)")
    #expect(types(stage.bodies) == Self.types + ["DID_CHANGE_RENEWAL_STATUS"])
    let replay = try stage.command("replay", "a.sqlite", "--to", "-", "--to", stage.url)
    #expect(replay.status == 0)
    let isSame = replay.lines.map(String.init) == Array(stage.bodies.prefix(2))
    #expect(isSame)
    #expect(stage.places == [0, 1, 1, 0, 1])
    let other = try Command.run(
      [
        "run", "posted.json5", "--authority", "seed:test", "--to", stage.url, "--resume",
        "a.sqlite",
      ],
      in: stage.folder.path)
    #expect(other.status == 65)
    #expect(other.errors.contains("its form is v1 and not signed; --format v1 would do"))
  }

  @Test(arguments: [
    (["--to", "v1@http://a", "--to", "http://b", "--to", "sqlite:c"], "a ledger keeps"),
    (["--to", "v1@-", "--to", "http://b", "--resume", "c"], "a ledger keeps"),
    (["--to", "signed@sqlite:c", "--to", "v1@-"], "a ledger keeps"),
    (["--to", "v2@-"], #"--to cannot be "v2@-"; -, a folder"#),
    (["--to", "v1@-", "--to", "-"], "--to - stands twice"),
    (["--to", "-", "--format", "V1"], #"--format cannot be "V1"; signed, decoded or v1 would do"#),
  ])
  func wrongCallsAreRefused(_ words: [String], _ reason: String) throws {
    let command = try Command.run(["run", "a.json5"] + words)
    #expect(command.status == 64)
    #expect(command.errors.hasPrefix("sandclock: \(reason)"), "\(command.errors)")
  }

  @Test func replayTakesNoForm() throws {
    let command = try Command.run(["replay", "a.sqlite", "--to", "v1@http://a"])
    #expect(command.status == 64)
  }
}
