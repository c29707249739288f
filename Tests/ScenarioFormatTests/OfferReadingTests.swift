import ScenarioFormat
import SubscriptionModel
import Testing

/// What steps about offers become.
@Suite struct OfferReadingTests {
  /// Pro (0) has a trial, two offers and two codes; max (1) one of each by the same names.
  static let catalog = """
    { groups: { main: [
      { id: "pro.month", level: 1, period: "P1M", price: "9.99", offers: [
        { kind: "introductory", mode: "free", period: "P1W" },
        { kind: "promotional", id: "spring", mode: "payAsYouGo", period: "P1M", price: "5" },
        { kind: "winBack", id: "back", mode: "free", period: "P1M" },
        { kind: "code", id: "SUMMER", mode: "free", period: "P1M" },
        { kind: "code", id: "ONLY", mode: "free", period: "P1M" } ] },
      { id: "max.month", level: 2, period: "P1M", price: "9.99", offers: [
        { kind: "promotional", id: "spring", mode: "free", period: "P1M" },
        { kind: "code", id: "SUMMER", mode: "free", period: "P1M" } ] } ] } }
    """

  private func read(_ step: String, _ part: @escaping @Sendable (Plan) -> String) throws -> String {
    let reading = PlanCase(
      "",
      [
        "catalog": Self.catalog, "products": #"{ pro: "pro.month", max: "max.month" }"#,
        "customers": #"[{ name: "ana", script: [{ id: "first", buy: "pro" }, \#(step)] }]"#,
      ], "", part)
    return try reading.read()
  }

