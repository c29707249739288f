import ScenarioFormat
import SubscriptionModel
import Testing

/// The script beside the customers, what its steps say, and what purchases are made with.
@Suite struct StoreScriptReadingTests {
  @Test(arguments: [
    PlanCase("none", [:], "nil") { $0.store?.name ?? "nil" },
    PlanCase("an empty one", ["script": "[]"], "nil") { $0.store?.name ?? "nil" },
    PlanCase("one beside a customer", ["script": "[{ sendTest: true }]"], "ana, then store") {
      $0.everybody.map(\.name).joined(separator: ", then ")
    },
    PlanCase("one alone", ["customers": "", "script": "[{ sendTest: true }]"], "0 store") {
      "\($0.customers.count) \($0.customer(CustomerIndex(0)).name)"
    },
    PlanCase("no account token", ["script": "[{ sendTest: true }]"], "nil") {
      $0.store?.accountToken?.text ?? "nil"
    },
  ])
  func whoItIs(_ reading: PlanCase) throws {
    #expect(try reading.read() == reading.expected)
  }

  @Test func stepsAndMoments() throws {
    let reading = PlanCase(
      "steps",
      [
        "script": #"""
        [{ id: "hello", sendTest: true, repeat: 2, every: "1m" },
         { at: "+5m", externalPurchaseToken: "CREATED", kind: "ACQUISITION" },
         { at: "renewal 2 of ana", externalPurchaseToken: "UNREPORTED" },
         { at: "ana DID_RENEW #2", externalPurchaseToken: "ACTIVE_TOKEN_REMINDER" },
         { at: "* pro + 1s", sendTest: true }]
        """#,
        "customers": #"""
        [{ name: "ana", script: [{ buy: "pro" }, { at: "@hello + 1m", cancel: "pro" },
         { at: "store TEST #3", rescindConsent: true }] }]
        """#,
      ], ""
    ) { plan in
      plan.everybody.flatMap { who in
        who.script.map { "\(who.name) \($0.moment.text): \($0.words)" }
      }.joined(separator: "\n")
    }
    #expect(
      try reading.read() == """
        ana + 0: buy 0
        ana @1.0 60000: cancel
        ana 1 TEST * #3 0: tell rescind
        store + 0: tell test x2
        store + 300000: tell CREATED ACQUISITION
        store renewal(2) of 0.0 0: tell UNREPORTED
        store 0 DID_RENEW * #2 0: tell ACTIVE_TOKEN_REMINDER
        store * * 0 #1 1000: tell test
        """)
  }

  @Test func whatPurchasesAreMadeWith() throws {
    let shop = #"""
      { groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }] },
        products: [{ id: "coins", kind: "consumable", price: "1" }, { id: "gift", kind: "free" }] }
      """#
    let reading = PlanCase(
      "orders",
      [
        "catalog": shop, "products": #"{ pro: "pro.month", money: "coins" }"#,
        "customers": #"""
        [{ name: "ana", script: [
          { buy: "money", quantity: 10 },
          { buy: "pro", accountToken: "0B5E7C1E-2F4A-4C7D-9D53-0A6F1C2B3D4E", askToBuy: "2d" },
          { id: "late", buy: "coins", accountToken: null, quantity: null },
          { buy: "gift", accountToken: "5c1f0a7e-98d4-4b3f-8a52-6d0e7b9c1f23" },
          { at: "period end", buy: "gift" }, { at: "ONE_TIME_CHARGE late", buy: "money" },
          { advancedCommerce: "MIGRATION" }, { advancedCommerce: "PRICE_CHANGE", product: "pro" },
        ] }]
        """#,
      ], ""
    ) { plan in
      plan.customers[0].script.map { step in
        let token = plan.accountToken(step.order.accountToken, of: plan.customers[0])
        let isOwn = token == plan.customers[0].accountToken
        return "\(step.moment.text): \(step.words) \(step.order.quantity) "
          + "\(isOwn ? "own" : token?.text.prefix(4) ?? "none") "
          + "\(step.order.approval?.milliseconds ?? 0)"
      }.joined(separator: "\n")
    }
    #expect(
      try reading.read() == """
        + 0: buy 1 10 own 0
        + 0: buy 0 1 0b5e 172800000
        + 0: buy 1 1 none 0
        + 0: buy 2 1 5c1f 0
        periodEnd of 0.0 0: buy 2 1 own 0
        0 ONE_TIME_CHARGE 1 #1 0: buy 1 1 own 0
        + 0: MIGRATION of 0 1 own 0
        + 0: PRICE_CHANGE of 0 1 own 0
        """)
  }

  @Test func linesMayBeTheStores() throws {
    let reading = PlanCase(
      "lines",
      [
        "script": "[{ sendTest: true }]",
        "expect": #"""
        ["store TEST", "SUBSCRIBED/INITIAL_BUY pro", "ana ...",
         { notification: "store *", count: 1 }]
        """#,
      ], "1 0 0; 1 * *"
    ) { plan in
      plan.expectations.map { "\($0.customer.number)" }.joined(separator: " ") + "; "
        + plan.notificationExpectations.map(\.pattern.text).joined()
    }
    #expect(try reading.read() == reading.expected)
  }

  @Test func aloneItNeedsNoName() throws {
    let reading = PlanCase(
      "lines",
      ["customers": "[]", "script": "[{ sendTest: true }]", "expect": #"["TEST", "store ..."]"#],
      "0 0"
    ) { plan in
      plan.expectations.map { "\($0.customer.number)" }.joined(separator: " ")
    }
    #expect(try reading.read() == reading.expected)
  }
}

extension PlannedStep {
  /// `buy 0`, `tell CREATED ACQUISITION`, with `x2` behind it if it happens twice.
  fileprivate var words: String {
    let action =
      switch action {
      case .buy(let product, _): "buy \(product.number)"
      case .advancedCommerce(let change): "\(change.rawValue) of \(product?.number ?? -1)"
      case .tell(.test): "tell test"
      case .tell(.consentRescinded): "tell rescind"
      case .tell(.externalPurchaseToken(let event, let kind)):
        "tell \(event.rawValue)" + (kind.map { " \($0.rawValue)" } ?? "")
      case .cancel: "cancel"
      case .consentToPrice: "consent"
      case .declinePrice: "decline"
      case .raisePrice(let increase): "raise \(product?.number ?? -1) \(increase)"
      case .withdrawProduct: "withdraw \(product?.number ?? -1)"
      case .changePlan, .redeem, .resume, .failBilling, .fixBilling, .requestRefund, .decideRefund,
        .reverseRefund, .extendRenewal, .extendAll, .closeAccount, .shareWithFamily, .stopSharing:
        "something else"
      }
    return action + (repetition.count > 1 ? " x\(repetition.count)" : "")
  }
}
