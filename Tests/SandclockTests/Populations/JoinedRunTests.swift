import Delivery
import Foundation
import Sandclock
import TestSupport
import Testing

/// Reports of the parts of a run: joined they are the report of the whole.
@Suite struct JoinedRunTests {
  /// Of three parts the first sells nothing of what stands first in the catalog to those with
  /// names, and each part has failures of its own.
  private static let crowd = """
    { sandclock: 1, title: "a crowd", app: { bundleId: "com.example.test", appAppleId: 1 },
      catalog: { groups: {
        news: [{ id: "paper", level: 1, period: "P1W", price: "0.99" }],
        video: [
          { id: "pro", level: 1, period: "P1M", price: "9.99" },
          { id: "basic", level: 2, period: "P1M", price: { USA: "4.99", JPN: "500" } }] } },
      customers: [
        { name: "ana", script: [{ buy: "basic" }, { at: "1m", cancel: "paper" }] },
        { name: "bo", storefront: "JPN",
          script: [{ buy: "basic" }, { at: "7m", cancel: "basic" }] },
        { name: "cy", script: [{ buy: "paper" }, { at: "8m", buy: "pro" },
          { at: "renewal 40", cancel: "pro" }] }],
      population: { customers: 60, mix: "churning", buys: { pro: 1, basic: 1 },
        storefronts: { USA: 3, JPN: 1 }, odds: { failBilling: "10%", refund: "5%" } },
      until: "30m",
      expect: ["ana REFUND", { notification: "bo REFUND", count: 2 },
        { at: "5m", customer: "cy", of: "paper", status: "expired" }] }
    """

  private func report(
    _ scenario: Scenario, to receiver: TestReceiver, at path: String
  ) async throws -> RunReport {
    let sink = try HTTPSink(HTTPTarget(url: receiver.url(), connections: 4, inFlight: 8))
    let report = try await scenario.run(into: [sink], signedBy: .derived(from: "demo"), audit: true)
    let result = ScenarioResult(
      file: "crowd.json5", ending: .ran(report), findings: scenario.notes, isStrict: true)
    try #require(ReportFile(path: path)).write([result])
    return report
  }

  /// What three parts in files are together, in another order than theirs.
  private func joined(_ folder: borrowing ScratchFolder) throws -> JoinedReport? {
    let path = folder.path
    return try JoinedReport([3, 1, 2].map { try WrittenReport(path: "\(path)/\($0).json") })
  }

  @Test func partsAreTheWhole() async throws {
    let receiver = try TestReceiver { $0.number % 7 == 0 ? .answer(503) : .answer(200) }
    defer { receiver.stop() }
    let folder = try ScratchFolder()
    let scenario = try ScenarioText.scenario(Self.crowd)
    let whole = try await report(scenario, to: receiver, at: "\(folder.path)/whole.json")
    var parts: [RunReport] = []
    for number in 1...3 {
      parts.append(
        try await report(
          scenario.only(Shard(text: "\(number)/3")), to: receiver,
          at: "\(folder.path)/\(number).json"))
    }
    guard case .runs(let runs) = try joined(folder), let run = runs.first else {
      Issue.record("the parts of a run are a run")
      return
    }
    let sum = run.report
    #expect(runs.count == 1 && run.parts == 3)
    #expect(sum.title == whole.title && sum.seed == whole.seed && sum.start == whole.start)
    #expect(sum.shard == nil)
    #expect(parts.map(\.shard) == [1, 2, 3].map { Shard(text: "\($0)/3") })
    #expect(sum.notificationCount == whole.notificationCount && sum.notificationCount > 300)
    #expect(sum.kindCounts == whole.kindCounts)
    #expect(sum.sales == whole.sales)
    #expect(sum.sales.map(\.productID).first == "paper")
    #expect(parts[0].sales.allSatisfy { $0.productID != "paper" })
    #expect(Set(sum.verdicts.map(\.customer)) == Set(whole.verdicts.map(\.customer)))
    #expect(sum.verdicts.map(\.failure) == parts.flatMap(\.verdicts).map(\.failure))
    #expect(sum.otherExpectationCount == whole.otherExpectationCount)
    #expect(sum.failedOtherExpectationCount == whole.failedOtherExpectationCount)
    #expect(sum.notificationFailures == parts.flatMap(\.notificationFailures))
    #expect(sum.beliefCount == whole.beliefCount)
    #expect(sum.beliefFailures == parts.flatMap(\.beliefFailures))
    #expect(sum.notReached == whole.notReached && sum.notReached.count == 1)
    #expect(sum.refused == whole.refused && sum.refused.count == 1)
    #expect(sum.auditFindings == [])
    #expect(run.result.isStrict && !run.result.isPassed)
    // Receivers answer as they like, so what is compared is the sum of what they answered.
    let tallies = parts.flatMap(\.deliveries)
    let tally = try #require(sum.deliveries.first)
    #expect(sum.deliveries.count == 1 && tallies.count == 3)
    #expect(tally.notifications == whole.deliveries.first?.notifications)
    #expect(tally.attempts == tallies.map(\.attempts).reduce(0, +))
    #expect(tally.acknowledged == tallies.map(\.acknowledged).reduce(0, +))
    #expect(tally.undeliveredCount == tallies.map(\.undeliveredCount).reduce(0, +))
    #expect(tally.statuses[503] == tally.undeliveredCount)
    #expect(tally.results[.success] == tally.acknowledged)
    #expect(tally.pending == 0)
    var all = LatencyHistogram()
    for tally in tallies { all.merge(tally.latencies) }
    #expect(tally.latencies == all && all.count == sum.notificationCount)
    #expect(sum.undelivered == parts.flatMap(\.undelivered) && !sum.undelivered.isEmpty)
  }

  /// The bytes of a report without deliveries are those of the whole run's.
  @Test func theReportIsTheSame() async throws {
    let folder = try ScratchFolder()
    let text = Self.crowd.replacing(#""ana REFUND", "#, with: "")
      .replacing("count: 2", with: "count: 0").replacing("expired", with: "active")
    let scenario = try ScenarioText.scenario(text)
    let path = folder.path
    func write(_ scenario: Scenario, _ name: String) async throws {
      let report = try await scenario.run()
      let result = ScenarioResult(
        file: "crowd.json5", ending: .ran(report), findings: scenario.notes, isStrict: false)
      try #require(ReportFile(path: "\(path)/\(name).json")).write([result])
    }
    try await write(scenario, "whole")
    for number in 1...3 {
      try await write(scenario.only(Shard(text: "\(number)/3")), "\(number)")
    }
    let sum = try #require(try joined(folder))
    try #require(ReportFile(path: "\(folder.path)/sum.json")).write(sum)
    func lines(_ name: String) throws -> [Substring] {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name).json"))
      return String(decoding: data, as: UTF8.self).split(separator: "\n")
        // The call that repeats a part names it.
        .filter { !$0.contains(#""again": "#) }
    }
    let (sums, wholes) = (try lines("sum"), try lines("whole"))
    #expect(sums == wholes)
    // The whole is the only part of itself.
    let again = try JoinedReport([WrittenReport(path: "\(folder.path)/sum.json")])
    #expect(again?.lines.dropFirst() == sum.lines.dropFirst())
  }
}
