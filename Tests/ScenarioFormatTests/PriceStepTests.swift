import SubscriptionModel
import Testing

/// Steps that raise prices, answer them, or take something from sale.
@Suite struct PriceStepTests {
  private static let shop = #"""
    { groups: { main: [\#
    { id: "pro.month", level: 1, period: "P1M", price: { USA: "9.99", JPN: "1200" } }] }, \#
    products: [{ id: "coins", kind: "consumable", price: "1" }] }
    """#

  private static func script(_ steps: String) -> KeyValuePairs<String, String> {
    ["catalog": shop, "script": "[\(steps)]"]
  }

  @Test(arguments: [
    (#"{ raisePrice: "pro", to: "12.99" }"#, "0 to 12.99, consent"),
    (#"{ raisePrice: "pro", to: 1500, consent: false }"#, "0 to 1500"),
    (
      #"{ raisePrice: "pro", to: 1500, storefronts: ["JPN", "USA"] }"#,
      "0 to 1500, consent, in JPN USA"
    ),
    (
      #"{ raisePrice: "pro", to: { USA: "10", JPN: "1201" }, consent: true, storefronts: null }"#,
      "0 to JPN 1201 USA 10, consent"
    ),
    (
      #"{ raisePrice: "pro", to: "10" }, { raisePrice: "pro", to: "11" }"#,
      "0 to 10, consent; 0 to 11, consent"
    ),
  ])
  func increases(_ steps: String, _ expected: String) throws {
    let reading = PlanCase("", Self.script(steps), expected) { plan in
      let steps = plan.store?.script.map(\.action) ?? []
      #expect(steps == plan.priceIncreases.indices.map { .raisePrice(increase: Int32($0)) })
      return plan.priceIncreases.map(\.outline).joined(separator: "; ")
    }
    #expect(try reading.read() == expected)
  }

  @Test func customersAnswer() throws {
    let reading = PlanCase(
      "answers",
      [
        "customers": #"""
        [{ name: "ana", script: [{ buy: "pro" }, { consentToPrice: "pro" },
         { declinePrice: "pro" }] }]
        """#,
        "script": #"[{ withdrawProduct: "pro" }]"#,
      ], ""
    ) { plan in
      plan.everybody.flatMap { $0.script.map { "\($0.action)" } }.dropFirst()
        .joined(separator: ", ")
    }
    #expect(try reading.read() == "consentToPrice, declinePrice, withdrawProduct")
  }

  @Test(arguments: [
    FindingCase(
      "no price", script(#"{ raisePrice: "pro" }"#),
      #"s.json5:8:12: $.script[0]: "to" is missing; write for example to: "12.99""#),
    FindingCase(
      "a price in words", script(#"{ raisePrice: "pro", to: "more" }"#),
      #"s.json5:8:37: $.script[0].to: "more" is no price; digits with at most three decimals "#
        + #"would do, for example "9.99""#),
    FindingCase(
      "consent in words", script(#"{ raisePrice: "pro", to: "99", consent: "yes" }"#),
      #"s.json5:8:52: $.script[0].consent: found the text "yes"; true or false would do"#),
    FindingCase(
      "no more than before", script(#"{ raisePrice: "pro", to: "9.99", storefronts: ["USA"] }"#),
      #"s.json5:8:37: $.script[0].to: "pro.month" costs 9.99 in USA, and 9.99 is no more; write a "#
        + #"higher price, or name the countries in "storefronts""#),
    FindingCase(
      "nowhere more than before", script(#"{ raisePrice: "pro", to: "5" }"#),
      #"s.json5:8:37: $.script[0].to: "pro.month" costs 1200 in JPN, and 5 is no more; write a "#
        + #"higher price, or name the countries in "storefronts""#),
    FindingCase(
      "a country without a price",
      script(#"{ raisePrice: "pro", to: "5000", storefronts: ["USA", "CHE"] }"#),
      #"s.json5:8:37: $.script[0].to: "pro.month" has no price in CHE to raise, or to raise it "#
        + "to; leave the country out, or give it both prices"),
    FindingCase(
      "no country", script(#"{ raisePrice: "pro", to: "5000", storefronts: [] }"#),
      "s.json5:8:58: $.script[0].storefronts: there is no storefront; add one"),
    FindingCase(
      "an unknown country", script(#"{ raisePrice: "pro", to: "5000", storefronts: ["US"] }"#),
      #"s.json5:8:59: $.script[0].storefronts[0]: "US" is no storefront; did you mean "USA"?"#),
    FindingCase(
      "countries that are no list",
      script(#"{ raisePrice: "pro", to: "5000", storefronts: "USA" }"#),
      #"s.json5:8:58: $.script[0].storefronts: found the text "USA"; a list of countries' three "#
        + #"letters such as ["USA", "CAN"] would do"#),
    FindingCase(
      "a price of what is bought once", script(#"{ raisePrice: "coins", to: "5" }"#),
      #"s.json5:8:26: $.script[0].raisePrice: "coins" is a consumable; only subscriptions can "#
        + "stand here"),
    FindingCase(
      "consent of nobody", ["script": #"[{ consentToPrice: "pro" }]"#],
      #"s.json5:8:30: $.script[0].consentToPrice: "consentToPrice" concerns one customer; it "#
        + "stands in the customer's script"),
    FindingCase(
      "a customer who raises a price",
      ["customers": #"[{ name: "ana", script: [{ raisePrice: "pro", to: "99" }] }]"#],
      #"s.json5:7:53: $.customers[0].script[0].raisePrice: "raisePrice" concerns no single "#
        + #"customer; it stands in the script beside "customers""#),
  ])
  func whatIsWrong(_ finding: FindingCase) throws {
    #expect(try finding.found() == finding.findings)
  }
}

extension PriceIncrease {
  /// `0 to 12.99, consent, in USA`.
  fileprivate var outline: String {
    let price =
      switch prices {
      case .unknown: "nothing"
      case .everywhere(let price): price.decimalText
      case .byStorefront(let prices):
        prices.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.decimalText)" }
          .joined(separator: " ")
      }
    return "\(product.number) to \(price)" + (needsConsent ? ", consent" : "")
      + (storefronts.map { ", in " + $0.countries.joined(separator: " ") } ?? "")
  }
}
