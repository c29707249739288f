import Testing

/// What can be wrong with the script beside the customers, and with what purchases are made with.
@Suite struct StoreScriptFindingTests {
  private static let coins = #"""
    { groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }] }, \#
    products: [{ id: "coins", kind: "consumable", price: "1" }, \#
    { id: "gold", kind: "nonConsumable", price: { JPN: "1" } }] }
    """#

  private static func customers(_ script: String) -> String {
    #"[{ name: "ana", script: [\#(script)] }]"#
  }

  @Test(arguments: [
    FindingCase(
      "no list", ["script": "{}"],
      "s.json5:8:11: $.script: found an object; a list of steps would do"),
    FindingCase(
      "nobody at all", ["customers": "[]", "script": "[]"],
      "s.json5:7:14: $.customers: there is nobody in this scenario; add a customer"),
    FindingCase(
      "a purchase by nobody", ["script": #"[{ buy: "pro" }]"#],
      #"s.json5:8:19: $.script[0].buy: "buy" concerns one customer; it stands in the "#
        + "customer's script"),
    FindingCase(
      "a customer who sends a test", ["customers": customers("{ sendTest: true }")],
      #"s.json5:7:51: $.customers[0].script[0].sendTest: "sendTest" concerns no single customer; "#
        + #"it stands in the script beside "customers""#),
    FindingCase(
      "a step without a verb", ["script": "[{}]"],
      #"s.json5:8:12: $.script[0]: the step does nothing; add "extendAll", "raisePrice", "#
        + #""withdrawProduct", "sendTest" or "externalPurchaseToken""#),
    FindingCase(
      "a mistyped verb", ["script": "[{ sendTset: true }]"],
      #"s.json5:8:14: $.script[0].sendTset: "sendTset" is no key here; did you mean "sendTest"?"#),
    FindingCase(
      "a test that is not sent", ["script": "[{ sendTest: false }]"],
      "s.json5:8:24: $.script[0].sendTest: found false; true would do"),
    FindingCase(
      "a mistyped subtype", ["script": #"[{ externalPurchaseToken: "CREATE" }]"#],
      #"s.json5:8:37: $.script[0].externalPurchaseToken: "CREATE" is no subtype of tokens; did "#
        + #"you mean "CREATED"?"#),
    FindingCase(
      "an unknown kind", ["script": #"[{ externalPurchaseToken: "CREATED", kind: "GIFT" }]"#],
      #"s.json5:8:54: $.script[0].kind: "GIFT" is no kind of token; "ACQUISITION" or "SERVICES" "#
        + "would do"),
    FindingCase(
      "a moment of a subscription without its owner",
      [
        "script": #"[{ at: "expiry", sendTest: true }]"#,
        "customers": #"[{ name: "ana" }, { name: "bo" }]"#,
      ],
      #"s.json5:8:18: $.script[0].at: whose? there are 2 customers; say of ana or bo and a product"#
    ),
    FindingCase(
      "a name that is taken",
      ["script": #"[{ id: "ana", sendTest: true }]"#],
      #"s.json5:8:18: $.script[0].id: the name "ana" is taken already, at line 7; choose another"#),
    FindingCase(
      "steps that wait for each other",
      [
        "script": #"[{ id: "a", at: "@b", sendTest: true }]"#,
        "customers": customers(#"{ id: "b", at: "@a", buy: "pro" }"#),
      ],
      #"s.json5:7:54: $.customers[0].script[0].at: this moment hangs on the step "a", which hangs "#
        + "on this one",
      #"s.json5:8:27: $.script[0].at: this moment hangs on the step "b", which hangs on this one"#),
    FindingCase(
      "lines of a store that says nothing", ["expect": #"["store TEST"]"#],
      "s.json5:8:12: $.expect[0]: nothing is told that concerns no customer: there is no script "
        + #"beside "customers""#),
    FindingCase(
      "a line without a name",
      [
        "customers": #"[{ name: "ana" }, { name: "bo" }]"#, "script": "[{ sendTest: true }]",
        "expect": #"["TEST"]"#,
      ],
      "s.json5:9:12: $.expect[0]: whose? there are 3 customers; begin the line with ana, bo or "
        + "store"),
  ])
  func script(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "a subscription twice at once",
      ["customers": customers(#"{ buy: "pro", quantity: 2 }"#)],
      "s.json5:7:63: $.customers[0].script[0].quantity: only of consumables can several be bought "
        + "at once"),
    FindingCase(
      "what is owned twice at once",
      [
        "catalog": coins.replacing("JPN", with: "USA"),
        "customers": customers(#"{ buy: "gold", quantity: 2 }"#),
      ],
      "s.json5:7:64: $.customers[0].script[0].quantity: only of consumables can several be bought "
        + "at once"),
    FindingCase(
      "eleven at once",
      ["catalog": coins, "customers": customers(#"{ buy: "coins", quantity: 11 }"#)],
      "s.json5:7:65: $.customers[0].script[0].quantity: found 11; how many, from 1 to 10, "
        + "would do"),
    FindingCase(
      "a token that is no UUID", ["customers": customers(#"{ buy: "pro", accountToken: "x" }"#)],
      #"s.json5:7:67: $.customers[0].script[0].accountToken: "x" is no UUID; write for example "#
        + #""0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e", or null for none"#),
    FindingCase(
      "an approval at no time", ["customers": customers(#"{ buy: "pro", askToBuy: "0s" }"#)],
      #"s.json5:7:63: $.customers[0].script[0].askToBuy: "0s" is no duration; write for example "#
        + #""90s", "5m" or "1h30m""#),
    FindingCase(
      "no price where the customer is",
      ["catalog": coins, "customers": customers(#"{ buy: "gold" }"#)],
      #"s.json5:7:46: $.customers[0].script[0].buy: "gold" has no price in USA; give it one in "#
        + "the catalog"),
    FindingCase(
      "a cancel of coins",
      [
        "catalog": coins, "products": #"{ money: "coins" }"#,
        "customers": customers(#"{ buy: "money" }, { cancel: "money" }"#),
      ],
      #"s.json5:7:67: $.customers[0].script[1].cancel: "money" is a consumable; only "#
        + "subscriptions can stand here"),
    FindingCase(
      "a renewal of coins",
      [
        "catalog": coins, "products": "",
        "customers": customers(#"{ buy: "coins" }, { at: "renewal 1", buy: "coins" }"#),
      ],
      "s.json5:6:63: $.customers[0].script[1].at: ana never buys a subscription, so there is no "
        + "such moment"),
    FindingCase(
      "Advanced Commerce without a subscription",
      ["catalog": coins, "customers": customers(#"{ advancedCommerce: "MIGRATION" }"#)],
      #"s.json5:7:59: $.customers[0].script[0].advancedCommerce: "product" is missing; write for "#
        + #"example product: "pro""#),
    FindingCase(
      "an unknown change",
      ["customers": customers(#"{ buy: "pro" }, { advancedCommerce: "MIGRATE" }"#)],
      #"s.json5:7:75: $.customers[0].script[1].advancedCommerce: "MIGRATE" is no change; "#
        + #""METADATA_UPDATE", "MIGRATION" or "PRICE_CHANGE" would do"#),
  ])
  func orders(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
