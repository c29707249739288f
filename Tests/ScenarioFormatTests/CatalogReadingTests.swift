import ScenarioFormat
import SubscriptionModel
import Testing

/// What catalogs become, from `.storekit` files and inline.
@Suite struct CatalogReadingTests {
  /// The outline of the catalog in a `.storekit` text, or what is found in it.
  private func outline(_ text: String) throws -> String {
    let folder = try ScratchFolder()
    try folder.write(text.utf8, to: "c.storekit")
    let scenario = scenarioText([
      "catalog": #""c.storekit""#, "products": "", "customers": #"[{ name: "ana" }]"#,
    ])
    try folder.write(scenario.utf8, to: "s.json5")
    let outcome = folder.read()
    return outcome.plan?.catalog.outline ?? "\(outcome.findings)"
  }

  @Test(arguments: [
    (StoreKitLayout.version3, StoreKitLayout.outline3),
    (StoreKitLayout.version4, StoreKitLayout.outline4),
  ])
  func asXcodeLaysThemOut(_ text: String, _ expected: String) throws {
    #expect(try outline(text) == expected)
    #expect(try outline(text.replacing("\n", with: "\r\n")) == expected)
    #expect(try outline("\u{FEFF}" + text) == expected)
  }

  @Test func theirStorefrontsCount() throws {
    for (text, country) in [(StoreKitLayout.version3, "DEU"), (StoreKitLayout.version4, "USA")] {
      let reading = PlanCase(
        country,
        [
          "catalog": #""c.storekit""#, "products": "", "customers": #"[{ name: "ana" }]"#,
        ], catalog: text, country
      ) { $0.customers[0].storefront.country }
      #expect(try reading.read() == country)
    }
  }

  /// A subscription with other members beside its id and period.
  struct Oddity: Sendable, CustomTestStringConvertible {
    let name: String
    let members: String
    let expected: String

