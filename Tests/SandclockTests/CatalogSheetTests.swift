import Foundation
import Sandclock
import Testing

/// What `sandclock catalog` shows, whole.
@Suite struct CatalogSheetTests {
  /// A catalog with one of everything.
  static let catalog = #"""
    { "settings": { "_storefront": "DEU" },
      "products": [{ "productID": "atlas.pins", "type": "Consumable", "displayPrice": "0.5",
        "localizations": [{ "locale": "en_US", "displayName": "Pins" }] }],
      "nonRenewingSubscriptions": [{ "productID": "atlas.season.pass", "displayPrice": "" }],
      "subscriptionGroups": [
        { "id": "C0FFEE01", "name": "Maps", "subscriptions": [
          { "productID": "atlas.basic", "recurringSubscriptionPeriod": "P1W", "groupNumber": 3,
            "displayPrice": "1.99", "localizations": [{ "locale": "ja", "displayName": "地図" }],
            "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "P3D",
              "displayPrice": "0.99" } },
          { "productID": "atlas.pro.yearly", "recurringSubscriptionPeriod": "P1Y",
            "groupNumber": 1, "displayPrice": "119.99", "familyShareable": true,
            "billingPlans": [{ "billingPlanType": "MONTHLY", "displayPrice": "9.99",
              "commitmentDisplayPrice": "119.88" }],
            "codeOffers": [{ "referenceName": "SPRING", "paymentMode": "payUpFront",
              "subscriptionPeriod": "P1Y", "displayPrice": "60", "isStackable": false,
              "eligibility": ["expired", "new"] }],
            "winbackOffers": [{ "offerID": "back", "paymentMode": "payAsYouGo",
              "subscriptionPeriod": "P1Y", "displayPrice": "30.5", "numberOfPeriods": 2 }] },
          { "productID": "atlas.pro.monthly", "recurringSubscriptionPeriod": "P1M",
            "groupNumber": 1, "displayPrice": "11.99" }] },
        { "id": "20931844", "name": "", "subscriptions": [] }] }
    """#

  @Test func showsEverythingAtAGlance() throws {
    let folder = try CatalogFolder(Self.catalog)
    let lines = try CatalogSheet(contentsOf: folder["atlas.storekit"]).lines
    #expect(
      lines.joined(separator: "\n").replacing(folder.path, with: "DIR") == """
        atlas.storekit: 2 groups, 3 subscriptions, 2 other products
        prices are those of DEU
        periods are those of production, and of xcode where no renewalRate is set

        group Maps, id 79978979, made of C0FFEE01
          level  subscription       period        price  sandbox  testflight  name
              1  atlas.pro.yearly   1 year   119.99 EUR  1h       1d
                 can be shared with the family
                 MONTHLY plan: 9.99 EUR per month for 12 months, 119.88 EUR in all
                 code "SPRING": 60.00 EUR up front for 1 year, for new and expired customers, \
        not on top of an introductory offer
                 win-back "back": 30.50 EUR per year, 2 times
              1  atlas.pro.monthly  1 month   11.99 EUR  5m       1d
              3  atlas.basic        1 week     1.99 EUR  3m       1d          地図
                 introductory: free for 3 days

        group without a name, id 20931844
          no subscriptions

        other products
          kind         product               price  name
          consumable   atlas.pins         0.50 EUR  Pins
          nonRenewing  atlas.season.pass      none

        DIR/atlas.storekit:4:84: note: $.nonRenewingSubscriptions[0].displayPrice: without a \
        price the product can be shown but not bought
        DIR/atlas.storekit:6:5: note: $.subscriptionGroups[0]: 2 subscriptions are of level 1: a \
        change between them is a crossgrade, at the next renewal
        DIR/atlas.storekit:10:27: note: $.subscriptionGroups[0].subscriptions[0].\
        introductoryOffer.displayPrice: the price "0.99" of a free offer means nothing
        """)
  }

  @Test func isJSONForPrograms() throws {
    let folder = try CatalogFolder(Self.catalog)
    let sheet = try CatalogSheet(contentsOf: folder["atlas.storekit"])
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(sheet.json)) as? [String: Any])
    let groups = try #require(json["groups"] as? [[String: Any]])
    let products = try #require(groups[0]["subscriptions"] as? [[String: Any]])
    #expect(
      products.map { $0["id"] as? String } == [
        "atlas.pro.yearly", "atlas.pro.monthly", "atlas.basic",
      ])
    #expect(products[0]["price"] as? Int == 119_990)
    #expect(products[0]["commitmentPrice"] as? Int == 119_880)
    #expect(products[0]["lasts"] as? [String: String] == ["sandbox": "1h", "testflight": "1d"])
    #expect((products[2]["offers"] as? [[String: Any]])?.count == 1)
    #expect((json["notes"] as? [String])?.count == 3)
    #expect(json["currency"] as? String == "EUR")
  }

  @Test func showsAScenariosCatalogWithItsAliasesAndItsStore() throws {
    let folder = try CatalogFolder("")
    try folder.write(
      #"""
      { sandclock: 1, app: { bundleId: "com.example.atlas", appAppleId: 1 },
        store: { profile: "xcode", renewalRate: "oneRenewalEveryMinute" },
        products: { main: "atlas.monthly" },
        catalog: { groups: { maps: [
          { id: "atlas.monthly", level: 1, period: "P1M", price: { USA: "9.99", JPN: "1200" } }
        ] } } }
      """#, to: "s.json5")
    let lines = try CatalogSheet(contentsOf: folder["s.json5"]).lines
    #expect(
      lines.joined(separator: "\n") == """
        s.json5: 1 group, 1 subscription, 0 other products
        prices are those of USA, for the catalog names none
        periods are those of production

        group maps, id 25997367
          level  subscription   alias  period      price  sandbox  testflight  xcode
              1  atlas.monthly  main   1 month  9.99 USD  5m       1d          1m
                 elsewhere: JPN 1200 JPY
        """)
  }

  @Test func putsParamsInAndHidesWhatIsSecret() throws {
    let folder = try CatalogFolder(Self.catalog)
    try folder.write(
      #"""
      { sandclock: 1, title: "t", app: { bundleId: "com.example.atlas", appAppleId: null },
        params: {
          file: { env: "CATALOG" }, product: { env: "PRODUCT" }, name: { env: "NAME" } },
        products: { "pro": "${product}" },
        catalog: "${file}.storekit", customers: [{ name: "${name}" }] }
      """#, to: "s.json5")
    let environment = ["CATALOG": "atlas", "PRODUCT": "atlas.pro.monthly"]
    let sheet = try CatalogSheet(contentsOf: folder["s.json5"], environment: environment)
    #expect(sheet.lines.contains { $0.contains("•••.basic") })
    let json = String(decoding: sheet.json, as: UTF8.self)
    #expect(json.contains(#"{"id":"•••","alias":"pro","level":1,"#))
    #expect(!json.contains("atlas.pro"))
    #expect(throws: ScenarioError.self) { try CatalogSheet(contentsOf: folder["s.json5"]) }
  }

  @Test func doesNotGuessTheNumbersOfGroupsThatComeFromAnApp() throws {
    let folder = try CatalogFolder("")
    try folder.write("{ groups: { maps: [] } }", to: "c.json5")
    let lines = try CatalogSheet(contentsOf: folder["c.json5"]).lines
    #expect(lines.contains("group maps"))
  }
}

/// A folder with a catalog, gone with it.
final class CatalogFolder {
  let path: String

  init(_ catalog: String) throws {
    path = "\(NSTemporaryDirectory())/sandclock-\(UUID().uuidString)"
      .replacing("//", with: "/")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if !catalog.isEmpty { try write(catalog, to: "atlas.storekit") }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  subscript(name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self[name], encoding: .utf8)
  }
}
