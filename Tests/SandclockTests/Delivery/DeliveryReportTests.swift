import Sandclock
import TestSupport
import Testing

/// What a report says of deliveries.
@Suite struct DeliveryReportTests {
  @Test func everythingIsAcknowledged() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let scenario = try Scenario(contentsOf: Repository.path("Scenarios/plain-month.json5"))
    let run = try await ReceiverRun.of(scenario, to: [receiver.url("/hook")])
    let report = try #require(run.report)
    #expect(report.isAsExpected)
    #expect(report.worstLag == nil, "nothing is late where nothing waits for time")
    let tally = try #require(report.deliveries.first)
    #expect(report.deliveries.count == 1)
    #expect(tally.sink == receiver.url("/hook"))
    #expect(tally.notifications == 9)
    #expect(tally.attempts == 9)
    #expect(tally.acknowledged == 9)
    #expect(tally.acknowledgedBefore == 0)
    #expect(tally.results == [.success: 9])
    #expect(tally.statuses == [200: 9])
    #expect(tally.latencies.count == 9)
    #expect(tally.failures == 0 && tally.pending == 0 && tally.repeated == 0)
    let inbox = Inbox([.signed])
    _ = try await scenario.run(into: [inbox], signedBy: .derived(from: "demo"))
    let wanted = await inbox.parcels.compactMap { $0.body(.signed) }
    let isSame = receiver.arrivals.map(\.body) == wanted
    #expect(isSame, "each is posted as it is given to any sink")
  }

  /// The store in production tries again an hour later, and what is newer overtakes.
  @Test func aReceiverThatFailsEverythingOnce() async throws {
    let known = KnownBodies()
    let receiver = try TestReceiver { .answer(known.isNew($0.body) ? 500 : 200) }
    defer { receiver.stop() }
    let script = #"{ buy: "pro" }, { at: "20m", cancel: "pro" }, { at: "40m", resume: "pro" }"#
    let text = ScenarioText.ana(script, store: #"profile: "production", promptness: "exact""#)
      .replacing("expect:", with: #"until: "40d", expect:"#)
    let run = try await ReceiverRun.of(ScenarioText.scenario(text), to: [receiver.url()])
    let report = try #require(run.report)
    #expect(report.isAsExpected, "\(run.lines.joined(separator: "\n"))")
    let count = report.notificationCount
    let tally = try #require(report.deliveries.first)
    #expect(tally.notifications == count && tally.acknowledged == count && count == 4)
    #expect(tally.attempts == 2 * count && tally.failures == count)
    #expect(tally.statuses == [200: count, 500: count])
    #expect(tally.results == [.success: count, .unsuccessfulHTTPResponseCode: count])
    #expect(tally.undelivered.isEmpty)
    // Three in the first hour, and then the same again; a renewal fails alone.
    #expect(receiver.places == [0, 1, 2, 0, 1, 2, 6, 6])
  }

  @Test func whatNoAttemptDeliversIsListed() async throws {
    let receiver = try TestReceiver([.answer(200), .answer(503), .hangUp, .answer(404)])
    defer { receiver.stop() }
    let scenario = try ScenarioText.scenario(
      ScenarioText.ana(
        #"{ buy: "pro" }, { at: "2m", cancel: "pro" }"#, expect: #""*", "*", "*""#,
        store: #"promptness: "exact", retries: ["1m"]"#))
    let run = try await ReceiverRun.of(scenario, to: [receiver.url()])
    let report = try #require(run.report)
    #expect(!report.isAsExpected)
    #expect(report.failures.isEmpty, "what the store did is as expected")
    let change = "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"
    #expect(report.undelivered.count == 2)
    #expect(
      report.undelivered.first?.hasPrefix("0:02:00 ana \(change): 2 attempts, the last NO_RESPONSE")
        == true)
    #expect(
      report.undelivered.last == "0:05:00 ana EXPIRED/VOLUNTARY: 2 attempts, the last 404")
    for line in report.undelivered { #expect(run.lines.contains("UNDELIVERED  \(line)")) }
    let tally = try #require(report.deliveries.first)
    #expect(tally.undelivered.map(\.kind) == [change, "EXPIRED/VOLUNTARY"])
    #expect(tally.undelivered.map(\.customer) == ["ana", "ana"])
    #expect(tally.undelivered.map(\.attempts) == [2, 2])
    #expect(tally.undelivered.map(\.answer.result) == [.noResponse, .unsuccessfulHTTPResponseCode])
    #expect(tally.acknowledged == 1 && tally.pending == 0)
    #expect(tally.results == [.success: 1, .noResponse: 1, .unsuccessfulHTTPResponseCode: 3])
    let sum = try #require(run.lines.first { $0.hasPrefix(receiver.url()) })
    #expect(
      sum.hasPrefix(
        "\(receiver.url()): 5 attempts, 1 of 3 acknowledged, 2 x 404, 1 x 503, 1 x NO_RESPONSE, p"))
  }

  /// A long outage does not drown all else.
  @Test func aLongListIsCut() async throws {
    let receiver = try TestReceiver([.answer(500)])
    defer { receiver.stop() }
    let text = ScenarioText.ana(#"{ buy: "news" }"#, store: "renewalCap: 24")
    let run = try await ReceiverRun.of(ScenarioText.scenario(text), to: [receiver.url()])
    let count = try #require(run.report).undelivered.count
    #expect(count > 20 && count == receiver.arrivals.count)
    let lines = run.lines.filter { $0.hasPrefix("UNDELIVERED") }
    #expect(lines.count == 21)
    #expect(lines.last == "UNDELIVERED  and \(count - 20) more")
  }

  @Test func customersHaveTermsOfTheirOwn() async throws {
    let receiver = try TestReceiver([.answer(500)])
    defer { receiver.stop() }
    let text = """
      { sandclock: 1, title: "terms", app: { bundleId: "com.example.test", appAppleId: 1 },
        catalog: { groups: { g: [{ id: "pro", level: 1, period: "P1M", price: "9.99" }] } },
        store: { retries: ["1m", "1m"], promptness: "exact" }, until: "1s",
        customers: [
          { name: "ana", script: [{ buy: "pro" }] },
          { name: "bo", store: { retries: [] }, script: [{ buy: "pro" }] },
          { name: "cy", store: { retries: ["2h"] }, script: [{ buy: "pro" }] } ] }
      """
    let run = try await ReceiverRun.of(ScenarioText.scenario(text), to: [receiver.url()])
    let undelivered = try #require(run.report?.deliveries.first?.undelivered)
    #expect(undelivered.map(\.customer) == ["bo", "ana", "cy"], "when each was given up")
    #expect(undelivered.map(\.attempts) == [1, 3, 2])
    #expect(
      run.timeline.filter { $0.contains("+ attempt") } == [
        "0:01:00 ana + attempt 2 of SUBSCRIBED/INITIAL_BUY: 500 N ms again at 0:02:00",
        "0:02:00 ana + attempt 3 of SUBSCRIBED/INITIAL_BUY: 500 N ms",
        "2:00:00 cy + attempt 2 of SUBSCRIBED/INITIAL_BUY: 500 N ms",
      ])
  }

  /// A sink that fails does so alone: the other one is served, and then there is an error.
  @Test(arguments: [true, false])
  func oneOfTwoReceiversIsNotAllowed(_ comesFirst: Bool) async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    // Leads back to this machine, and is no address of it.
    let elsewhere = receiver.url("/elsewhere", host: "0.0.0.0")
    let urls = comesFirst ? [elsewhere, receiver.url()] : [receiver.url(), elsewhere]
    let scenario = try Scenario(contentsOf: Repository.path("Scenarios/plain-month.json5"))
    let run = try await ReceiverRun.of(scenario, to: urls)
    #expect(
      run.failure as? HTTPError == .hostNotAllowed(host: "0.0.0.0", address: "0.0.0.0"))
    #expect(receiver.arrivals.map(\.path) == Array(repeating: "/", count: 9))
    let notifications = run.timeline.filter { $0.contains(" N ms") }
    #expect(notifications.count == 9)
    #expect(
      notifications.allSatisfy { $0.hasSuffix(comesFirst ? " - 200 N ms" : " 200 N ms -") })
    #expect(run.lines.contains { $0.hasPrefix("9 notifications, 1 customer as expected") })
  }

  @Test func nobodyIsLeftToPostTo() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let scenario = try Scenario(contentsOf: Repository.path("Scenarios/plain-month.json5"))
    let run = try await ReceiverRun.of(scenario, to: [receiver.url(host: "0.0.0.0")])
    #expect(
      run.failure as? HTTPError == .hostNotAllowed(host: "0.0.0.0", address: "0.0.0.0"))
    #expect(receiver.arrivals.isEmpty)
  }
}
