import Foundation
import Sandclock
import Testing

/// `only`: who is shown, sent and judged, and that nothing of theirs changes.
@Suite struct CustomerChoiceTests {
  private static let text = """
    { sandclock: 1, title: "three", app: { bundleId: "com.example.test", appAppleId: 1 },
      catalog: { groups: { g: [{ id: "pro", level: 1, period: "P1M", price: "9.99" }] } },
      customers: [
        { name: "ana", script: [{ buy: "pro" }, { at: "1m", cancel: "pro" }] },
        { name: "bo", script: [
          { at: "expiry of ana pro", id: "late", buy: "pro" }, { resume: "pro" } ] },
        { name: "abe", script: [{ buy: "pro", at: "@late" }] },
      ],
      expect: [
        "ana SUBSCRIBED/*", "ana ...", "bo REFUND", "abe ...",
        { notification: "bo REFUND" }, { notification: "SUBSCRIBED/*", count: 2 },
      ] }
    """

  private func lines(_ patterns: [String]) async throws -> (lines: [String], report: RunReport) {
    let scenario = try ScenarioText.scenario(Self.text)
      .only(patterns)
    let (timeline, report) = try await played(scenario)
    return (timeline.split(separator: "\n").map(String.init), report)
  }

  @Test(arguments: [
    (["ana"], ["ana"], 1, 0, 0), (["bo"], ["bo"], 1, 1, 1), (["a*"], ["ana", "abe"], 2, 0, 0),
    (["*b*", "ana"], ["ana", "bo", "abe"], 3, 1, 1), (["*"], ["ana", "bo", "abe"], 3, 1, 1),
    (["a*a"], ["ana"], 1, 0, 0), (["b*o", "ana*"], ["ana", "bo"], 2, 1, 1),
  ])
  func showsAndJudgesThose(
    _ patterns: [String], _ names: [String], _ checked: Int, _ failures: Int, _ others: Int
  ) async throws {
    let all = try await lines([])
    let some = try await lines(patterns)
    func events(_ lines: [String]) -> [String] {
      lines.filter { line in names.contains { line.contains("  \($0) ") } && !line.contains("only ")
      }
    }
    let count = events(some.lines).count
    #expect(events(some.lines) == events(all.lines))
    #expect(count > 2)
    #expect(some.lines[1].contains(", only \(patterns.joined(separator: " ")), "))
    #expect(some.report.checkedCustomerCount == checked)
    #expect(some.report.failures.count == failures)
    #expect(some.report.notificationFailures.count >= others)
    if others == 0 { #expect(!"\(some)".contains("bo ")) }
  }

  @Test func sendsTheirsOnlyByteForByte() async throws {
    let scenario = try ScenarioText.scenario(Self.text)
    let (whole, part) = (Inbox([.signed]), Inbox([.signed]))
    _ = try await scenario.run(into: [whole], signedBy: .derived(from: "test"))
    _ = try await scenario.only(["bo"]).run(into: [part], signedBy: .derived(from: "test"))
    let expected = await whole.parcels.filter { $0.header.customer == "bo" }.map {
      $0.body(.signed)
    }
    #expect(await part.parcels.map { $0.body(.signed) } == expected)
    #expect(!expected.isEmpty)
  }

  @Test(arguments: [
    (["ana", "bob"], #""bob" fits no customer; did you mean "bo"?"#),
    (["ANA"], #""ANA" fits no customer; did you mean "ana"?"#),
    (["x*"], #""x*" fits no customer; there are ana, bo, abe"#),
    (["ana*a"], #""ana*a" fits no customer; did you mean "ana"?"#),
  ])
  func refusesPatternsThatFitNobody(_ patterns: [String], _ words: String) throws {
    let scenario = try ScenarioText.scenario(Self.text)
    #expect {
      try scenario.only(patterns)
    } throws: {
      "\($0)" == words
    }
  }
}
