import Foundation
import TestSupport
import Testing

/// Runs that are stopped or killed between the first notification and the second, which is a
/// simulated minute later and much more than that by the clock; and what goes on with them.
@Suite struct StoppingTests {
  /// Goes on with the ledger and finds nothing missing.
  private func resume(_ stage: PostingStage, expecting sum: String) throws {
    let resumed = try stage.run("--resume", "a.sqlite")
    #expect(resumed.status == 0, "\(resumed.output)\(resumed.errors)")
    #expect(resumed.output.contains("\n\(stage.url): \(sum)"), "\(resumed.output)")
    let whole = try stage.command(
      "run", "posted.json5", "--authority", "seed:test", "--quiet", "--to", "-")
    let isComplete = Set(stage.bodies) == Set(whole.lines.map(String.init))
    #expect(isComplete, "what was sent in all is what a run sends that nothing stops")
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aStoppedRunGoesOn(_ signal: Int32) async throws {
    let stage = try PostingStage()
    let running = try stage.begin("--pace", "0.01x", "--to", "sqlite:a.sqlite")
    // Its line is told when its answer has come.
    #expect(await eventually { running.output.contains("SUBSCRIBED/INITIAL_BUY") })
    running.signal(signal)
    let command = running.end()
    #expect(command.status == 1)
    #expect(command.errors == "sandclock: stopping; once more stops at once\n")
    #expect(command.output.contains("\nSTOPPED  at 0:00:00"))
    #expect(
      command.output.contains(
        "\n        go on     sandclock run posted.json5 --seed 1 --to \(stage.url) "
          + "--authority seed:test --pace 0.01x --resume a.sqlite\n"))
    #expect(command.output.contains(", nothing judged, "))
    #expect(stage.bodies.count == 1)
    try resume(stage, expecting: "2 attempts, 3 of 3 acknowledged, 1 of them before, p50")
    #expect(stage.places == [0, 1, 2])
  }

  @Test func theFirstSignalWaitsForAnswersAndTheSecondDoesNot() async throws {
    let stage = try PostingStage(.answerWhenReleased(200))
    let running = try stage.begin(
      "--pace", "0.01x", "--timeout", "5m", "--to", "sqlite:a.sqlite")
    #expect(await eventually { !stage.receiver.arrivals.isEmpty })
    running.signal(SIGINT)
    #expect(await eventually { running.errors.contains("stopping") })
    // Two at once count as one, which a wrapper has handed on.
    try await Task.sleep(for: .milliseconds(300))
    running.signal(SIGINT)
    #expect(running.end().status == 128 + SIGINT)
    stage.receiver.release()
    try resume(
      stage, expecting: "3 attempts, 3 of 3 acknowledged, 1 perhaps twice, p50")
    #expect(stage.places == [0, 0, 2, 3])
  }

  @Test func anAnswerThatComesAfterTheSignalCounts() async throws {
    let stage = try PostingStage(.answerWhenReleased(200))
    let running = try stage.begin(
      "--pace", "0.01x", "--timeout", "5m", "--to", "sqlite:a.sqlite")
    #expect(await eventually { !stage.receiver.arrivals.isEmpty })
    running.signal(SIGINT)
    #expect(await eventually { running.errors.contains("stopping") })
    stage.receiver.release()
    #expect(running.end().status == 1)
    try resume(stage, expecting: "2 attempts, 3 of 3 acknowledged, 1 of them before, p50")
    #expect(stage.places == [0, 1, 2])
  }

  /// The answer was under way when the process was killed: nobody knows whether it had arrived.
  @Test func aKilledRunGoesOn() async throws {
    let stage = try PostingStage(.answerWhenReleased(200))
    let running = try stage.begin(
      "--pace", "0.01x", "--timeout", "5m", "--to", "sqlite:a.sqlite")
    #expect(await eventually { !stage.receiver.arrivals.isEmpty })
    running.signal(SIGKILL)
    #expect(running.end().status == 128 + SIGKILL)
    stage.receiver.release()
    try resume(stage, expecting: "3 attempts, 3 of 3 acknowledged, 1 perhaps twice, p50")
    #expect(stage.places == [0, 0, 2, 3])
  }

