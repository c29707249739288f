import Foundation
import Testing

/// `sandclock merge` of the parts of runs, as somebody types it.
@Suite final class MergeCommandTests {
  /// Two customers with names and eight without; what is expected of one of the two may be wrong.
  private static func scenario(title: String = "crowd", wrong: String = "none") -> String {
    """
    { sandclock: 1, title: "\(title)", app: { bundleId: "com.example.crowd", appAppleId: 1 },
      catalog: { groups: { g: [{ id: "pro", level: 1, period: "P1M", price: "9.99" }] } },
      customers: [{ name: "ana", script: [{ buy: "pro" }] },
                  { name: "bo", script: [{ buy: "pro" }, { at: "1m", cancel: "pro" }] }],
      population: { customers: 8 }, until: "20m",
      expect: [{ notification: "ana REFUND", count: \(wrong == "ana" ? 1 : 0) },
               { notification: "bo REFUND", count: \(wrong == "bo" ? 1 : 0) }] }
    """
  }

  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("crowd.json5", Self.scenario())
  }

  private func command(_ words: String...) throws -> Command {
    try Command.run(words, in: folder.path)
  }

  /// Runs a part, and keeps its report.
  private func part(
    _ shard: String, as name: String, of file: String = "crowd.json5", _ options: String...
  ) throws {
    let command = try Command.run(
      ["run", file, "--shard", shard, "--quiet", "--report", name] + options, in: folder.path)
    #expect(command.status < 2, "\(command.errors)")
  }

  @Test func joinsTheParts() throws {
    for number in 1...3 { try part("\(number)/3", as: "\(number).json") }
    #expect(try folder.text("2.json").contains("      \"shard\": \"2/3\",\n"))
    let sum = try command(
      "merge", "2.json", "1.json", "3.json", "--report", "all.json", "--report", "all.xml")
    #expect(sum.status == 0 && sum.errors == "")
    #expect(
      sum.output == """
        3 parts of crowd, seed 1, start 2026-01-05T09:00:00Z
        by kind     SUBSCRIBED/INITIAL_BUY 10 | DID_RENEW 29 | \
        DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED 1 | EXPIRED/VOLUNTARY 1
        sold        new 10   renewed 29   refunds 0
        gross       USD 389.61

        41 notifications, 2 other expectations held, 0 not reached, 0 refused.

        """)
    let whole = try command("run", "crowd.json5", "--quiet", "--report", "whole.json")
    #expect(whole.status == 0)
    #expect(try folder.text("all.json") == folder.text("whole.json"))
    #expect(!(try folder.text("all.json").contains("shard")))
    #expect(
      try folder.text("all.xml").contains(
        #"<testcase classname="crowd" name="other expectations"/>"#))
  }

  @Test func aPartThatFailedFailsTheWhole() throws {
    try folder.write("crowd.json5", Self.scenario(wrong: "bo"))
    for number in 1...2 { try part("\(number)/2", as: "\(number).json") }
    let sum = try command("merge", "1.json", "2.json", "--report", "all.xml")
    #expect(sum.status == 1)
    #expect(sum.output.contains("\nFAILED  $.expect[1]: bo REFUND\n"), "\(sum.output)")
    #expect(sum.output.contains("sandclock run crowd.json5 --shard 2/2 --seed 1\n"))
    #expect(
      sum.output.hasSuffix(", 1 of 2 other expectations not held, 0 not reached, 0 refused.\n"))
    #expect(try folder.text("all.xml").contains(#"tests="2" failures="1" errors="0""#))
  }

  @Test func saysWhichPartWasStopped() throws {
    for number in 1...2 { try part("\(number)/2", as: "\(number).json") }
    let json = try folder.text("2.json")
    let mark = #""deliveries": []"#
    try folder.write("2.json", json.replacing(mark, with: #""stoppedAt": "0:05:00", \#(mark)"#))
    let sum = try command("merge", "1.json", "2.json")
    #expect(sum.status == 1)
    #expect(sum.output.contains("\nSTOPPED  at 0:05:00 in part 2/2\n"))
  }

  @Test func joinsScenarioByScenario() throws {
    let acme = try Folder(folder.path + "/acme")
    try acme.write("a.json5", Self.scenario(title: "first"))
    try acme.write("b.json5", Self.scenario(title: "second", wrong: "ana"))
    for number in 1...2 { try part("\(number)/2", as: "\(number).json", of: "acme") }
    let sum = try command("merge", "1.json", "2.json")
    #expect(sum.status == 1)
    #expect(sum.lines.first == "2 parts of first, seed 1, start 2026-01-05T09:00:00Z")
    #expect(sum.output.contains("\n2 parts of second, seed 1, "))
    #expect(sum.lines.last == "2 scenarios: 1 passed, 1 failed.")
    try part("2/2", as: "3.json", of: "acme/a.json5")
    let fewer = try command("merge", "1.json", "3.json")
    #expect(
      fewer.errors == "3.json:1:1: b is not in it, as it is in 1.json; parts of one call would do\n"
    )
    let more = try command("merge", "3.json", "1.json")
    #expect(more.errors.hasSuffix(": b is not in 3.json; parts of one call would do\n"))
  }

  @Test func refusesWhatIsNoWhole() throws {
    for number in [1, 3] { try part("\(number)/4", as: "\(number).json") }
    try part("2/3", as: "other-count.json")
    try part("2/4", as: "seed.json", of: "crowd.json5", "--seed", "7")
    try part("2/4", as: "start.json", of: "crowd.json5", "--start", "2027-01-05T09:00:00Z")
    try part("2/4", as: "title.json", of: "crowd.json5", "--set", "title=else")
    try part("1/4", as: "again.json")
    #expect(try command("run", "crowd.json5", "--quiet", "--report", "whole.json").status == 0)
    let json = try folder.text("3.json")
    try folder.write("elder.json", json.replacing("\"generator\": 1", with: "\"generator\": 0"))
    for (file, words) in [
      ("3.json", "1.json:15:16: parts 1 and 3 of 4 are here; 2 and 4 are missing"),
      ("again.json", "again.json:15:16: part 1/4 is in 1.json, too; keep one"),
      (
        "other-count.json",
        "other-count.json:15:16: this is part 2/3, and 1.json is part 1/4; parts of one whole are "
      ),
      ("seed.json", "seed.json:13:15: the seed is 7, and 1 in 1.json; parts of one whole have the"),
      ("start.json", "start.json:14:16: the start is 2027-01-05T09:00:00Z, and 2026-01-05T09:00:"),
      ("title.json", "title.json:12:16: the title is \"else\", and \"crowd\" in 1.json; parts of"),
      ("whole.json", "whole.json:15:24: crowd is whole here, and there are other reports of it; "),
      ("elder.json", "elder.json:1:1: written by generator 0, and this is generator 1; "),
    ] {
      let command = try command("merge", "1.json", file)
      #expect(command.status == 65)
      #expect(command.output == "")
      #expect(command.errors.hasPrefix(words), "\(command.errors)")
    }
    let alone = try command("merge", "1.json")
    #expect(alone.errors == "1.json:15:16: part 1 of 4 is here; 2, 3 and 4 are missing\n")
  }

  @Test func refusesAScenarioThatDidNotRun() throws {
    let wrong = try command("run", "none.json5", "--shard", "1/2", "--report", "1.json")
    #expect(wrong.status == 65)
    let sum = try command("merge", "1.json")
    #expect(sum.status == 65)
    #expect(
      sum.errors == """
        1.json:8:5: none did not come to its end: none.json5:1:1: $: there is no such file; \
        the report of a run that did would do

        """)
  }

  @Test func refusesAMixture() throws {
    let stage = try PostingStage()
    let load = try stage.command(
      "load", "posted.json5", "--to", stage.url, "--authority", "seed:test", "--rate", "100/s",
      "--duration", "30ms", "--quiet", "--report", "load.json")
    #expect(load.status == 0)
    #expect(try stage.run("--quiet", "--report", "run.json").status == 0)
    #expect(
      try stage.command("merge", "load.json", "run.json").errors
        == "run.json:1:1: this is the report of a run, and load.json that of a load; "
        + "reports of one kind would do\n")
    let run = try stage.command("merge", "run.json")
    #expect(run.status == 0)
    #expect(run.output.contains("\n\(stage.url): 3 attempts, 3 of 3 acknowledged, p50 "))
  }

  /// However it is named, a file counts once.
  @Test(arguments: [
    ("1.json", "1.json stands twice; keep one"),
    ("./1.json", "./1.json is 1.json once more; keep one"),
    ("linked.json", "linked.json is 1.json once more; keep one"),
  ])
  func refusesAFileTwice(_ name: String, _ words: String) throws {
    try part("1/1", as: "1.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/linked.json", withDestinationPath: "1.json")
    let command = try command("merge", "1.json", name)
    #expect(command.status == 64)
    #expect(command.errors == "sandclock: \(words)\n")
  }
}
