import Foundation
import TestSupport
import Testing

/// `sandclock load` and `sandclock merge`, as somebody types them.
@Suite struct LoadCommandTests {
  /// Loads the scenario of three notifications.
  private func load(_ stage: PostingStage, _ options: String...) throws -> Command {
    try Command.run(
      ["load", "posted.json5", "--to", stage.url, "--authority", "seed:test"] + options,
      in: stage.folder.path)
  }

  @Test func saysWhatCameOfIt() throws {
    let stage = try PostingStage()
    let command = try load(
      stage, "--rate", "100/s", "--duration", "30ms", "--require", "failed<1%", "--start",
      "2026-01-05T09:00:00Z")
    #expect(command.status == 0)
    #expect(command.errors == "")
    let lines = command.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "posted")
    #expect(lines[1].hasPrefix("seed 1, start 2026-01-05 09:00:00Z, authority "))
    #expect(lines[2] == "asked 100/s for 30ms: 3 notifications of 1 customer")
    #expect(
      lines[4].hasPrefix("16 connections, 64 in flight at most, to \(stage.url) (this machine"))
    let names = lines.dropFirst(5).map { $0.split(separator: " ").first ?? "" }
    #expect(
      names == ["sent", "answers", "latency", "from", "waited", "by", "require", "generator"])
    #expect(lines[5].hasPrefix("sent        3   "))
    #expect(lines[6] == "answers     2xx 3")
    #expect(lines.contains { $0.hasPrefix("require     failed<1%  ok (0 %)") })
    #expect(stage.bodies.count == 3)
  }

  /// Without --start simulated time begins now, whatever the file says.
  @Test func startsNow() throws {
    let stage = try PostingStage()
    let command = try load(stage, "--rate", "100/s", "--duration", "30ms", "--set", "start=now")
    let year = Calendar(identifier: .gregorian).component(.year, from: Date())
    #expect(command.output.contains("start \(year)-"))
  }

  @Test func aThresholdDecidesTheStatus() throws {
    let stage = try PostingStage(.answer(500))
    let command = try load(
      stage, "--rate", "100/s", "--duration", "30ms", "--require", "failed<1%", "--report", "x.xml",
      "--report", "x.json", "--quiet")
    #expect(command.status == 1)
    #expect(command.output.contains("require     failed<1%  NOT MET (100 %)"))
    let xml = try stage.folder.text("x.xml")
    #expect(xml.contains(#"<failure message="failed&lt;1%: 100 %">"#))
    let json = try stage.folder.text("x.json")
    #expect(json.contains(#""statuses": {"#) && json.contains(#""500": "#))
  }

  @Test func wouldRunDry() throws {
    let stage = try PostingStage()
    let command = try load(stage, "--rate", "500/s", "--duration", "10m")
    #expect(command.status == 65)
    #expect(command.output == "")
    #expect(
      command.errors
        == "sandclock: this load needs 300,000 notifications and the scenario holds 3, of 1 "
        + "customer; 100,000 such customers would do\n")
    #expect(stage.bodies.isEmpty)
  }

  @Test func stopsCleanly() throws {
    let stage = try PostingStage()
    let running = try RunningCommand(
      [
        "load", "posted.json5", "--to", stage.url, "--authority", "seed:test", "--rate", "0.01/s",
        "--duration", "5m", "--report", "x.json",
      ], in: stage.folder.path)
    #expect(stage.receiver.wait { $0.arrivals.count == 1 })
    running.signal(SIGINT)
    let command = running.end()
    #expect(command.status == 1)
    #expect(command.output.contains("\nstopped after 0:0"))
    #expect(try stage.folder.text("x.json").contains(#""outcome": "stopped""#))
  }

  @Test func joinsReports() throws {
    let stage = try PostingStage()
    for name in ["a.json", "b.json"] {
      let command = try load(
        stage, "--rate", "100/s", "--duration", "30ms", "--require", "p99<1h", "--report", name)
      #expect(command.status == 0)
    }
    let sum = try stage.command("merge", "a.json", "b.json", "--report", "sum.json")
    #expect(sum.status == 0)
    #expect(sum.lines.first == "2 loads of posted, 100/s")
    #expect(sum.lines[1].hasPrefix("sent        6   "))
    #expect(sum.output.contains("of 200/s asked"))
    #expect(try stage.command("merge", "sum.json").output == sum.output)
    let twice = try stage.command("merge", "a.json", "a.json")
    #expect(twice.status == 64)
    let wrong = try stage.command("merge", "posted.json5")
    #expect(wrong.status == 65)
    #expect(wrong.errors.hasPrefix("posted.json5:1:1: this is no report of a run or a load; "))
  }

  @Test(
    arguments: [
      ([], "load needs a scenario file"),
      (["a.json5"], "load needs --to http://… or https://…"),
      (["a.json5", "--to", "-"], #"--to cannot be "-"; http://… or https://… would do"#),
      (
        ["a.json5", "--to", "http://localhost"], "load needs a rate: --rate 500/s, --rate natural, "
      ),
      (
        ["a.json5", "--to", "http://localhost", "--rate", "5/s"],
        "load needs --duration, such as 10m"
      ),
      (
        ["a.json5", "--to", "http://localhost", "--rate", "fast", "--duration", "1m"],
        #"--rate cannot be "fast"; 500/s, 0.5/s (at most 1000000/s) or natural would do"#
      ),
      (
        ["a.json5", "--to", "http://localhost", "--ramp", "0-9/s"],
        #"--ramp cannot be "0-9/s"; 0..2000/s/5m would do"#
      ),
      (
        ["a.json5", "--to", "http://localhost", "--rate", "5/s", "--step", "1,2/s/1m"],
        "--rate and --step all say how fast; keep one"
      ),
      (
        ["a.json5", "--to", "http://localhost", "--ramp", "0..9/s/1m", "--warm-up", "1s"],
        "--warm-up goes on at the first rate, and 0..9/s/1m begins with none; leave it out"
      ),
      (
        ["a.json5", "--to", "http://localhost", "--ramp", "0..9/s/1m", "--require", "p99<1"],
        #"--require "p99<1": "1" is no duration; "1ms" would do"#
      ),
      (
        ["a.json5", "--to", "http://localhost", "--ramp", "0..9/s/1m", "--find-knee"],
        "--find-knee needs --rate with the rate to begin with"
      ),
      (
        [
          "a.json5", "--to", "http://localhost", "--rate", "9/s", "--duration", "1s", "--find-knee",
        ],
        "--find-knee needs --require with what must hold"
      ),
      (["a.json5", "--vus", "10"], "load has no option \"--vus\"; it sends at a rate"),
      (["a.json5", "-c", "10"], "load has no option \"-c\"; --connections N and --in-flight N"),
    ] as [([String], String)])
  func wrongCalls(_ words: [String], _ expected: String) throws {
    let command = try Command.run(["load"] + words)
    #expect(command.status == 64)
    #expect(command.errors.contains(expected), "\(command.errors)")
  }
}
