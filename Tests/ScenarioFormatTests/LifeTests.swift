import ScenarioFormat
import SubscriptionModel
import Testing

/// Which products a life is lived with, and what is said where there are none.
@Suite struct LifeTests {
  private static let offer = #"{ kind: "promotional", id: "half", mode: "free", period: "P1W" }"#
  private static let code = #"{ kind: "code", id: "MAY", mode: "free", period: "P1W" }"#

  private static func sub(_ id: String, _ level: Int, _ more: String = #"price: "1""#) -> String {
    "{ id: \"\(id)\", level: \(level), period: \"P1M\", \(more) }"
  }

  /// A kind, subscriptions of one group, short names, and the first script that is lived.
  @Test(arguments: [
    ("DID_RENEW", [sub("a", 2), sub("b", 1)], "", ["a"]),
    ("DID_RENEW", [sub("a", 2), sub("b", 1)], "x: 'b'", ["b"]),
    ("DID_RENEW", [sub("a", 2, "price: { JPN: '1' }"), sub("b", 1)], "", ["b"]),
    (
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE", [sub("a", 2), sub("b", 1), sub("c", 3)], "", ["a", "c"]
    ),
    (
      "DID_CHANGE_RENEWAL_PREF/UPGRADE", [sub("a", 2), sub("b", 1), sub("c", 3)], "x: 'b', y: 'c'",
      ["c", "b"]
    ),
    (
      "OFFER_REDEEMED", [sub("a", 1), sub("b", 2, "price: '1', offers: [\(offer)]")], "",
      ["b", "b half"]
    ),
    (
      "OFFER_REDEEMED", [sub("a", 1), sub("b", 2, "price: '1', offers: [\(code)]")], "",
      ["b", "b MAY"]
    ),
    (
      "OFFER_REDEEMED/UPGRADE",
      [sub("a", 3), sub("b", 2), sub("c", 1, "price: '1', offers: [\(code), \(offer)]")], "",
      ["a", "c half"]
    ),
  ])
  func choosesProducts(
    _ kind: String, _ subscriptions: [String], _ aliases: String, _ expected: [String]
  ) throws {
    let folder = try ScratchFolder()
    try folder.write(Self.parent(subscriptions, aliases).utf8, to: "p.json5")
    guard case .read(let outcome) = Self.read(kind, over: folder["p.json5"]) else {
      Issue.record("nothing leads there")
      return
    }
    let plan = try #require(outcome.plan, "\(outcome.findings)")
    let steps = plan.customers[0].script.compactMap { step -> String? in
      guard let product = step.product else { return nil }
      let id = plan.catalog.identifier(of: product)
      return switch step.action {
      case .changePlan(_, let offer?):
        "\(id) \(plan.catalog.offer(offer, of: product).identifier ?? "")"
      case .redeem(_, let code): "\(id) \(plan.catalog.offer(code, of: product).identifier ?? "")"
      case .buy, .changePlan: id
      default: nil
      }
    }
    #expect(steps == expected)
  }

  @Test(arguments: [
    (
      "OFFER_REDEEMED/DOWNGRADE", [sub("a", 1, "price: '1', offers: [\(offer)]"), sub("b", 2)],
      "needs a subscription with a promotional offer below another one of its group or a "
        + "subscription with an offer code below another one of its group, and there is none in "
        + #"the catalog; add { kind: "promotional", … } to offers or { kind: "code", … } to offers"#
    ),
    (
      "DID_RENEW", [sub("a", 1, "price: { JPN: '1' }")],
      "needs a subscription that has a price, and there is none in the catalog; add a subscription "
        + "to groups"
    ),
    (
      "ONE_TIME_CHARGE", [sub("a", 1)],
      "needs something that is bought once and has a price, and there is none in the catalog; add "
        + "{ kind: \"consumable\", … } to products"
    ),
  ])
  func saysWhatIsMissing(_ kind: String, _ subscriptions: [String], _ words: String) throws {
    let folder = try ScratchFolder()
    try folder.write(Self.parent(subscriptions, "").utf8, to: "p.json5")
    guard case .missing(let outcome) = Self.read(kind, over: folder["p.json5"]) else {
      Issue.record("something leads there")
      return
    }
    #expect(outcome.findings.map(\.message) == ["\(kind) \(words)"])
    #expect(outcome.findings.map(\.path) == ["$.catalog"])
  }

  private static func parent(_ subscriptions: [String], _ aliases: String) -> String {
    """
    { sandclock: 1, app: { bundleId: "com.acme", appAppleId: 1 }, products: { \(aliases) },
      catalog: { groups: { g: [\(subscriptions.joined(separator: ", "))] } } }
    """
  }

  private static func read(_ kind: String, over parent: String) -> ScenarioReader.LifeOutcome {
    let known = NotificationKind.all.first { $0.text == kind }
    guard let known else { preconditionFailure("\(kind) is no kind") }
    return ScenarioReader.read(lifeTo: known, with: [parent])
  }
}
