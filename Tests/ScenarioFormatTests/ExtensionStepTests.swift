import ScenarioFormat
import SubscriptionModel
import Testing

/// Steps that extend renewal dates or close an account: what they mean, and what is wrong with
/// others.
@Suite struct ExtensionStepTests {
  private func actions(_ script: String, store: String = "") throws -> [Action] {
    let folder = try ScratchFolder()
    try folder.write(
      scenarioText([
        "customers": #"[{ name: "ana", script: [\#(script)] }]"#, "script": "[\(store)]",
      ]).utf8, to: "s.json5")
    let outcome = folder.read()
    let plan = try #require(outcome.plan, "\(outcome.findings)")
    return plan.everybody.flatMap { $0.script.map(\.action) }
  }

  @Test func whatIsLeftOutIsTheUsual() throws {
    let order = ExtensionOrder(days: 1)
    #expect(order.reason == .undeclared)
    #expect(
      try actions(
        #"{ extendRenewal: "pro", days: 1 }, { closeAccount: true }"#,
        store: #"{ extendAll: "pro", days: 1 }"#) == [
          .extendRenewal(order), .closeAccount, .extendAll(MassExtension(each: order)),
        ])
  }

  @Test func everythingCanBeSaid() throws {
    let storefronts = StorefrontSet(["USA", "CAN"].compactMap { Storefront.of(country: $0) })
    #expect(
      try actions(
        #"{ extendRenewal: "pro", days: 90, reason: "SERVICE_ISSUE_OR_OUTAGE" }"#,
        store: #"{ extendAll: "pro", days: 30, storefronts: ["USA", "CAN"], fail: "2.5%" }"#) == [
          .extendRenewal(ExtensionOrder(days: 90, reason: .serviceIssueOrOutage)),
          .extendAll(
            MassExtension(
              each: ExtensionOrder(days: 30), storefronts: storefronts, failingShare: 2500)),
        ])
  }

  private static func customers(_ step: String) -> KeyValuePairs<String, String> {
    ["customers": #"[{ name: "ana", script: [{ \#(step) }] }]"#]
  }

  @Test(arguments: [
    FindingCase(
      "no days", customers(#"extendRenewal: "pro""#),
      #"s.json5:7:39: $.customers[0].script[0]: "days" is missing; write for example days: 30"#),
    FindingCase(
      "too many days", customers(#"extendRenewal: "pro", days: 91"#),
      "s.json5:7:69: $.customers[0].script[0].days: found 91; how many days, from 1 to 90, "
        + "would do"),
    FindingCase(
      "a reason of the other verb", customers(#"extendRenewal: "pro", days: 1, reason: "LEGAL""#),
      #"s.json5:7:80: $.customers[0].script[0].reason: "LEGAL" is no reason for an extension; "#
        + #""UNDECLARED", "CUSTOMER_SATISFACTION", "OTHER" or "SERVICE_ISSUE_OR_OUTAGE" would do"#),
    FindingCase(
      "no storefront", ["script": #"[{ extendAll: "pro", days: 1, storefronts: [] }]"#],
      #"s.json5:8:54: $.script[0].storefronts: there is no storefront; add one"#),
    FindingCase(
      "an unknown storefront",
      ["script": #"[{ extendAll: "pro", days: 1, storefronts: ["UAS"] }]"#],
      #"s.json5:8:55: $.script[0].storefronts[0]: "UAS" is no storefront; did you mean "AUS"?"#),
    FindingCase(
      "a share without its sign", ["script": #"[{ extendAll: "pro", days: 1, fail: "2" }]"#],
      #"s.json5:8:47: $.script[0].fail: found "2"; a percentage such as "40%" would do"#),
    FindingCase(
      "a reason that is nowhere told",
      ["script": #"[{ extendAll: "pro", days: 1, reason: "OTHER" }]"#],
      #"s.json5:8:41: $.script[0].reason: "reason" is no key here; there are at, id, repeat, "#
        + "every, extendAll, raisePrice, withdrawProduct, sendTest, externalPurchaseToken, days, "
        + "storefronts and fail"),
    FindingCase(
      "for all, by one", customers(#"extendAll: "pro", days: 1"#),
      #"s.json5:7:52: $.customers[0].script[0].extendAll: "extendAll" concerns no single "#
        + #"customer; it stands in the script beside "customers""#),
    FindingCase(
      "an account that is not closed", customers("closeAccount: 1"),
      "s.json5:7:55: $.customers[0].script[0].closeAccount: found the number 1; true would do"),
  ])
  func findings(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
