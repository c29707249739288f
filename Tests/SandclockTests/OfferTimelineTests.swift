import Sandclock
import Testing

/// What people read of offers: what is taken, and why it is refused.
@Suite struct OfferTimelineTests {
  /// The lines of ana's steps over the catalog with offers.
  private func lines(_ script: String) async throws -> [String] {
    let catalog = Repository.path("Scenarios/Catalogs/offers.storekit")
    let scenario = try ScenarioText.scenario(
      """
      { sandclock: 1, title: "a test", app: { bundleId: "com.example.test", appAppleId: 1 },
        catalog: "\(catalog)", products: { high: "com.example.stream.premium.monthly" },
        store: { promptness: "exact" }, customers: [{ name: "ana", script: [\(script)] }] }
      """)
    return try await played(scenario).timeline.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (#"{ buy: "high" }"#, "buys high"),
    (#"{ buy: "high", intro: false }"#, "buys high at full price"),
    (
      #"{ buy: "high" }, { changePlan: "high", offer: "half-price" }"#,
      "changes to high with offer half-price"
    ),
    (#"{ redeem: "SUMMER", product: "high" }"#, "redeems SUMMER for high"),
    (
      #"{ buy: "high", offer: "half-price" }"#,
      "buys high with offer half-price: refused, the offer is not for who never subscribed"
    ),
    (
      #"{ redeem: "COMEBACK" }"#,
      "redeems COMEBACK for high: refused, the offer is not for who never subscribed"
    ),
    (
      #"{ buy: "high" }, { redeem: "COMEBACK" }"#,
      "redeems COMEBACK for high: refused, the offer is not for who is subscribed"
    ),
    (
      #"{ buy: "high" }, { cancel: "high" }, { at: "expiry", redeem: "STAY" }"#,
      "redeems STAY for high: refused, the offer is not for whose subscription has ended"
    ),
    (
      #"{ buy: "high" }, { redeem: "STAY" }"#,
      "redeems STAY for high: refused, the code cannot be redeemed during an introductory offer"
    ),
    (
      #"{ buy: "high" }, { cancel: "high" }, "#
        + #"{ at: "expiry", buy: "high", offer: "for-nobody-yet" }"#,
      "buys high with offer for-nobody-yet: refused, the win-back offer is closed"
    ),
    (
      #"{ buy: "high" }, { changePlan: "high", offer: "half-price", repeat: 2, every: "1s" }"#,
      "changes to high with offer half-price: refused, the offer waits for the next renewal already"
    ),
  ])
  func saysWhatIsTakenAndWhyNot(_ script: String, _ words: String) async throws {
    #expect(try await lines(script).contains { $0.hasSuffix("  - \(words)") })
  }
}
