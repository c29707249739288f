import Sandclock
import SubscriptionModel
import Testing

/// Populations that never end: what they can do, and what they are refused.
@Suite struct EndlessPopulationTests {
  private func scenario(_ members: String = "") throws -> Scenario {
    try ScenarioText.scenario(
      """
      { sandclock: 1, title: "a stream", app: { bundleId: "com.example.test", appAppleId: 1 },
        catalog: { groups: { video: [{ id: "pro", level: 1, period: "P1M", price: "9.99" }] } },
        customers: [{ name: "ana", script: [{ buy: "pro" }] }],
        population: { customers: "endless", arrive: { rate: "6/m" } }\(members) }
      """)
  }

  @Test func aRunWithoutAnEndIsRefused() async throws {
    let scenario = try scenario()
    let error = await #expect(throws: ScenarioError.self) { _ = try await scenario.run() }
    #expect(
      error?.findings.map { "\($0.path): \($0.message)" } == [
        "$.population.customers: members keep coming for ever, and a run would not end; say with "
          + "\"until\" when it does, or send it with sandclock load, which ends by its duration"
      ])
  }

  @Test func untilEndsIt() async throws {
    let (timeline, report) = try await played(
      try scenario(
        """
        , until: "10m",
        expect: [{ share: "DID_RENEW", of: "SUBSCRIBED/*", is: "60%..70%" }]
        """))
    #expect(report.isAsExpected)
    let lines = timeline.split(separator: "\n")
    #expect(lines[1].contains("until 0:10:00, endless members, generator"))
    #expect(lines.contains { $0.contains("p1..      SUBSCRIBED/INITIAL_BUY") })
  }

  @Test(arguments: ["p*7", "*7", "p4*", "p**"])
  func whoIsNeverKnownCannotBeChosen(_ pattern: String) throws {
    let scenario = try scenario(", until: \"1h\"")
    let error = #expect(throws: NobodyFits.self) { try scenario.only([pattern]) }
    #expect(
      error?.description
        == "\"\(pattern)\" fits members of a population that never ends, and who they are is never "
        + "known; names such as \"p47\" would do, or \"p*\" for everybody")
  }

  @Test(arguments: [
    (["p*"], ["p1", "p2"]), (["*"], ["ana", "p1", "p2"]), (["p2"], ["p2"]), (["a*"], ["ana"]),
    (["ana", "p1"], ["ana", "p1"]),
  ])
  func othersCan(_ patterns: [String], _ names: [String]) async throws {
    let scenario = try scenario(", until: \"15s\", store: { promptness: \"exact\" }")
    let inbox = Inbox()
    _ = try await scenario.only(patterns).run(into: [inbox])
    #expect(await inbox.parcels.map(\.header.customer).sorted() == names)
  }
}
