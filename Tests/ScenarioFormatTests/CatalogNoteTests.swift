import ScenarioFormat
import Testing

/// What is odd about a catalog and keeps nothing from running: all of it when the catalog is looked
/// at, and of that only what may matter when a scenario runs over it.
@Suite struct CatalogNoteTests {
  /// A catalog, the notes about it, and how many of them a scenario over it shows.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let shown: Int
    let notes: [String]

    /// A catalog of the members of a subscription, the second of its group.
    init(_ name: String, _ members: String, shown: Int, _ notes: String...) {
      self.init(
        name,
        root: """
          { "subscriptionGroups": [{ "id": "1", "subscriptions": [\(Case.plain),
          { "productID": "b", "recurringSubscriptionPeriod": "P1Y", \(members) }] }] }
          """, shown: shown, notes: notes)
    }

    init(_ name: String, root: String, shown: Int, notes: [String]) {
      self.name = name
      text = root
      self.shown = shown
      self.notes = notes
    }

    static let plain = #"""
      { "productID": "a", "recurringSubscriptionPeriod": "P1M", "displayPrice": "1",
        "groupNumber": 1 }
      """#
    var testDescription: String { name }
  }

  private func check(_ reading: Case) throws {
    let folder = try ScratchFolder()
    try folder.write(reading.text.utf8, to: "c.storekit")
    let found = CatalogReader.read(file: folder["c.storekit"])
    #expect(found.reading != nil)
    #expect(!found.findings.contains { !$0.isNote })
    // The line stands in the name of the case; the place within it is in the path.
    let notes = found.findings.map { "\($0.line) \($0.path.dropFirst(2)): \($0.message)" }
    #expect(notes == reading.notes)
    let scenario = scenarioText([
      "catalog": #""c.storekit""#, "products": "", "customers": #"[{ name: "ana" }]"#,
    ])
    try folder.write(scenario.utf8, to: "s.json5")
    #expect(folder.read().plan != nil)
    #expect(folder.read().findings.count == reading.shown)
  }

  private static let second = "subscriptionGroups[0].subscriptions[1]"

  @Test(arguments: [
    Case("nothing", #""displayPrice": "1", "groupNumber": 2"#, shown: 0),
    Case(
      "no level", #""displayPrice": "1""#, shown: 1,
      "1 subscriptionGroups[0]: 2 subscriptions are of level 1: a change between them is a "
        + "crossgrade, at the next renewal",
      #"3 \#(second): "groupNumber" is missing: level 1, the highest, is taken"#),
    Case(
      "an empty price", #""displayPrice": "", "groupNumber": 2"#, shown: 0,
      "3 \(second).displayPrice: without a price the product can be shown but not bought"),
    Case(
      "another type", #""displayPrice": "1", "groupNumber": 2, "type": "Consumable""#, shown: 1,
      #"3 \#(second).type: a product of type "Consumable" in a group is taken as a subscription; "#
        + #""RecurringSubscription" would do"#),
    Case(
      "types that are meant",
      #""displayPrice": "1", "groupNumber": 2, "type": "#
        + #""Recurring Subscription""#, shown: 0),
    Case(
      "keys of other people", #""subscriptionPrice": "1", "groupLevel": 2, "familySharable": true"#,
      shown: 4,
      "1 subscriptionGroups[0]: 2 subscriptions are of level 1: a change between them is a "
        + "crossgrade, at the next renewal",
      #"3 \#(second): "groupNumber" is missing: level 1, the highest, is taken"#,
      "3 \(second): without a price the product can be shown but not bought",
      #"3 \#(second).subscriptionPrice: "subscriptionPrice" means nothing in a StoreKit "#
        + #"configuration and is left out; "displayPrice" is meant"#,
      #"3 \#(second).groupLevel: "groupLevel" means nothing in a StoreKit configuration and is "#
        + #"left out; "groupNumber" is meant"#,
      #"3 \#(second).familySharable: "familySharable" means nothing in a StoreKit configuration "#
        + #"and is left out; "familyShareable" is meant"#),
  ])
  func subscriptions(_ reading: Case) throws { try check(reading) }

  @Test(arguments: [
    Case(
      "a leftover price",
      #"""
      "displayPrice": "1", "groupNumber": 2, "introductoryOffer":
        { "paymentMode": "free", "subscriptionPeriod": "P1W", "displayPrice": "0.99" }
      """#, shown: 0,
      #"4 \#(second).introductoryOffer.displayPrice: the price "0.99" of a free offer means "#
        + "nothing"),
    Case(
      "free at no price",
      #"""
      "displayPrice": "1", "groupNumber": 2, "introductoryOffer":
        { "paymentMode": "free", "subscriptionPeriod": "P1W", "displayPrice": "0.00" }
      """#, shown: 0),
    Case(
      "a paid offer without a price",
      #"""
      "displayPrice": "1", "groupNumber": 2, "adHocOffers": [
        { "paymentMode": "payUpFront", "subscriptionPeriod": "P1W", "offerID": "x" }]
      """#, shown: 0,
      "4 \(second).adHocOffers[0]: without a price the offer can be shown but not taken"),
    Case(
      "an invented mode",
      #"""
      "displayPrice": "1", "groupNumber": 2, "introductoryOffer":
        { "mode": "freeTrial", "period": "P7D" }
      """#, shown: 1,
      #"4 \#(second).introductoryOffer.mode: "mode" means nothing in a StoreKit configuration "#
        + #"and is left out; "paymentMode" is meant"#),
    Case(
      "no mode",
      #"""
      "displayPrice": "1", "groupNumber": 2, "codeOffers": [{ "referenceName": "x" }]
      """#, shown: 1,
      #"3 \#(second).codeOffers[0]: an offer without "paymentMode" is left out; "free", "#
        + #""payAsYouGo" or "payUpFront" would do"#),
    Case(
      "for nobody known",
      #"""
      "displayPrice": "1", "groupNumber": 2, "codeOffers": [
        { "referenceName": "x", "paymentMode": "free", "subscriptionPeriod": "P1W",
          "eligibility": ["new", "lapsed"] }]
      """#, shown: 1,
      #"5 \#(second).codeOffers[0].eligibility[1]: "lapsed" is nobody an offer is for and is left "#
        + #"out; "new", "existing" or "expired" would do"#),
    Case(
      "two introductory offers",
      #"""
      "displayPrice": "1", "groupNumber": 2, "introductoryOffers": [
        { "paymentMode": "free", "subscriptionPeriod": "P1W" },
        { "paymentMode": "free", "subscriptionPeriod": "P2W" },
        { "paymentMode": "free", "subscriptionPeriod": "P2W", "billingPlanType": "MONTHLY" }]
      """#, shown: 1,
      "5 \(second).introductoryOffers[1]: a second introductory offer of the same billing plan is "
        + "left out"),
  ])
  func offers(_ reading: Case) throws { try check(reading) }

  @Test(arguments: [
    Case(
      "prices that disagree",
      #"""
      "displayPrice": "11.88", "groupNumber": 2, "billingPlans": [
        { "billingPlanType": "BILLED_UPFRONT", "displayPrice": "0.99", "isEnabled": true }]
      """#, shown: 1,
      #"3 \#(second).displayPrice: "displayPrice" is 11.88, the billing plan's price is 0.99: the "#
        + "plan's counts"),
    Case(
      "a plan that is off",
      #"""
      "displayPrice": "11.88", "groupNumber": 2, "billingPlans": [
        { "billingPlanType": "BILLED_UPFRONT", "displayPrice": "0.99", "isEnabled": false }]
      """#, shown: 0),
    Case(
      "another plan",
      #"""
      "displayPrice": "1", "groupNumber": 2, "billingPlans": [
        { "billingPlanType": "WEEKLY", "displayPrice": "1" }]
      """#, shown: 1,
      #"4 \#(second).billingPlans[0].billingPlanType: "WEEKLY" is no billing plan and is "#
        + #"left out; "BILLED_UPFRONT" or "MONTHLY" would do"#),
    Case(
      "months of a month",
      root: #"""
        { "subscriptionGroups": [{ "subscriptions": [
          { "productID": "a", "recurringSubscriptionPeriod": "P1M", "displayPrice": "1",
            "billingPlans": [{ "billingPlanType": "MONTHLY", "displayPrice": "1" }] }] }] }
        """#, shown: 1,
      notes: [
        "3 subscriptionGroups[0].subscriptions[0].billingPlans[0]: a plan that is billed by the "
          + "month for a year is left out of a subscription of 1 month"
      ]),
  ])
  func plans(_ reading: Case) throws { try check(reading) }

  @Test(arguments: [
    Case(
      "a product and a subscription of one id",
      root: #"""
        { "products": [
            { "productID": "a", "type": "Consumable", "displayPrice": "1" }],
          "subscriptionGroups": [{ "subscriptions": [\#(Case.plain)] }] }
        """#, shown: 1,
      notes: [
        #"2 products[0].productID: the product "a" stands twice; the one at line 3 counts and "#
          + "this one is left out"
      ]),
    Case(
      "names for subscriptions",
      root: #"""
        { "products": [
            { "productID": "b", "internalID": "yearly", "type": "SUBSCRIPTION" }],
          "subscriptionGroups": [{ "subscriptions": [\#(Case.plain), "yearly", "other"] }] }
        """#, shown: 3,
      notes: [
        #"2 products[0].type: a product of type "SUBSCRIPTION" does not belong here and is left "#
          + "out; subscriptions belong in subscriptionGroups",
        #"4 subscriptionGroups[0].subscriptions[1]: "yearly" is only a name and is left out; the "#
          + #"subscription itself belongs here, "b" of "products""#,
        #"4 subscriptionGroups[0].subscriptions[2]: "other" is only a name and is left out; the "#
          + "subscription itself belongs here",
      ]),
    Case(
      "keys of the root that other people have",
      root: #"""
        { "nonRenewableSubscriptions": [], "nonConsumables": [], "subscriptionSuiteGroups": [],
          "subscriptionGroups": [{ "subscriptions": [\#(Case.plain)] }] }
        """#, shown: 2,
      notes: [
        #"1 nonRenewableSubscriptions: "nonRenewableSubscriptions" means nothing in a StoreKit "#
          + #"configuration and is left out; "nonRenewingSubscriptions" is meant"#,
        #"1 nonConsumables: "nonConsumables" means nothing in a StoreKit configuration and is "#
          + #"left out; "products" is meant"#,
      ]),
    Case(
      "a storefront nowhere",
      root: #"""
        { "settings": { "_storefront": "Atlantis" },
          "subscriptionGroups": [{ "subscriptions": [\#(Case.plain)] }] }
        """#, shown: 1,
      notes: [
        #"1 settings._storefront: "Atlantis" is no storefront and "USA" is taken; a country's "#
          + "three letters would do"
      ]),
  ])
  func roots(_ reading: Case) throws { try check(reading) }

  @Test(arguments: [
    ("P1M", "P1M", "at once"), ("P1M", "P1Y", "at the next renewal"),
  ])
  func sharedLevelsOfAnInlineCatalog(_ first: String, _ second: String, _ moment: String) throws {
    let folder = try ScratchFolder()
    let text = """
      { groups: { g: [{ id: "a", level: 1, period: "\(first)", price: "1" },
        { id: "b", level: 1, period: "\(second)", price: "1", offers: [
          { kind: "introductory", mode: "free", period: "P1W", price: "2" }] }] } }
      """
    try folder.write(text.utf8, to: "c.json5")
    let found = CatalogReader.read(file: folder["c.json5"])
    #expect(
      found.findings.map(\.message) == [
        "2 subscriptions are of level 1: a change between them is a crossgrade, \(moment)",
        #"the price "2" of a free offer means nothing"#,
      ])
  }

  @Test(arguments: [
    (
      "{ \"products\": [], \"subscriptionGroups\": [] }", true,
      "there is no subscription here, and most scenarios need one"
    ),
    (
      "{ \"subscriptionGroups\": [{ \"subscriptions\": [\"a\"] }] }", false,
      "nothing is left of the subscriptions; see the notes on what was left out"
    ),
  ])
  func catalogsOfNothing(_ text: String, _ isShown: Bool, _ words: String) throws {
    let folder = try ScratchFolder()
    try folder.write(text.utf8, to: "c.storekit")
    let found = CatalogReader.read(file: folder["c.storekit"])
    #expect((found.reading != nil) == isShown)
    #expect(found.findings.first?.message == words)
  }

  @Test func aMissingKeyThatHasAnotherName() throws {
    let folder = try ScratchFolder()
    let text = #"""
      { "subscriptionGroups": [{ "subscriptions": [{ "id": "a", "period": "P1M" }] }] }
      """#
    try folder.write(text.utf8, to: "c.storekit")
    let found = CatalogReader.read(file: folder["c.storekit"]).findings.filter { !$0.isNote }
    #expect(
      found.map(\.message) == [
        #""productID" is missing; "id" is here: rename it"#,
        #""recurringSubscriptionPeriod" is missing; "period" is here: rename it"#,
      ])
  }

  @Test func aPriceIsNeededWhereAPlanIsPaid() throws {
    let reading = FindingCase(
      "unpaid",
      [
        "catalog": #""c.storekit""#, "products": "",
        "customers": #"[{ name: "ana", script: [{ buy: "a" }, { changePlan: "b" }] }]"#,
      ],
      catalog: Case("", #""displayPrice": "", "groupNumber": 2"#, shown: 0).text,
      #"s.json5:6:67: $.customers[0].script[1].changePlan: "b" has no price in USA; give it one "#
        + "in the catalog")
    #expect(try reading.found() == reading.findings)
  }

  @Test func aCatalogOfOnesOwnInAFile() throws {
    let reading = FindingCase(
      "own file", ["catalog": #""c.storekit""#, "products": #"{ pro: "pro.mont" }"#],
      catalog: #"{ groups: { main: [\#(proMonth)] } }"#,
      #"s.json5:6:20: $.products.pro: "pro.mont" is no product of c.storekit; did you mean "#
        + #""pro.month"?"#)
    #expect(try reading.found() == reading.findings)
  }
}
