import Foundation
import Sandclock
import TestSupport
import Testing

/// Runs that keep a ledger and go on with it.
@Suite struct ResumedRunTests {
  private static let script = #"{ buy: "pro" }, { at: "2m", cancel: "pro" }"#
  private static let change = "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"

  private func scenario(
    _ store: String = "", seed: UInt64? = nil, start: String? = nil, script: String = script
  ) throws -> Scenario {
    try ScenarioText.scenario(
      ScenarioText.ana(script, store: #"promptness: "exact", "# + store), seed: seed, start: start)
  }

  /// Runs once with a new ledger and once more with it, into one receiver.
  private func runTwice(
    _ store: String, _ behaviours: [TestReceiver.Behaviour]
  ) async throws -> (first: ReceiverRun, second: ReceiverRun, arrivals: [TestReceiver.Arrival]) {
    let folder = try ScratchFolder()
    let file = folder.path + "/a.sqlite"
    let receiver = try TestReceiver(behaviours)
    defer { receiver.stop() }
    let first = try await ReceiverRun.of(
      scenario(store), to: [receiver.url()], ledger: .create(file))
    let second = try await ReceiverRun.of(
      scenario(store), to: [receiver.url()], ledger: .resume(file))
    return (first, second, receiver.arrivals)
  }

  @Test func nothingIsSentTwice() async throws {
    let (first, second, arrivals) = try await runTwice("", [.answer(200)])
    #expect(first.report?.isAsExpected == true && second.report?.isAsExpected == true)
    #expect(arrivals.count == 3)
    #expect(second.timeline.filter { $0.hasSuffix(" 200 recorded") }.count == 3)
    let tally = try #require(second.report?.deliveries.first)
    #expect(tally.notifications == 3 && tally.acknowledged == 3 && tally.acknowledgedBefore == 3)
    #expect(tally.attempts == 0 && tally.statuses.isEmpty && tally.latencies.count == 0)
    let sum = ": 0 attempts, 3 of 3 acknowledged, 3 of them before"
    #expect(second.lines.contains { $0.hasSuffix(sum) })
  }

  /// What was given up is tried once more, and counts on.
  @Test func whatWasGivenUpIsTriedOnceMore() async throws {
    let (first, second, arrivals) = try await runTwice(
      "", [.answer(200), .answer(500), .answer(200)])
    #expect(first.report?.undelivered == ["0:02:00 ana \(Self.change): 1 attempt, the last 500"])
    #expect(
      second.timeline == [
        "0:00:00 ana - buys pro",
        "0:00:00 ana SUBSCRIBED/INITIAL_BUY pro active 0:05:00 200 recorded",
        "0:02:00 ana - cancels pro",
        "0:02:00 ana \(Self.change) pro active 0:05:00 200 N ms",
        "0:05:00 ana EXPIRED/VOLUNTARY pro expired - 200 recorded",
      ])
    #expect(second.report?.isAsExpected == true)
    #expect(arrivals.count == 4)
    let isSame = arrivals[3].body == arrivals[1].body
    #expect(isSame)
    let tally = try #require(second.report?.deliveries.first)
    #expect(tally.attempts == 1 && tally.acknowledged == 3 && tally.acknowledgedBefore == 2)
    #expect(tally.repeated == 0, "its answer was known: it cannot have been taken")
  }

  @Test func recordedFailuresAreFollowedByTheirAttempts() async throws {
    let (_, second, arrivals) = try await runTwice(
      #"retries: ["1m", "30s"]"#, [.answer(500), .answer(503), .answer(500), .answer(200)])
    #expect(
      second.timeline == [
        "0:00:00 ana - buys pro",
        "0:00:00 ana SUBSCRIBED/INITIAL_BUY pro active 0:05:00 500 recorded again at 0:01:00",
        "0:01:00 ana + attempt 2 of SUBSCRIBED/INITIAL_BUY: 503 recorded again at 0:01:30",
        "0:01:30 ana + attempt 4 of SUBSCRIBED/INITIAL_BUY: 200 N ms",
        "0:02:00 ana - cancels pro",
        "0:02:00 ana \(Self.change) pro active 0:05:00 200 recorded",
        "0:05:00 ana EXPIRED/VOLUNTARY pro expired - 200 recorded",
      ])
    #expect(arrivals.count == 6)
    #expect(second.report?.isAsExpected == true)
  }

  /// Each resumed run tries what is left once, and says how often it was tried in all.
  @Test func attemptsCountOnFromRunToRun() async throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/a.sqlite"
    let receiver = try TestReceiver { .answer($0.number < 5 ? 500 : 200) }
    defer { receiver.stop() }
    let script = #"{ buy: "pro" }"#
    func run(_ ledger: Ledger) async throws -> ReceiverRun {
      let text = ScenarioText.ana(script).replacing("expect:", with: #"until: "1m", expect:"#)
      return try await ReceiverRun.of(
        ScenarioText.scenario(text), to: [receiver.url()], ledger: ledger)
    }
    var undelivered = [try await run(.create(file)).report?.undelivered.first]
    for _ in 0..<5 {
      undelivered.append(try await run(.resume(file)).report?.undelivered.first)
    }
    #expect(
      undelivered.map { $0?.split(separator: ": ").last } == [
        "1 attempt, the last 500", "2 attempts, the last 500", "3 attempts, the last 500",
        "4 attempts, the last 500", "5 attempts, the last 500", nil,
      ])
    let ledger = try Ledger.resume(file)
    let history = try ledger.history(of: 1, sink: receiver.url())
    #expect(history.map(\.begun.number) == Array(1...6))
    #expect(history.map { $0.answer?.status } == [500, 500, 500, 500, 500, 200])
    try ledger.close()
  }

