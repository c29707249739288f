import Foundation
import Testing

/// Several scenarios in one call: a line each, what went wrong below, one sum and one status.
@Suite struct SeveralRunsTests {
  /// A folder with a scenario of each ending, and files that are none.
  static func write(to folder: borrowing Folder) throws {
    try folder.write("good.json5", smallScenario)
    try folder.write("fails.json5", smallScenario.replacing(#""*","#, with: #""REFUND","#))
    try folder.write("wrong.json5", smallScenario.replacing(#"buy: "pro""#, with: #"buy: "prr""#))
    try folder.write("parent.json5", "{ sandclock: 1, store: { renewalCap: 2 } }")
    try folder.write("notes.txt", "no scenario")
    try folder.write(".hidden.json5", "{")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/deeper", withIntermediateDirectories: true)
    try folder.write("deeper/other.json5", smallScenario)
  }

  private static let table = """
      FAILED  fails      3 notifications   ana: 1 notification as expected, then not
      ok      good       3 notifications
      ERROR   wrong      1 finding, not run

    """

  private static let blocks = """

    acme/fails.json5
    FAILED  ana: 1 notification as expected, then not
            expected  REFUND ($.expect[1])
            got       0:01:02 DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED pro
            after     0:00:20 SUBSCRIBED/INITIAL_BUY pro
            again     sandclock run acme/fails.json5 --seed 1


    """

  private static let finding =
    "acme/wrong.json5:3:46: $.customers[0].script[0].buy: \"prr\" is no product of the catalog; "
    + "did you mean \"pro\"?\n"

  private static let sum = "3 scenarios: 1 passed, 1 failed, 1 with findings.\n"

  /// Runs in the folder above the scenarios, which is called `acme`.
  private func run(_ words: [String]) throws -> Command {
    let folder = try Folder()
    let acme = try Folder(folder.path + "/acme")
    try Self.write(to: acme)
    return try Command.run(["run"] + words, in: folder.path)
  }

  @Test(arguments: [["acme"], ["acme/"], ["acme/", "acme/good.json5"], ["--jobs", "1", "acme"]])
  func runsAFolder(_ words: [String]) throws {
    let command = try run(words)
    #expect(command.output == Self.table + Self.blocks + Self.sum)
    #expect(command.errors == Self.finding)
    #expect(command.status == 65, "the greatest status wins")
  }

  @Test func saysOnlyWhatIsWrongWhenQuiet() throws {
    let lines = (Self.table + Self.blocks).split(separator: "\n").filter { !$0.contains("  ok  ") }
    let command = try run(["acme", "--quiet"])
    #expect(command.output == "")
    #expect(
      command.errors
        == lines[..<2].joined(separator: "\n") + "\n" + Self.finding
        + lines[2...].joined(separator: "\n") + "\n")
  }

  @Test func sendsInTheOrderOfTheFiles() throws {
    let options = ["--to", "-", "--authority", "seed:test"]
    let all = try run(["acme"] + options)
    let each = try ["acme/fails.json5", "acme/good.json5"].map { try run([$0] + options).output }
    #expect(all.output == each.joined())
    #expect(all.errors == Self.table + Self.finding + Self.blocks + Self.sum)
    for jobs in ["1", "2", "9"] {
      #expect(try run(["acme", "--jobs", jobs] + options).output == all.output)
    }
  }

  @Test(arguments: ["1", "3"], [[], ["--to", "-"]])
  func runsThemAllWithoutAReader(_ jobs: String, _ options: [String]) throws {
    let folder = try Folder()
    let acme = try Folder(folder.path + "/acme")
    try Self.write(to: acme)
    let words = ["--to", "out/", "--report", "all.json", "--authority", "seed:test"]
    let command = try Command.run(
      ["run", "acme", "--jobs", jobs] + words + options, in: folder.path, isRead: false)
    #expect(command.status == 65)
    let report = try folder.text("all.json")
    for count in [#""passed": 1"#, #""failed": 1"#, #""withFindings": 1"#, #""stopped": 0"#] {
      #expect(report.contains(count), "\(report)")
    }
    for name in ["good", "fails"] {
      #expect(try folder.text("out/\(name)/index.json").contains("EXPIRED"))
    }
  }

  @Test func saysWhichOtherExpectationFailed() throws {
    let folder = try Folder()
    let text = smallScenario.replacing(
      #"expect: ["#, with: #"expect: [{ notification: "REFUND" }, "#
    ).replacing(#"script: ["#, with: #"script: [{ cancel: "pro" }, "#)
    let file = try folder.write("a.json5", text)
    let other = try folder.write("b.json5", smallScenario)
    let command = try Command.run(["run", file, other])
    #expect(command.output.hasPrefix("  FAILED  a      3 notifications   $.expect[0]: REFUND\n"))
    #expect(command.status == 1)
  }

  @Test func makesTheAuthorityOnceForAll() throws {
    let folder = try Folder()
    let acme = try Folder(folder.path + "/acme")
    for name in ["a", "b", "c", "d"] { try acme.write("\(name).json5", smallScenario) }
    let command = try Command.run(
      ["run", "acme", "--to", "-", "--jobs", "4"], environment: ["HOME": folder.path],
      in: folder.path)
    #expect(command.status == 0)
    let lines = command.output.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(Set(lines).count == 3, "the same scenario four times, signed by one authority")
    #expect(command.errors.hasSuffix("\n4 scenarios: 4 passed.\n"))
  }

  @Test func stopsOneScenarioAlone() throws {
    let command = try run([
      "acme/good.json5", "acme/fails.json5", "--start", "2099-12-31T23:58:00Z",
    ])
    #expect(command.status == 65)
    #expect(
      command.output == """
          ERROR   good   ana is subscribed beyond the year 2099, where instants end; start earlier \
        or end the run with "until"
          ERROR   fails  ana is subscribed beyond the year 2099, where instants end; start earlier \
        or end the run with "until"
        2 scenarios: 0 passed, 2 stopped.

        """)
  }

  @Test func countsARefusalWhereItIsStrict() throws {
    let folder = try Folder()
    let text = smallScenario.replacing(#"{ buy: "pro" }, "#, with: #"{ cancel: "pro" }, "#)
    let lines = try #require(text.range(of: "expect: ["))
    let file = try folder.write("a.json5", text[..<lines.lowerBound] + "}")
    let other = try folder.write("b.json5", smallScenario)
    let command = try Command.run(["run", file, other, "--strict"])
    #expect(command.output.hasPrefix("  FAILED  a      0 notifications   refused: 0:00:00 ana "))
    #expect(command.status == 1)
  }

  @Test(arguments: ["run", "check"])
  func needsAScenarioInAFolder(_ verb: String) throws {
    let folder = try Folder()
    try folder.write("parent.json5", "{ sandclock: 1 }")
    let command = try Command.run([verb, folder.path])
    #expect(command.status == 65)
    #expect(
      command.errors == "\(folder.path):1:1: no scenario lies in this folder; "
        + "a .json5 file with customers in it would do\n")
  }

  @Test func checksAFolder() throws {
    let folder = try Folder()
    let acme = try Folder(folder.path + "/acme")
    try Self.write(to: acme)
    let command = try Command.run(["check", "acme"], in: folder.path)
    #expect(command.output == Self.finding + "1 finding in 1 of 3 files\n")
    #expect(command.status == 65)
  }
}
