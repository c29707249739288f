import Sandclock
import TestSupport
import Testing

/// Runs that take time, and runs that are stopped.
@Suite struct PacedRunTests {
  private static func scenario() throws -> Scenario {
    try ScenarioText.scenario(
      ScenarioText.ana(
        #"{ buy: "pro" }, { at: "2m", cancel: "pro" }"#,
        expect: #""SUBSCRIBED/INITIAL_BUY", "*", "EXPIRED/VOLUNTARY""#,
        store: #"promptness: "exact""#))
  }

  /// Five simulated minutes in half a second.
  @Test func aPacedRunSaysHowLateItWas() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let pace = Pace.times(thousandths: 600_000)
    let began = ContinuousClock.now
    let run = try await ReceiverRun.of(Self.scenario(), to: [receiver.url()], pace: pace)
    #expect(began.duration(to: .now) >= .milliseconds(500), "the last waits for its instant")
    let report = try #require(run.report)
    #expect(report.isAsExpected)
    #expect(try #require(report.worstLag) >= .zero)
    #expect(receiver.arrivals.count == 3)
    #expect(run.lines[1].contains(", pace 600x, "))
    #expect(try #require(run.lines.last).contains(/, worst lag [0-9]+ ms\.$/))
  }

  /// Retries wait for their instants, too.
  @Test func aFurtherAttemptWaitsForItsInstant() async throws {
    let receiver = try TestReceiver([.answer(500), .answer(200)])
    defer { receiver.stop() }
    let scenario = try ScenarioText.scenario(
      ScenarioText.ana(#"{ buy: "pro" }"#, store: #"promptness: "exact", retries: ["10m"]"#)
        .replacing("expect:", with: #"until: "1s", expect:"#))
    let began = ContinuousClock.now
    let run = try await ReceiverRun.of(
      scenario, to: [receiver.url()], pace: .times(thousandths: 2_000_000))
    #expect(began.duration(to: .now) >= .milliseconds(300))
    #expect(
      run.timeline == [
        "0:00:00 ana - buys pro",
        "0:00:00 ana SUBSCRIBED/INITIAL_BUY pro active 0:05:00 500 N ms again at 0:10:00",
        "0:10:00 ana + attempt 2 of SUBSCRIBED/INITIAL_BUY: 200 N ms",
      ])
    #expect(run.report?.isAsExpected == true)
  }

  /// The first is answered, and the next is hours away: there the run is stopped.
  @Test func aCancelledTaskStopsTheRun() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let url = receiver.url()
    let progress = RunProgress()
    let task = Task { () -> (report: RunReport, lines: [String]) in
      var lines: [String] = []
      let report = try await Self.scenario().run(
        into: [HTTPSink(HTTPTarget(url: url))], signedBy: .derived(from: "demo"),
        pace: .times(thousandths: 10),
        ledger: nil, audit: false, progress: progress
      ) { lines.append($0) }
      return (report, lines)
    }
    #expect(await eventually { progress.tallies.first?.acknowledged == 1 })
    task.cancel()
    let (report, lines) = try await task.value
    #expect(report.stoppedAt == "0:00:00")
    #expect(!report.isAsExpected)
    #expect(report.failures.isEmpty && report.verdicts.isEmpty, "what is missing is no failure")
    #expect(report.notReached.isEmpty)
    #expect(report.deliveries.map(\.acknowledged) == [1])
    #expect(report.undelivered.isEmpty)
    #expect(receiver.arrivals.count == 1)
    #expect(lines.contains { $0.hasPrefix("STOPPED  at 0:00:00") })
    #expect(try #require(lines.last).contains(", nothing judged, "))
  }

  /// An attempt that has begun is brought to its end.
  @Test func aStoppedRunWaitsForItsAnswers() async throws {
    let receiver = try TestReceiver([.answerWhenReleased(200)])
    defer { receiver.stop() }
    let url = receiver.url()
    let task = Task {
      try await Self.scenario().run(
        into: [HTTPSink(HTTPTarget(url: url, timeout: .seconds(900)))],
        signedBy: .derived(from: "demo"), pace: .times(thousandths: 10))
    }
    #expect(await eventually { receiver.arrivals.count == 1 })
    task.cancel()
    receiver.release()
    let report = try await task.value
    #expect(report.stoppedAt != nil)
    #expect(report.deliveries.map(\.acknowledged) == [1])
    #expect(receiver.arrivals.count == 1)
  }

  /// A task that is cancelled before it begins sends nothing.
  @Test func aRunThatIsStoppedAtOnce() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let url = receiver.url()
    let task = Task {
      await eventually { Task.isCancelled }
      return try await Self.scenario().run(
        into: [HTTPSink(HTTPTarget(url: url))], signedBy: .derived(from: "demo"),
        pace: .times(thousandths: 10))
    }
    task.cancel()
    let report = try await task.value
    #expect(report.stoppedAt != nil && !report.isAsExpected)
    #expect(report.deliveries.map(\.attempts) == [receiver.arrivals.count])
    #expect(receiver.arrivals.count <= 1)
  }
}