  @Test(arguments: [
    (#"{ buy: "pro" }"#, "buy 0 introductory, token the customer's"),
    (#"{ buy: "pro", intro: true }"#, "buy 0 introductory, token the customer's"),
    (#"{ buy: "pro", intro: false }"#, "buy 0 fullPrice, token the customer's"),
    (#"{ buy: "pro", offer: "spring" }"#, "buy 0 offer 1, token the customer's"),
    (#"{ buy: "max", offer: "spring" }"#, "buy 1 offer 0, token the customer's"),
    (#"{ buy: "pro", offer: "back", intro: null }"#, "buy 0 offer 2, token the customer's"),
    (#"{ buy: "pro", accountToken: null }"#, "buy 0 introductory, no token"),
    (
      #"{ buy: "pro", accountToken: "0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e" }"#,
      "buy 0 introductory, token 0"
    ),
    (#"{ changePlan: "max" }"#, "changePlan 1 -"),
    (#"{ changePlan: "pro", offer: "spring" }"#, "changePlan 0 offer 1"),
    (#"{ redeem: "SUMMER", product: "pro" }"#, "redeem 0 offer 3, no token"),
    (#"{ redeem: "SUMMER", product: "first" }"#, "redeem 0 offer 3, no token"),
    (#"{ redeem: "SUMMER", product: "max.month" }"#, "redeem 1 offer 1, no token"),
    (#"{ redeem: "ONLY" }"#, "redeem 0 offer 4, no token"),
    (#"{ redeem: "ONLY", product: "pro", accountToken: null }"#, "redeem 0 offer 4, no token"),
    (
      #"{ redeem: "ONLY", accountToken: "0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e" }"#,
      "redeem 0 offer 4, token 0"
    ),
  ])
  func steps(_ step: String, _ expected: String) throws {
    let read = try read(step) { $0.customers[0].script[1].words }
    #expect(read == expected)
  }

  @Test func everyTokenIsKept() throws {
    let one = "0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e"
    let other = "1b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e"
    let steps = [one, other, one].map { #"{ redeem: "ONLY", accountToken: "\#($0)" }"# }
    let read = try read(steps.joined(separator: ", ")) { plan in
      plan.customers[0].script.map { step in
        let token = plan.accountToken(step.order.accountToken, of: plan.customers[0])
        return token == plan.customers[0].accountToken ? "own" : token?.text ?? "none"
      }.joined(separator: " ")
    }
    #expect(read == "own \(one) \(other) \(one)")
  }

  /// A code may begin the subscription that a moment speaks of.
  @Test(arguments: [
    (#"{ redeem: "ONLY" }"#, "trial end", "trialEnd of 0.0 0"),
    (#"{ redeem: "ONLY", id: "second" }"#, "expiry of second + 1s", "expiry of 0.0 1000"),
    (#"{ redeem: "SUMMER", product: "max", id: "second" }"#, "expiry of second", "expiry of 0.1 0"),
    (#"{ buy: "pro" }"#, "trial end - 1m", "trialEnd of 0.0 -60000"),
    (#"{ buy: "pro" }"#, "trial end of ana pro", "trialEnd of 0.0 0"),
  ])
  func moments(_ step: String, _ moment: String, _ expected: String) throws {
    let last = #"{ at: "\#(moment)", cancel: "pro" }"#
    let read = try read("\(step), \(last)") { $0.customers[0].script[2].moment.text }
    #expect(read == expected)
  }

  /// Nobody needs to buy what a code begins.
  @Test func aCodeAlone() throws {
    let reading = PlanCase(
      "",
      [
        "catalog": Self.catalog, "products": #"{ pro: "pro.month", max: "max.month" }"#,
        "customers": #"""
        [{ name: "ana", script: [{ redeem: "ONLY" }, { at: "expiry of ana", changePlan: "max" }] }]
        """#,
      ], "expiry of 0.1 0"
    ) { $0.customers[0].script[1].moment.text }
    #expect(try reading.read() == reading.expected)
  }

  @Test(arguments: [
    (#"{ offerRedeemed: "legacy" }"#, OfferAnnouncement.legacy),
    (#"{ offerRedeemed: "current" }"#, .current), ("{}", .current),
  ])
  func stores(_ store: String, _ expected: OfferAnnouncement) throws {
    let reading = PlanCase("", ["store": store], "\(expected)") {
      "\($0.customers[0].policy.offerRedeemed)"
    }
    #expect(try reading.read() == reading.expected)
  }

  /// What Apple no longer sends may be expected where some store sends it.
  @Test(arguments: [
    (#"{ offerRedeemed: "legacy" }"#, #"[{ name: "ana", script: [{ buy: "pro" }] }]"#),
    (
      "{}",
      #"[{ name: "ana", store: { offerRedeemed: "legacy" }, script: [{ buy: "pro" }] }]"#
    ),
  ])
  func legacyKinds(_ store: String, _ customers: String) throws {
    let reading = PlanCase(
      "",
      [
        "store": store, "customers": customers,
        "expect": #"["OFFER_REDEEMED/INITIAL_BUY", "OFFER_REDEEMED/RESUBSCRIBE pro"]"#,
      ], "2"
    ) { "\($0.expectations.count)" }
    #expect(try reading.read() == reading.expected)
  }
}

extension PlannedStep {
  /// `buy 0 offer 1, token 0`: products, offers and tokens by place.
  fileprivate var words: String {
    let token =
      switch order.accountToken.meaning {
      case .customers: "token the customer's"
      case .none: "no token"
      case .listed(let place): "token \(place)"
      }
    return switch action {
    case .buy(let product, let choice): "buy \(product.number) \(choice.text), \(token)"
    case .changePlan(let product, let offer):
      "changePlan \(product.number) \(offer.map { "offer \($0.number)" } ?? "-")"
    case .redeem(let product, let code):
      "redeem \(product.number) offer \(code.number), \(token)"
    case .cancel, .resume, .failBilling, .fixBilling, .consentToPrice, .declinePrice, .raisePrice,
      .withdrawProduct, .requestRefund, .decideRefund, .reverseRefund, .extendRenewal, .extendAll,
      .closeAccount, .shareWithFamily, .stopSharing,
      .advancedCommerce, .tell:
      "something else"
    }
  }
}

extension OfferChoice {
  fileprivate var text: String {
    switch self {
    case .introductory: "introductory"
    case .fullPrice: "fullPrice"
    case .offer(let offer): "offer \(offer.number)"
    }
  }
}
