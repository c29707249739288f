import Foundation
import Sandclock
import Testing

/// Scenarios to start from: what is written, and that it runs as it says.
@Suite struct StarterTests {
  static let catalog = #"""
    { "settings": { "_applicationInternalID": "1473651234" }, "subscriptionGroups": [
        { "id": "1", "name": "Maps", "subscriptions": [
          { "productID": "atlas.basic", "recurringSubscriptionPeriod": "P1W", "groupNumber": 3,
            "displayPrice": "1.99" },
          { "productID": "atlas.pro", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1,
            "displayPrice": "119.99" }] }] }
    """#

  @Test func writesAParentAndAScenario() throws {
    let folder = try CatalogFolder(Self.catalog)
    let starter = try Starter(over: folder["atlas.storekit"], in: folder["new/scenarios"])
    try starter.write()
    #expect(
      try folder.text("new/scenarios/atlas.json5") == """
        // What every scenario over this catalog has in common.
        {
          sandclock: 1,
          catalog: "../../atlas.storekit",
          app: {
            bundleId: "com.example.app", // fill in: the app's bundle id
            appAppleId: 1473651234, // as the catalog has it
          },
          products: {
            // Maps
            high: "atlas.pro", // level 1, 1 year, 119.99 USD
            low: "atlas.basic", // level 3, 1 week, 1.99 USD
          },
        }

        """)
    #expect(
      try folder.text("new/scenarios/atlas-first.json5") == """
        {
          sandclock: 1,
          extends: "atlas.json5",
          title: "ana buys low and cancels after two renewals",
          customers: [
            {
              name: "ana",
              script: [
                { buy: "low" },
                { at: "renewal 2 + 1m", cancel: "low" },
              ],
            },
          ],
          expect: [
            "SUBSCRIBED/INITIAL_BUY low",
            "DID_RENEW low x2",
            "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED low",
            "EXPIRED/VOLUNTARY low",
          ],
        }

        """)
  }

  @Test(arguments: [CatalogSheetTests.catalog, catalog])
  func runsAsItSays(_ catalog: String) async throws {
    let folder = try CatalogFolder(catalog)
    let starter = try Starter(over: folder["atlas.storekit"], in: folder.path)
    // The two as one document, since this is about what stands in them and not about `extends`.
    let parent = starter.parent.text.split(separator: "\n").dropFirst(2).dropLast()
    let own = starter.scenario.text.split(separator: "\n")
      .filter { !$0.contains("extends:") && !$0.contains("sandclock:") }.dropFirst()
    try folder.write("{\n" + (parent + own).joined(separator: "\n"), to: "s.json5")
    let scenario = try Scenario(contentsOf: folder["s.json5"])
    #expect(try await scenario.run(audit: true).isAsExpected)
  }

  /// Without a price an introductory offer can be shown but not taken.
  @Test func buysAtFullPriceWhatHasNoOtherPrice() throws {
    let folder = try CatalogFolder(
      """
      { "subscriptionGroups": [{ "subscriptions": [{ "productID": "a", "displayPrice": "1",
        "recurringSubscriptionPeriod": "P1M", "introductoryOffer": { "paymentMode": "payUpFront",
        "subscriptionPeriod": "P1M", "displayPrice": "" } }] }] }
      """)
    let starter = try Starter(over: folder["atlas.storekit"], in: folder.path)
    #expect(starter.scenario.text.contains(#"{ buy: "high", intro: false },"#))
  }

  @Test func overwritesNothing() throws {
    let folder = try CatalogFolder(Self.catalog)
    let starter = try Starter(over: folder["atlas.storekit"], in: folder.path)
    try folder.write("mine", to: "atlas-first.json5")
    #expect(throws: StarterError.exists(path: folder["atlas-first.json5"])) {
      try starter.write()
    }
    #expect(try folder.text("atlas-first.json5") == "mine")
    #expect(!FileManager.default.fileExists(atPath: folder["atlas.json5"]), "neither or both")
  }

  @Test(arguments: [
    (#"{ "subscriptionGroups": [] }"#, "the catalog has no subscription; add a group with one"),
    (
      #"""
      { "settings": { "_storefront": "DEU" }, "subscriptionGroups": [{ "subscriptions": [
        { "productID": "a", "recurringSubscriptionPeriod": "P1W", "displayPrice": "" }] }] }
      """#,
      "no subscription has a price in DEU, so none can be bought; give one a \"displayPrice\""
    ),
    ("{ sandclock: 1, catalog: { groups: {} } }", "this is a scenario already"),
  ])
  func refusesWhatNoScenarioCanBeWrittenOver(_ text: String, _ words: String) throws {
    let folder = try CatalogFolder(text)
    let error = #expect(throws: ScenarioError.self) {
      _ = try Starter(over: folder["atlas.storekit"], in: nil)
    }
    #expect(error?.findings.map(\.message) == [words])
  }
}