    init(_ name: String, _ members: String, _ expected: String) {
      self.name = name
      self.members = members
      self.expected = expected
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Oddity("nothing else", "", "  1 a P1M unknown"),
    Oddity("an empty price", #""displayPrice": """#, "  1 a P1M unknown"),
    Oddity("no price", #""displayPrice": null"#, "  1 a P1M unknown"),
    Oddity("a price that is a number", #""displayPrice": 9.99"#, "  1 a P1M 9990"),
    Oddity("a whole price", #""displayPrice": "500""#, "  1 a P1M 500000"),
    Oddity("one decimal", #""displayPrice": "0.5""#, "  1 a P1M 500"),
    Oddity("decimals of a currency without", #""displayPrice": "80990.00""#, "  1 a P1M 80990000"),
    Oddity("another level", #""groupNumber": 7"#, "  7 a P1M unknown"),
    Oddity("another group's id", #""subscriptionGroupID": "2""#, "  1 a P1M unknown"),
    Oddity("a type with a space", #""type": "Recurring Subscription""#, "  1 a P1M unknown"),
    Oddity(
      "billing plans", #""billingPlans": [{ "billingPlanType": "MONTHLY" }]"#, "  1 a P1M unknown"),
    Oddity(
      "an introductory offer twice, as 5.0 writes it",
      #"""
      "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "P1W" },
      "introductoryOffers": [
        { "paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1,
          "billingPlanType": "BILLED_UPFRONT" }]
      """#, "  1 a P1M unknown\n    introductory - free 1 x 1W at 0"),
    Oddity(
      "an introductory offer in the list alone, as 6.3 writes it",
      #""introductoryOffers": [{ "paymentMode": "free", "subscriptionPeriod": "P1Y" }]"#,
      "  1 a P1M unknown\n    introductory - free 1 x 1Y at 0"),
    Oddity(
      "an empty list wins", #""introductoryOffers": [], "introductoryOffer": null"#,
      "  1 a P1M unknown"),
    Oddity(
      "no offer at all", #""introductoryOffer": { "paymentMode": "none", "displayPrice": "1" }"#,
      "  1 a P1M unknown"),
    Oddity(
      "a free offer of ten periods is one",
      #"""
      "winbackOffers": [
        { "paymentMode": "free", "subscriptionPeriod": "P1W", "offerID": "w",
          "numberOfPeriods": 10 }]
      """#,
      "  1 a P1M unknown\n    winBack w free 1 x 1W at 0"),
    Oddity(
      "an offer without its price",
      #"""
      "adHocOffers": [{ "paymentMode": "payUpFront", "subscriptionPeriod": "P6M", "offerID": "" }]
      """#,
      "  1 a P1M unknown\n    promotional  payUpFront 1 x 6M at unknown"),
  ])
  func oddities(_ oddity: Oddity) throws {
    let text = """
      { "subscriptionGroups": [{ "id": "1", "name": "g", "subscriptions": [
        { "productID": "a", "recurringSubscriptionPeriod": "P1M", \(oddity.members) }] }] }
      """
    #expect(try outline(text) == "group g 1\n" + oddity.expected)
  }

  @Test(arguments: [
    (#""id": "00420""#, "group g 00420"),
    (#""id": "C0FFEE01""#, "group g 79978979"),
    (#""identifier": "1""#, "group g 82385574"),
    (#""id": "٣""#, "group g 77810453"),
  ])
  func groupIdentifiers(_ member: String, _ expected: String) throws {
    let text = """
      { "subscriptionGroups": [{ \(member), "name": "g", "subscriptions": [
        { "productID": "a", "recurringSubscriptionPeriod": "P2M" }] }, { "id": "2" }] }
      """
    #expect(try outline(text) == expected + "\n  1 a P2M unknown\ngroup  2")
  }

  @Test(arguments: [
    PlanCase(
      "prices",
      [
        "catalog": #"""
        { groups: { main: [
          { id: "pro.month", level: 1, period: "P1M", price: "9.99", shareable: true },
          { id: "b", level: 3, period: "P6M", price: 5 },
          { id: "c", level: 3, period: "P3M", price: { USA: "0.001", JPN: 1200, DEU: null } },
          { id: "d", level: 1000, period: "P2M", price: "10000000000" },
        ], none: [] } }
        """#
      ],
      """
      group main 90455001
        1 pro.month P1M 9990 shared
        3 b P6M 5000
        3 c P3M JPN 1200000 USA 1
        1000 d P2M 10000000000000
      group none 68480814
      """
    ) { $0.catalog.outline },
    PlanCase(
      "products",
      [
        "catalog": #"""
        { groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }] },
          products: [
            { id: "coins", kind: "consumable", price: "0.99" },
            { id: "skin", kind: "nonConsumable", price: { USA: "1" } },
            { id: "pass", kind: "nonRenewing", price: 0 },
            { id: "free", kind: "free" },
          ] }
        """#
      ],
      """
      group main 90455001
        1 pro.month P1M 9990
      consumable coins 990
      nonConsumable skin USA 1000
      nonRenewing pass 0
      free free 0
      """
    ) { $0.catalog.outline },
    PlanCase(
      "offers",
      [
        "catalog": #"""
        { groups: { main: [{ id: "pro.month", level: 1, period: "P1Y", price: "9.99", offers: [
          { kind: "introductory", mode: "free", period: "P3D" },
          { kind: "promotional", id: "p", mode: "payAsYouGo", period: "P1M", periods: 3,
            price: "4.99" },
          { kind: "code", id: "c", mode: "payUpFront", period: "P2M", price: { USA: "1" } },
          { kind: "winBack", id: "w", mode: "free", period: "P999D", price: "1" },
        ] }] } }
        """#
      ],
      """
      group main 90455001
        1 pro.month P1Y 9990
          introductory - free 1 x 3D at 0
          promotional p payAsYouGo 3 x 1M at 4990
          code c payUpFront 1 x 2M at USA 1000
          winBack w free 1 x 999D at 0
      """
    ) { $0.catalog.outline },
  ])
  func inline(_ reading: PlanCase) throws {
    #expect(try reading.read() == reading.expected)
  }

  @Test func anInlineGroupsNumberComesFromTheBundleIdAndItsName() throws {
    let reading = PlanCase("number", [:], "") { $0.catalog.groups[0].identifier }
    let other = PlanCase(
      "number", ["app": #"{ bundleId: "com.example.other", appAppleId: 7 }"#], ""
    ) { $0.catalog.groups[0].identifier }
    #expect(try reading.read() != other.read())
    #expect(try reading.read().count == 8)
  }
}
