import Sandclock
import Testing

/// What is told of the app stands in timelines, lines and reports as the store's.
@Suite struct StoreNoticeTests {
  private static let text = """
    { sandclock: 1, title: "a test", app: { bundleId: "com.example.test", appAppleId: 1 },
      catalog: { products: [{ id: "com.example.coins", kind: "consumable", price: "0.99" }] },
      products: { coins: "com.example.coins" }, store: { promptness: "exact" },
      customers: [{ name: "ana", script: [{ buy: "coins", quantity: 2, askToBuy: "1m" }] }],
      script: [{ sendTest: true }, { at: "5m", externalPurchaseToken: "UNREPORTED" }],
      expect: [LINES] }
    """

  private func scenario(_ lines: String) throws -> Scenario {
    try ScenarioText.scenario(Self.text.replacing("LINES", with: lines))
  }

  @Test func timeline() async throws {
    let (timeline, report) = try await played(
      scenario(#""store TEST", "store EXTERNAL_PURCHASE_TOKEN/*", "ana ONE_TIME_CHARGE coins""#))
    let lines = timeline.split(separator: "\n").dropFirst(2).map(String.init)
    #expect(
      lines.prefix(8) == [
        "     time  customer  notification                                   "
          + "product  status   until",
        "  0:00:00  store     - sends a test",
        "  0:00:00  ana       - buys 2 of coins, once it is approved (in 1m)",
        "  0:00:00  store     TEST                                           -        -        -",
        "  0:01:00  ana       - buys 2 of coins, approved",
        "  0:01:00  ana       ONE_TIME_CHARGE                                coins    bought   -",
        "  0:05:00  store     - tells of an unreported external purchase token",
        "  0:05:00  store     EXTERNAL_PURCHASE_TOKEN/UNREPORTED             -        -        -",
      ])
    #expect(report.isAsExpected)
    #expect(report.auditFindings == [])
  }

  @Test func aMissingTestIsTheStoresFailure() async throws {
    let report = try await scenario(#""store TEST x2", "store ...""#).run()
    #expect(report.verdicts.map(\.customer) == ["store"])
    let failure = try #require(report.failures.first)
    #expect(failure.hasPrefix("FAILED  store: 1 notification as expected, then not"))
    #expect(failure.contains("got       0:05:00 EXTERNAL_PURCHASE_TOKEN/UNREPORTED\n"))
  }

  @Test(arguments: [("store", ["store", "store"]), ("ana", ["ana"]), ("*a*", ["ana"])])
  func whoIsChosenIsShown(_ pattern: String, _ customers: [String]) async throws {
    let inbox = Inbox()
    _ = try await scenario("").only([pattern]).run(into: [inbox])
    #expect(await inbox.parcels.map(\.header.customer) == customers)
  }
}