  /// What had begun says that it was stopped, and what had not sends nothing. Nothing is lost.
  @Test func severalStoppedRunsGoOn() async throws {
    let stage = try PostingStage()
    let folder = try Folder(stage.folder.path + "/all")
    for name in ["one", "three", "two"] {
      try folder.write("\(name).json5", PostingStage.scenario(title: name))
    }
    let words = ["run", "all", "--authority", "seed:test", "--to", stage.url, "--jobs", "2"]
    let running = try RunningCommand(
      words + ["--pace", "0.01x", "--to", "sqlite:a.sqlite"], in: stage.folder.path)
    #expect(await eventually { stage.receiver.arrivals.count == 2 })
    running.signal(SIGINT)
    let command = running.end()
    #expect(command.status == 1)
    #expect(command.lines.count { $0.hasPrefix("  FAILED  ") } == 3)
    #expect(command.lines.count { $0.hasSuffix("   stopped at 0:00:00") } == 3)
    #expect(command.lines.count { $0.hasPrefix("STOPPED  at 0:00:00") } == 3)
    #expect(command.output.hasSuffix("\n3 scenarios: 0 passed, 3 failed.\n"))
    #expect(stage.places == [0, 1])
    let resumed = try Command.run(words + ["--resume", "a.sqlite"], in: stage.folder.path)
    #expect(resumed.status == 0, "\(resumed.output)\(resumed.errors)")
    #expect(stage.places == Array(0..<9))
  }

  @Test func reportsOfAStoppedRunSaySo() async throws {
    let stage = try PostingStage()
    let running = try stage.begin("--pace", "0.01x", "--report", "a.json", "--report", "a.xml")
    #expect(await eventually { running.output.contains("SUBSCRIBED/INITIAL_BUY") })
    running.signal(SIGINT)
    #expect(running.end().status == 1)
    let json = try stage.folder.text("a.json")
    #expect(json.contains(#""outcome": "failed","#))
    #expect(json.contains(#""stoppedAt": "0:00:00","#))
    #expect(json.contains(#""acknowledged": 1,"#))
    #expect(json.contains(#""failures": [],"#))
    #expect(
      try stage.folder.text("a.xml").contains(
        """
            <testcase classname="posted" name="the deliveries">
              <failure message="stopped at 0:00:00">stopped at 0:00:00</failure>
            </testcase>
        """))
  }

  @Test func aStoppedReplaySaysSo() async throws {
    let stage = try PostingStage(
      .answer(200), .answer(200), .answer(200), .answerWhenReleased(200))
    #expect(try stage.run("--to", "sqlite:a.sqlite").status == 0)
    let running = try RunningCommand(
      ["replay", "a.sqlite", "--to", stage.url, "--timeout", "5m"], in: stage.folder.path)
    #expect(await eventually { stage.receiver.arrivals.count == 4 })
    running.signal(SIGINT)
    #expect(await eventually { running.errors.contains("stopping") })
    stage.receiver.release()
    let command = running.end()
    #expect(command.status == 1)
    #expect(command.errors.hasSuffix(" sent again, STOPPED.\n"))
    // How many others begin until the signal has gone round is left open.
    #expect(stage.places.prefix(4) == [0, 1, 2, 0])
  }

  @Test func aLedgerThatIsInUseIsRefused() async throws {
    let stage = try PostingStage(.answerWhenReleased(200))
    let running = try stage.begin(
      "--pace", "0.01x", "--timeout", "5m", "--to", "sqlite:a.sqlite")
    #expect(await eventually { !stage.receiver.arrivals.isEmpty })
    let other = try stage.run("--resume", "a.sqlite")
    #expect(other.status == 74)
    #expect(
      other.errors == "sandclock: a.sqlite is in use by another run or replay; it would do when "
        + "that has ended\n")
    running.signal(SIGKILL)
    _ = running.end()
    #expect(stage.bodies.count == 1)
  }
}
