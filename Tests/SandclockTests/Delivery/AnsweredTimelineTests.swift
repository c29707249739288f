import Sandclock
import TestSupport
import Testing

/// The timeline of a run whose notifications are answered.
@Suite struct AnsweredTimelineTests {
  /// A purchase, a cancellation after two minutes, and the end after five.
  private func scenario(_ store: String) throws -> Scenario {
    try ScenarioText.scenario(
      ScenarioText.ana(
        #"{ buy: "pro" }, { at: "2m", cancel: "pro" }"#, store: #"promptness: "exact", "# + store))
  }

  private func timeline(
    _ store: String, _ behaviours: [TestReceiver.Behaviour]
  ) async throws -> [String] {
    let receiver = try TestReceiver(behaviours)
    defer { receiver.stop() }
    return try await ReceiverRun.of(scenario(store), to: [receiver.url()]).timeline
  }

  private static let change = "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"

  /// Further attempts have lines of their own, among the others when their instants come.
  @Test(
    arguments: [
      (
        "", [.answer(200)],
        [
          "0:00:00 ana - buys pro",
          "0:00:00 ana SUBSCRIBED/INITIAL_BUY pro active 0:05:00 200 N ms",
          "0:02:00 ana - cancels pro",
          "0:02:00 ana \(change) pro active 0:05:00 200 N ms",
          "0:05:00 ana EXPIRED/VOLUNTARY pro expired - 200 N ms",
        ]
      ),
      (
        #"retries: ["1m", "2m"]"#, [.answer(500), .hangUp, .answer(201), .answer(206)],
        [
          "0:00:00 ana - buys pro",
          "0:00:00 ana SUBSCRIBED/INITIAL_BUY pro active 0:05:00 500 N ms again at 0:01:00",
          "0:01:00 ana + attempt 2 of SUBSCRIBED/INITIAL_BUY: NO_RESPONSE N ms again at 0:03:00",
          "0:02:00 ana - cancels pro",
          "0:02:00 ana \(change) pro active 0:05:00 201 N ms",
          "0:03:00 ana + attempt 3 of SUBSCRIBED/INITIAL_BUY: 206 N ms",
          "0:05:00 ana EXPIRED/VOLUNTARY pro expired - 206 N ms",
        ]
      ),
      (
        #"retries: ["1h"], noRetryOn: [410]"#, [.answer(410), .answer(503), .answer(404)],
        [
          "0:00:00 ana - buys pro",
          "0:00:00 ana SUBSCRIBED/INITIAL_BUY pro active 0:05:00 410 N ms",
          "0:02:00 ana - cancels pro",
          "0:02:00 ana \(change) pro active 0:05:00 503 N ms again at 1:02:00",
          "0:05:00 ana EXPIRED/VOLUNTARY pro expired - 404 N ms again at 1:05:00",
          "1:02:00 ana + attempt 2 of \(change): 404 N ms",
          "1:05:00 ana + attempt 2 of EXPIRED/VOLUNTARY: 404 N ms",
        ]
      ),
    ] as [(String, [TestReceiver.Behaviour], [String])])
  func tellsOfAttempts(
    _ store: String, _ behaviours: [TestReceiver.Behaviour], _ expected: [String]
  ) async throws {
    let lines = try await timeline(store, behaviours)
    #expect(lines == expected, "\(lines.joined(separator: "\n"))")
  }

  @Test func answersStandInAColumn() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let lines = try await ReceiverRun.of(scenario(""), to: [receiver.url()]).lines
    let head = try #require(lines.first { $0.hasSuffix("  answer") })
    let answers = lines.filter { $0.hasSuffix(" ms") && !$0.hasPrefix("http") }
    #expect(answers.count == 3)
    for line in answers {
      #expect(line.dropFirst(head.count - "answer".count).hasPrefix("200  "), "\(line)")
    }
  }

  /// Each receiver's answers stand in the order of the receivers.
  @Test func severalReceiversAnswer() async throws {
    let first = try TestReceiver([.answer(200)])
    defer { first.stop() }
    let second = try TestReceiver([.answer(500), .answer(200)])
    defer { second.stop() }
    let run = try await ReceiverRun.of(
      scenario(#"retries: ["1m"]"#), to: [first.url("/a"), second.url("/b")])
    #expect(
      run.timeline == [
        "0:00:00 ana - buys pro",
        "0:00:00 ana SUBSCRIBED/INITIAL_BUY pro active 0:05:00 200 N ms 500 N ms again at 0:01:00",
        "0:01:00 ana + attempt 2 of SUBSCRIBED/INITIAL_BUY: 200 N ms",
        "0:02:00 ana - cancels pro",
        "0:02:00 ana \(Self.change) pro active 0:05:00 200 N ms 200 N ms",
        "0:05:00 ana EXPIRED/VOLUNTARY pro expired - 200 N ms 200 N ms",
      ])
    let tallies = try #require(run.report?.deliveries)
    #expect(tallies.map(\.sink) == [first.url("/a"), second.url("/b")])
    #expect(tallies.map(\.attempts) == [3, 4])
    let isSame = first.arrivals.map(\.body) == second.arrivals.dropFirst().map(\.body)
    #expect(isSame)
  }
}
