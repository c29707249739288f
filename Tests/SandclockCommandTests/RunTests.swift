import Foundation
import Testing

/// `sandclock run` and `check` as a tester meets them: what goes where, and how they end.
@Suite struct RunTests {
  @Test func printsTheTimelineAndTouchesNothingElse() throws {
    let folder = try Folder()
    let file = try folder.write("small.json5", smallScenario)
    let command = try Command.run(["run", file], environment: ["HOME": folder.path])
    #expect(command.status == 0)
    #expect(command.errors == "")
    #expect(command.output.hasPrefix("small\nseed 1, start 2026-01-05 09:00:00Z, sandbox, "))
    #expect(
      command.output.hasSuffix(
        "\n3 notifications, 1 customer as expected, 0 not reached, 0 refused.\n"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left == ["small.json5"], "no authority is made when nothing is signed")
  }

  @Test func sendsSignedLinesAndKeepsTheTimelineApart() throws {
    let folder = try Folder()
    let file = try folder.write("small.json5", smallScenario)
    let home = ["HOME": folder.path]
    let first = try Command.run(["run", file, "--to", "-"], environment: home)
    let second = try Command.run(["run", file, "--to=-", "--quiet"], environment: home)
    #expect(first.status == 0)
    #expect(first.output == second.output, "the authority is made once and then kept")
    let lines = first.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"signedPayload":"ey"#) && $0.hasSuffix(#""}"#) })
    #expect(first.errors.contains("SUBSCRIBED/INITIAL_BUY"))
    #expect(first.errors.contains("authority "))
    #expect(second.errors == "")
  }

  @Test func decodesWhatItSigned() throws {
    let folder = try Folder()
    let file = try folder.write("small.json5", smallScenario)
    let signed = try Command.run(
      ["run", file, "--to", "-", "--quiet", "--authority", "seed:test"])
    let decoded = try Command.run(["run", file, "--to", "-", "--format", "decoded", "--quiet"])
    #expect(try Command.run(["decode"], input: signed.output).output == decoded.output)
    let log = try folder.write("bodies.log", signed.output)
    #expect(try Command.run(["decode", log]).output == decoded.output)
  }

  @Test(arguments: [
    (#"{ buy: "pro" }"#, "", [], 0),
    (#"{ buy: "pro" }"#, #""REFUND""#, [], 1),
    (#"{ buy: "pro" }, { at: "renewal 9", cancel: "pro" }"#, "", [], 1),
    (#"{ cancel: "pro" }"#, "", [], 0),
    (#"{ cancel: "pro" }"#, "", ["--strict"], 1),
    (#"{ buy: "prro" }"#, "", [], 65),
  ])
  func endsWithTheRightStatus(
    _ script: String, _ expect: String, _ options: [String], _ status: Int32
  ) throws {
    let folder = try Folder()
    let file = try folder.write(
      "a.json5",
      """
      { sandclock: 1, title: "a", app: { bundleId: "com.example.a", appAppleId: 1 },
        catalog: { groups: { g: [{ id: "pro", level: 1, period: "P1W", price: "1" }] } },
        customers: [{ name: "ana", script: [\(script)] }], expect: [\(expect)] }
      """)
    let command = try Command.run(["run", file, "--audit"] + options)
    #expect(command.status == status)
    #expect((command.errors == "") == (status != 65))
  }

  @Test func tellsEveryFindingOfEveryFile() throws {
    let folder = try Folder()
    let good = try folder.write("good.json5", smallScenario)
    let bad = try folder.write("bad.json5", #"{ sandclock: 2, titel: "x" }"#)
    let command = try Command.run(["check", good, bad, "\(folder.path)/none.json5", folder.path])
    #expect(command.status == 65)
    let output = command.output.replacing("\(folder.path)/", with: "")
    let lines = output.split(separator: "\n").map(String.init)
    #expect(
      lines.contains(#"bad.json5:1:17: $.titel: "titel" is no key here; did you mean "title"?"#))
    #expect(lines.contains("none.json5:1:1: $: there is no such file"))
    #expect(lines.last?.hasSuffix(" in 2 of 3 files") ?? false)
    #expect(try Command.run(["check", good]).output == "no findings in 1 file\n")
  }

  @Test func isNotDisturbedByAReaderThatGoesAway() throws {
    let folder = try Folder()
    let file = try folder.write("small.json5", smallScenario)
    // The shell's pipe is closed by `true` before anything is written.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "{ \"$0\" run \"$1\"; echo $? >&2; } | true", try Command.path(), file,
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "0\n")
  }

  @Test(arguments: [[], ["--to", "-"], ["--to", "-", "--to", "out/", "--report", "report.json"]])
  func isJudgedWithoutAReader(_ options: [String]) throws {
    let folder = try Folder()
    try folder.write("good.json5", smallScenario)
    try folder.write("fails.json5", smallScenario.replacing(#""*","#, with: #""REFUND","#))
    let words = options + ["--authority", "seed:test"]
    for (name, status) in [("good", Int32(0)), ("fails", 1)] {
      let call = ["run", "\(name).json5"] + words
      #expect(try Command.run(call, in: folder.path, isRead: false).status == status)
      guard options.contains("--report") else { continue }
      let report = try folder.text("report.json")
      #expect(report.contains(status == 0 ? #""passed": 1"# : #""failed": 1"#), "\(report)")
      #expect(try folder.text("out/index.json").contains("EXPIRED"))
    }
  }

  @Test func hasTheSameOutputWhereverItIsStarted() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let arguments = ["--to", "-", "--authority", "seed:test", "--quiet"]
    let plain = try Command.run(["run", "small.json5"] + arguments, in: folder.path)
    let elsewhere = try Command.run(
      ["run", "\(folder.path)/small.json5"] + arguments,
      environment: ["TZ": "Asia/Kathmandu", "LANG": "tr_TR.UTF-8", "HOME": "/nowhere"], in: "/")
    #expect(plain.status == 0)
    #expect(plain.output == elsewhere.output)
  }
}
