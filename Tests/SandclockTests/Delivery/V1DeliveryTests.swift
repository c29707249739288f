import Sandclock
import TestSupport
import Testing

/// Receivers of legacy notifications, alone and beside others.
@Suite struct V1DeliveryTests {
  /// A purchase, an upgrade, a cancellation and the end, without delays.
  private func scenario(_ store: String = "") throws -> Scenario {
    try ScenarioText.scenario(
      ScenarioText.ana(
        #"{ buy: "basic" }, { at: "2m", changePlan: "pro" }, { at: "3m", cancel: "pro" }"#,
        store: #"promptness: "exact", v1: { dialect: "apple" }, "# + store))
  }

  private func run(
    _ scenario: Scenario, _ receivers: [(TestReceiver, NotificationForm)]
  ) async throws -> (lines: [String], report: RunReport) {
    let sinks = try receivers.map { try HTTPSink(HTTPTarget(url: $0.0.url()), form: $0.1) }
    var lines: [String] = []
    let report = try await scenario.run(
      into: sinks, signedBy: .derived(from: "demo"), audit: true
    ) { lines.append($0) }
    return (lines, report)
  }

  /// The lines of notifications and attempts, single spaces between words.
  private func told(_ lines: [String]) -> [String] {
    lines.drop { !$0.contains("  customer  ") }.dropFirst().prefix { !$0.isEmpty }
      .map { line in
        line.replacing(#/ +[0-9]+ ms/#, with: " N ms").split(separator: " ").dropFirst(2)
          .joined(separator: " ")
      }
      .filter { !$0.hasPrefix("- ") }
  }

  @Test func oneRunTellsBothVersions() async throws {
    let (new, old) = (try TestReceiver(), try TestReceiver())
    defer {
      new.stop()
      old.stop()
    }
    let (lines, report) = try await run(scenario(), [(new, .signed), (old, .v1)])
    #expect(
      told(lines) == [
        "SUBSCRIBED/INITIAL_BUY basic active 0:05:00 200 N ms 200 N ms",
        "DID_CHANGE_RENEWAL_PREF/UPGRADE pro active 0:07:00 200 N ms 200 N ms, 200 N ms",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED pro active 0:07:00 200 N ms 200 N ms",
        "EXPIRED/VOLUNTARY pro expired - 200 N ms -",
      ])
    let types = try old.arrivals.map { try JSONObject($0.body)["notification_type"] }
    #expect(
      types == [
        "INITIAL_BUY", "INTERACTIVE_RENEWAL", "DID_CHANGE_RENEWAL_STATUS",
        "DID_CHANGE_RENEWAL_STATUS",
      ])
    #expect(new.arrivals.allSatisfy { String(decoding: $0.body, as: UTF8.self).hasPrefix("{\"s") })
    #expect(report.notificationCount == 4)
    #expect(report.deliveries.map(\.notifications) == [4, 4])
    #expect(report.deliveries.map(\.acknowledged) == [4, 4])
  }

  /// Nothing is signed for who takes version 1 alone, so nobody has to sign.
  @Test func noAuthorityIsNeeded() async throws {
    let inbox = Inbox([.v1])
    let report = try await scenario().run(into: [inbox])
    #expect(report.isAsExpected)
    #expect(await inbox.bodies(.v1).count == 4)
    #expect(await inbox.bodies(.decoded).isEmpty)
  }

  @Test func aSinkMayTakeBoth() async throws {
    let inbox = Inbox([.decoded, .v1])
    _ = try await scenario().run(into: [inbox])
    let isV1 = await inbox.parcels.map { $0.body(.v1) != nil }
    #expect(isV1 == [false, true, false, true, true, false, true, false])
    let isOneOfThem = await inbox.parcels.allSatisfy {
      ($0.body(.v1) == nil) != ($0.body(.decoded) == nil)
    }
    #expect(isOneOfThem)
  }

  /// Three times, after six, twenty-four and forty-eight hours.
  @Test func productionTriesThreeTimesMore() async throws {
    let receiver = try TestReceiver([.answer(503)])
    defer { receiver.stop() }
    let text = ScenarioText.ana(
      #"{ buy: "pro" }"#, store: #"profile: "production", promptness: "exact""#
    ).replacing("expect:", with: #"until: "1d", expect:"#)
    let (lines, report) = try await run(ScenarioText.scenario(text), [(receiver, .v1)])
    let told = told(lines)
    #expect(told[0].hasSuffix("503 N ms again at 6:00:00"))
    #expect(
      told.dropFirst() == [
        "+ attempt 2 of INITIAL_BUY: 503 N ms again at 30:00:00",
        "+ attempt 3 of INITIAL_BUY: 503 N ms again at 78:00:00",
        "+ attempt 4 of INITIAL_BUY: 503 N ms",
      ])
    #expect(report.deliveries.first?.undelivered.map(\.kind) == ["INITIAL_BUY"])
  }

  /// Each of two that tell one thing is tried by itself, in their order.
  @Test func eachOfTwoIsTriedByItself() async throws {
    let receiver = try TestReceiver([.answer(200), .answer(500), .answer(200), .answer(200)])
    defer { receiver.stop() }
    let (lines, report) = try await run(scenario(#"retries: ["30s"]"#), [(receiver, .v1)])
    #expect(
      told(lines) == [
        "SUBSCRIBED/INITIAL_BUY basic active 0:05:00 200 N ms",
        "DID_CHANGE_RENEWAL_PREF/UPGRADE pro active 0:07:00 500 N ms again at 0:02:30, 200 N ms",
        "+ attempt 2 of INTERACTIVE_RENEWAL: 200 N ms",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED pro active 0:07:00 200 N ms",
        "EXPIRED/VOLUNTARY pro expired - -",
      ])
    #expect(report.deliveries.first?.acknowledged == 4)
  }
}