  @Test func aStoppedRunGoesOn() async throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/a.sqlite"
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let (url, scenario, progress) = (receiver.url(), try scenario(), RunProgress())
    let ledger = try Ledger.create(file)
    let task = Task {
      try await scenario.run(
        into: [HTTPSink(HTTPTarget(url: url))], signedBy: .derived(from: "demo"),
        pace: .times(thousandths: 10),
        ledger: ledger, audit: false, progress: progress, timeline: { _ in })
    }
    #expect(await eventually { progress.tallies.first?.acknowledged == 1 })
    task.cancel()
    #expect(try await task.value.stoppedAt == "0:00:00")
    try ledger.close()
    let second = try await ReceiverRun.of(scenario, to: [url], ledger: .resume(file))
    #expect(second.report?.isAsExpected == true)
    #expect(second.report?.deliveries.map(\.acknowledgedBefore) == [1])
    #expect(receiver.places == [0, 1, 2])
  }

  /// A receiver that the first run did not know is sent everything.
  @Test func anotherReceiverKnowsNothing() async throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/a.sqlite"
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let urls = ["/a", "/b"].map { receiver.url($0) }
    _ = try await ReceiverRun.of(scenario(), to: [urls[0]], ledger: .create(file))
    let second = try await ReceiverRun.of(scenario(), to: urls, ledger: .resume(file))
    #expect(second.report?.deliveries.map(\.attempts) == [0, 3])
    #expect(receiver.arrivals.map(\.path) == ["/a", "/a", "/a", "/b", "/b", "/b"])
  }

  /// A ledger goes on with the very run that it holds.
  @Test func anotherRunIsRefused() async throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/a.sqlite"
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    _ = try await ReceiverRun.of(scenario(), to: [receiver.url()], ledger: .create(file))
    func difference(
      _ scenario: Scenario, authority: String = "demo"
    ) async throws -> RunDifference? {
      let run = try await ReceiverRun.of(
        scenario, to: [receiver.url()], ledger: .resume(file), authority: authority)
      guard case .otherRun(file, "test", let difference) = run.failure as? LedgerError else {
        return nil
      }
      #expect(run.lines.isEmpty, "nothing was begun")
      return difference
    }
    #expect(try await difference(scenario(seed: 7)) == .seed(held: 1, given: 7))
    #expect(
      try await difference(scenario(start: "2026-01-05T09:00:01Z"))
        == .start(held: 1_767_603_600_000, given: 1_767_603_601_000))
    let demo = try TestAuthority.derived(from: "demo").fingerprint
    let other = try TestAuthority.derived(from: "other").fingerprint
    #expect(
      try await difference(scenario(), authority: "other")
        == .authority(held: demo, given: other))
    for changed in [
      try scenario(#"renewalCap: 5"#), try scenario(script: Self.script + #", { buy: "news" }"#),
    ] {
      guard case .digest = try await difference(changed) else {
        Issue.record("a scenario that has changed was gone on with")
        continue
      }
    }
    #expect(receiver.arrivals.count == 3)
    let same = try await ReceiverRun.of(scenario(), to: [receiver.url()], ledger: .resume(file))
    #expect(same.failure == nil, "the ledger is as good as before")
  }

  @Test func aLedgerThatIsThereIsNotReplaced() async throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/a.sqlite"
    let ledger = try Ledger.create(file)
    _ = try await scenario().run(
      into: [], signedBy: .derived(from: "x"), pace: .instant, ledger: ledger, audit: false,
      progress: RunProgress(), timeline: { _ in })
    #expect(throws: LedgerError.inUse(path: file)) { try Ledger.resume(file) }
    try ledger.close()
    #expect(throws: LedgerError.exists(path: file)) { try Ledger.create(file) }
  }
}
