import ScenarioFormat
import SubscriptionModel
import Testing

/// Steps about families: what they mean, and what is wrong with others.
@Suite struct FamilyStepTests {
  private static let catalog = """
    { groups: { main: [
        { id: "pro", level: 1, period: "P1M", price: "9", shareable: true },
        { id: "solo", level: 2, period: "P1M", price: "5" },
      ] },
      products: [
        { id: "gold", kind: "nonConsumable", price: "9", shareable: true },
        { id: "coins", kind: "consumable", price: "1" },
      ] }
    """

  private func plan(_ script: String, bo: String = "") throws -> Plan {
    let folder = try ScratchFolder()
    let customers =
      #"[{ name: "ana", script: [\#(script)] }, { name: "bo", script: [\#(bo)] }, { name: "cy" }]"#
    try folder.write(
      scenarioText(["catalog": Self.catalog, "products": "{}", "customers": customers]).utf8,
      to: "s.json5")
    let outcome = folder.read()
    return try #require(outcome.plan, "\(outcome.findings)")
  }

  @Test func everythingCanBeSaid() throws {
    let steps = try plan(
      """
      { buy: "pro" },
      { shareWithFamily: "pro", members: ["cy", "bo"] },
      { shareWithFamily: "gold", members: ["bo"], after: "30s" },
      { stopSharing: "pro", after: "10s..2m" },
      { stopSharing: "gold", members: ["bo"], after: "..1m" }
      """
    ).customers[0].script.dropFirst()
    #expect(
      steps.map(\.action) == [.shareWithFamily, .shareWithFamily, .stopSharing, .stopSharing])
    #expect(
      steps.map(\.family.members) == [[2, 1], [1], [], [1]].map { $0.map(CustomerIndex.init) })
    #expect(
      steps.map(\.family.delay) == [
        .zero ... .zero, .seconds(30)...SimDuration.seconds(30),
        .seconds(10)...SimDuration.minutes(2), .zero...SimDuration.minutes(1),
      ])
  }

  /// Who has a subscription by way of the family can speak of it as if it were bought.
  @Test func aMemberHasASubscriptionToSpeakOf() throws {
    let plan = try plan(
      #"{ buy: "pro", id: "first" }, { shareWithFamily: "first", members: ["bo"] }"#,
      bo: #"{ at: "renewal 1", cancel: "pro" }, { at: "expiry", changePlan: "solo" }"#)
    #expect(plan.customers[1].script.count == 2)
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let step: String
    let finding: String

    init(_ name: String, _ step: String, _ finding: String) {
      testDescription = name
      self.step = step
      self.finding = finding
    }
  }

  @Test(arguments: [
    Wrong(
      "nobody", #"{ shareWithFamily: "pro" }"#,
      #": "members" is missing; write for example members: ["bo"]"#),
    Wrong(
      "an empty family", #"{ stopSharing: "pro", members: [] }"#,
      #".members: there is nobody in the family; write for example members: ["bo"]"#),
    Wrong(
      "a stranger", #"{ shareWithFamily: "pro", members: ["bob"] }"#,
      #".members[0]: "bob" is no customer; did you mean "bo"?"#),
    Wrong(
      "somebody else altogether", #"{ shareWithFamily: "pro", members: ["zelda"] }"#,
      #".members[0]: "zelda" is no customer; "bo" or "cy" would do"#),
    Wrong(
      "oneself", #"{ shareWithFamily: "pro", members: ["ana"] }"#,
      ".members[0]: ana shares it, so ana has it; name another customer"),
    Wrong(
      "too many", #"{ shareWithFamily: "pro", members: ["bo", "cy", "bo", "cy", "bo", "cy"] }"#,
      ".members: 6 members are too many; a family has 5 besides the one who shares"),
    Wrong(
      "what cannot be shared", #"{ shareWithFamily: "solo", members: ["bo"] }"#,
      #".shareWithFamily: "solo" cannot be shared with a family; the catalog says what can be: "#
        + #""shareable", in a .storekit file "familyShareable""#),
    Wrong(
      "what is used up", #"{ shareWithFamily: "coins", members: ["bo"] }"#,
      ".shareWithFamily: no consumable can be shared with a family; a non-consumable would do"),
    Wrong(
      "an endless delay", #"{ stopSharing: "pro", after: "5s.." }"#,
      #".after: "5s.." is no duration and no range of durations; write for example "30s" or "#
        + #""10s..2m""#),
  ])
  func findings(_ wrong: Wrong) throws {
    let folder = try ScratchFolder()
    let customers =
      #"[{ name: "ana", script: [\#(wrong.step)] }, { name: "bo" }, { name: "cy" }]"#
    try folder.write(
      scenarioText(["catalog": Self.catalog, "products": "{}", "customers": customers]).utf8,
      to: "s.json5")
    let findings = folder.findings()
    #expect(findings.count == 1)
    #expect(
      findings.first?.hasSuffix("$.customers[0].script[0]" + wrong.finding) == true, "\(findings)")
  }

  @Test func whatCannotBeSharedSaysSoInTheCatalog() throws {
    let folder = try ScratchFolder()
    let catalog =
      #"{ products: [{ id: "coins", kind: "consumable", price: "1", shareable: true }] }"#
    try folder.write(
      scenarioText([
        "catalog": catalog, "products": "{}",
        "customers": #"[{ name: "ana", script: [{ buy: "coins" }] }]"#,
      ]).utf8, to: "s.json5")
    #expect(
      folder.findings() == [
        "s.json5:5:83: $.catalog.products[0].shareable: no consumable can be shared with a family; "
          + "a non-consumable would do"
      ])
  }
}
