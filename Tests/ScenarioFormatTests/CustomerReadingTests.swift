import ScenarioFormat
import SubscriptionModel
import Testing

/// What customers, their scripts and the lines about them become.
@Suite struct CustomerReadingTests {
  static let german = """
    { "subscriptionGroups": [{ "id": "21", "name": "main", "subscriptions": [{
      "productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "8.99"
    }] }], "settings": { "_storefront": "DEU" } }
    """

  @Test(arguments: [
    PlanCase("without a catalog's", [:], "USA 143441 USD") { $0.customers[0].storefront.text },
    PlanCase("of the catalog", ["catalog": #""c.storekit""#], catalog: german, "DEU 143443 EUR") {
      $0.customers[0].storefront.text
    },
    PlanCase(
      "of the customer",
      ["catalog": #""c.storekit""#, "customers": #"[{ name: "ana", storefront: "JPN" }]"#],
      catalog: german, "JPN 143462 JPY"
    ) { $0.customers[0].storefront.text },
    PlanCase(
      "null", ["customers": #"[{ name: "ana", storefront: null }]"#], "USA 143441 USD"
    ) { $0.customers[0].storefront.text },
  ])
  func storefronts(_ reading: PlanCase) throws {
    #expect(try reading.read() == reading.expected)
  }

  @Test(arguments: [
    PlanCase(
      "given, in capitals",
      ["customers": #"[{ name: "ana", accountToken: "0B5E7C1E-2F4A-1C7D-0D53-0A6F1C2B3D4E" }]"#],
      "0b5e7c1e-2f4a-1c7d-0d53-0a6f1c2b3d4e"
    ) { $0.customers[0].accountToken?.text ?? "none" },
    PlanCase("null", ["customers": #"[{ name: "ana", accountToken: null }]"#], "none") {
      $0.customers[0].accountToken?.text ?? "none"
    },
    PlanCase("derived from seed and name", [:], "true") { plan in
      let ana = plan.customers[0]
      let derived = plan.chance.uuid(.accountToken, of: ana.key, 0)
      return
        "\(ana.accountToken == derived && ana.key == plan.chance.wishedKey(ofCustomerNamed: "ana"))"
    },
    PlanCase(
      "one for each", ["customers": #"[{ name: "ana" }, { name: "bo" }]"#], "2 2"
    ) { plan in
      "\(Set(plan.customers.map(\.accountToken)).count) \(Set(plan.customers.map(\.key)).count)"
    },
  ])
  func accountTokens(_ reading: PlanCase) throws {
    #expect(try reading.read() == reading.expected)
  }

  @Test func anotherSeedGivesAnotherToken() throws {
    let reading = PlanCase("token", [:], "") { $0.customers[0].accountToken?.text ?? "none" }
    let first = try reading.read()
    #expect(try reading.read() == first)
    #expect(try reading.read(.init(seed: 2)) != first)
  }

  @Test(arguments: [
    ("2m", "at 2026-01-05 09:02:00Z"), ("0s", "at 2026-01-05 09:00:00Z"),
    ("1d12h", "at 2026-01-06 21:00:00Z"), ("+90s", "+ 90000"), ("+ 500ms", "+ 500"),
    ("2026-01-05T10:00:00+01:00", "at 2026-01-05 09:00:00Z"),
    ("renewal", "periodEnd of 0.0 0"), ("renewal 2", "renewal(2) of 0.0 0"),
    ("renewal 2 + 30s", "renewal(2) of 0.0 30000"),
    ("renewal 12 - 1m30s", "renewal(12) of 0.0 -90000"),
    ("period end", "periodEnd of 0.0 0"), ("period end-1s", "periodEnd of 0.0 -1000"),
    ("expiry", "expiry of 0.0 0"),
    ("expiry + 1w", "expiry of 0.0 604800000"),
  ])
  func moments(_ moment: String, _ expected: String) throws {
    let script =
      #"[{ name: "ana", script: [{ buy: "pro" }, { at: "\#(moment)", cancel: "pro" }] }]"#
    let reading = PlanCase("", ["customers": script], expected) {
      $0.customers[0].script[1].moment.text
    }
    #expect(try reading.read() == expected)
  }

  @Test func steps() throws {
    let script = #"""
      [{ name: "ana", script: [
        { buy: "pro" }, { cancel: "basic.month", at: null }, { at: "+1s", resume: "low" },
        { at: "5m", buy: "basic.month", cancel: null }, { changePlan: "low" },
      ] }, { name: "bo", script: null }]
      """#
    let catalog = """
      { groups: { main: [\(proMonth),
        { id: "basic.month", level: 2, period: "P1M", price: "4.99" }] } }
      """
    let reading = PlanCase(
      "steps",
      [
        "catalog": catalog, "customers": script,
        "products": #"{ pro: "pro.month", low: "basic.month", gone: null }"#,
      ], ""
    ) { plan in
      plan.customers.flatMap { customer in
        customer.script.map { step in
          let action =
            switch step.action {
            case .buy(let product, _): "buy \(product.number)"
            case .changePlan(let product, _): "changePlan \(product.number)"
            case .cancel: "cancel"
            case .resume: "resume"
            case .redeem: "redeem"
            case .failBilling(let length): "fail \(length?.milliseconds ?? -1)"
            case .fixBilling: "fix"
            case .consentToPrice: "consent"
            case .declinePrice: "decline"
            case .raisePrice(let increase): "raise \(increase)"
            case .withdrawProduct: "withdraw"
            case .requestRefund, .decideRefund, .reverseRefund: "refund"
            case .extendRenewal, .extendAll: "extend"
            case .closeAccount: "close"
            case .shareWithFamily, .stopSharing: "family"
            case .advancedCommerce(let change): change.rawValue
            case .tell(let notice): "\(notice)"
            }
          return "\(customer.name) \(step.moment.text) \(action) of \(step.product?.number ?? -1) "
            + step.path
        }
      }.joined(separator: "\n")
    }
    #expect(
      try reading.read() == """
        ana + 0 buy 0 of 0 $.customers[0].script[0]
        ana + 0 cancel of 1 $.customers[0].script[1]
        ana + 1000 resume of 1 $.customers[0].script[2]
        ana at 2026-01-05 09:05:00Z buy 1 of 1 $.customers[0].script[3]
        ana + 0 changePlan 1 of 1 $.customers[0].script[4]
        """)
  }

  @Test func theShortestAliasIsShown() throws {
    let reading = PlanCase(
      "aliases", ["products": #"{ monthly: "pro.month", top: "pro.month", pro: "pro.month" }"#], ""
    ) { $0.shortName(of: ProductIndex(0)) }
    #expect(try reading.read() == "pro")
    let none = PlanCase(
      "no alias", ["products": "", "customers": #"[{ name: "ana" }]"#], ""
    ) { $0.shortName(of: ProductIndex(0)) }
    #expect(try none.read() == "pro.month")
  }

  @Test(arguments: [
    ("SUBSCRIBED/INITIAL_BUY pro", "0 SUBSCRIBED/INITIAL_BUY 0 1...1"),
    ("DID_RENEW", "0 DID_RENEW - 1...1"), ("ana DID_RENEW", "0 DID_RENEW - 1...1"),
    ("DID_RENEW pro.month x6", "0 DID_RENEW 0 6...6"), ("DID_RENEW x2..4", "0 DID_RENEW - 2...4"),
    ("  DID_RENEW   pro  x2..  ", "0 DID_RENEW 0 2...9223372036854775807"),
    ("DID_RENEW x..4", "0 DID_RENEW - 0...4"), ("EXPIRED/* pro", "0 EXPIRED/* 0 1...1"),
    ("* x3", "0 * - 3...3"), ("...", "0 ..."), ("ana ...", "0 ..."),
  ])
  func expectations(_ line: String, _ expected: String) throws {
    let wanted = expected + (expected == "0 ..." ? "" : " \(line)")
    let reading = PlanCase("", ["expect": "[\"\(line)\"]"], wanted) { plan in
      plan.expectations[0].outline
    }
    #expect(try reading.read() == wanted)
  }

  @Test func linesOfSeveralCustomers() throws {
    let reading = PlanCase(
      "lines",
      [
        "customers": #"[{ name: "ana" }, { name: "bo" }]"#,
        "expect": #"["bo DID_RENEW", "ana ...", "bo EXPIRED"]"#,
      ], ""
    ) { plan in
      plan.expectations.map { "\($0.outline) \($0.path)" }.joined(separator: "\n")
    }
    #expect(
      try reading.read() == """
        1 DID_RENEW - 1...1 bo DID_RENEW $.expect[0]
        0 ... $.expect[1]
        1 EXPIRED - 1...1 bo EXPIRED $.expect[2]
        """)
  }
}

extension Storefront {
  fileprivate var text: String { "\(country) \(identifier) \(currency)" }
}

extension SubscriptionModel.Expectation {
  fileprivate var outline: String {
    switch content {
    case .anything: "\(customer.number) ..."
    case .lines(let lines): "\(customer.number) \(lines.map(\.outline).joined(separator: ", "))"
    }
  }
}

extension ExpectedLine {
  fileprivate var outline: String {
    "\(kind.text) \(product.map { "\($0.number)" } ?? "-") "
      + "\(count.lowerBound)...\(count.upperBound) \(text)"
  }
}
