import SubscriptionModel
import Testing

/// Entries of `expect` that say what a correct receiver believes: what is wrong with them, and what
/// becomes of those that are right.
@Suite struct BeliefFindingTests {
  private static let news = #"{ id: "news", level: 1, period: "P1W", price: "1" }"#
  private static let basic = #"{ id: "basic", level: 2, period: "P1M", price: "1" }"#
  private static let groups = #"{ groups: { main: [\#(proMonth), \#(basic)], paper: [\#(news)] } }"#
  private static let two =
    #"[{ name: "ana", script: [{ buy: "pro" }, { id: "read", buy: "news" }] }, { name: "bo" }]"#

  /// The findings of one belief of a scenario with one customer, or of one with two.
  private static func one(_ name: String, _ belief: String, _ findings: String...) -> FindingCase {
    FindingCase(name, text: scenarioText(["expect": "[\(belief)]"]), findings: findings)
  }

  private static func two(_ name: String, _ belief: String, _ findings: String...) -> FindingCase {
    FindingCase(
      name, text: scenarioText(["catalog": groups, "customers": two, "expect": "[\(belief)]"]),
      findings: findings)
  }

  @Test(arguments: [
    one(
      "an unknown key", #"{ at: "1m", stats: "active" }"#,
      #"s.json5:8:24: $.expect[0].stats: "stats" is no key here; did you mean "status"?"#),
    one(
      "another unknown key", #"{ at: "1m", status: "active", until: "2m" }"#,
      #"s.json5:8:42: $.expect[0].until: "until" is no key here; there are at, customer, of, "#
        + "status, entitled, product, renewsTo and expires"),
    one(
      "no moment", #"{ status: "active" }"#,
      #"s.json5:8:12: $.expect[0]: "at" is missing; write for example at: "12m""#),
    one(
      "a wrong moment", #"{ at: "renewl 1", entitled: true }"#,
      #"s.json5:8:18: $.expect[0].at: "renewl 1" is no moment; did you mean "renewal 1"?"#),
    one(
      "a moment after the step before", #"{ at: "+1m", entitled: true }"#,
      #"s.json5:8:18: $.expect[0].at: "+1m" counts from the step before, and here is none; a "#
        + "duration from the start would do"),
    one(
      "nothing", #"{ at: "1m", status: null }"#,
      "s.json5:8:12: $.expect[0]: nothing is said of what is believed; status, entitled, product, "
        + "renewsTo or expires would do"),
    one(
      "an unknown status", #"{ at: "1m", status: "grce" }"#,
      #"s.json5:8:32: $.expect[0].status: "grce" is no status; did you mean "grace"?"#),
    one(
      "words", #"{ at: "1m", entitled: "yes", product: 5, renewsTo: "prro", expires: "5 m" }"#,
      #"s.json5:8:34: $.expect[0].entitled: found the text "yes"; true or false would do"#,
      "s.json5:8:50: $.expect[0].product: found the number 5; a product's alias or id would do",
      #"s.json5:8:63: $.expect[0].renewsTo: "prro" is no product of the catalog; did you mean "#
        + #""pro" (pro.month)?"#,
      #"s.json5:8:80: $.expect[0].expires: "5 m" is no moment; write for example "90s", "+30s", "#
        + #""renewal 2 + 30s", "period end" or "expiry - 10s""#),
    one(
      "of nobody", #"{ at: "1m", customer: "anna", status: "active" }"#,
      #"s.json5:8:34: $.expect[0].customer: "anna" is no customer; did you mean "ana"?"#),
    two(
      "whose", #"{ at: "1m", status: "active" }"#,
      "s.json5:8:12: $.expect[0]: whose? there are 2 customers; say customer: \"ana\" or \"bo\""),
    two(
      "of nobody like that", #"{ at: "1m", customer: "zoe", status: "active" }"#,
      #"s.json5:8:34: $.expect[0].customer: "zoe" is no customer; ana or bo would do"#),
    two(
      "which", #"{ at: "1m", customer: "ana", status: "active" }"#,
      "s.json5:8:12: $.expect[0]: which subscription? there are several groups; say of: \"pro\" or "
        + "\"news\""),
    two(
      "which of all", #"{ at: "1m", customer: "bo", status: "none" }"#,
      "s.json5:8:12: $.expect[0]: which subscription? there are several groups; say of: \"pro\", "
        + "\"basic\" or \"news\""),
    two(
      "of another group",
      #"{ at: "1m", customer: "ana", of: "pro", product: "news", renewsTo: "basic" }"#,
      #"s.json5:8:61: $.expect[0].product: "news" is of another group than the subscription that "#
        + #"is spoken of; "pro" or "basic" would do"#),
  ])
  func isFound(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    PlanCase(
      "everything",
      [
        "expect": #"[{ at: "renewal 1", customer: "ana", of: "pro", status: "grace", "#
          + #"entitled: false, product: "pro", renewsTo: "pro.month", expires: "expiry" }]"#
      ],
      "renewal 1: renewal(1) of 0.0 0: status grace, entitled false, product 0, renewsTo 0, "
        + "expires expiry of 0.0 0", beliefs),
    PlanCase(
      "nothing", ["expect": #"[{ at: "1m", product: null, renewsTo: null, expires: null }]"#],
      "1m: at 2026-01-05 09:01:00Z: product nil, renewsTo nil, expires nil", beliefs),
    PlanCase(
      "somebody's",
      [
        "catalog": groups, "customers": two,
        "expect": #"[{ at: "period end", customer: "ana", of: "read", status: "none" }, "#
          + #"{ at: "DID_RENEW", customer: "bo", of: "basic", entitled: true }]"#,
      ],
      "period end: periodEnd of 0.2 0: status none\nDID_RENEW: 1 DID_RENEW * #1 0: entitled true",
      beliefs),
  ])
  func isRead(_ reading: PlanCase) throws {
    #expect(try reading.read() == reading.expected)
  }

  private static let beliefs: @Sendable (Plan) -> String = { plan in
    plan.beliefs.map { belief in
      let claims = belief.claims.map { claim in
        switch claim {
        case .status(let status): "status \(status.rawValue)"
        case .entitled(let isEntitled): "entitled \(isEntitled)"
        case .product(let product): "product \(product.map { "\($0.number)" } ?? "nil")"
        case .renewsTo(let product): "renewsTo \(product.map { "\($0.number)" } ?? "nil")"
        case .expires(let end): "expires \(end.map { plan.marks[$0.mark].text } ?? "nil")"
        }
      }
      return "\(belief.text): \(plan.marks[belief.mark].text): \(claims.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}
