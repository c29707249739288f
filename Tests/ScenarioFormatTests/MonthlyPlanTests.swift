import ScenarioFormat
import SubscriptionModel
import Testing

/// Plans that are billed by the month: in catalogs written out, and in steps that buy.
@Suite struct MonthlyPlanTests {
  private static let catalog = """
    { groups: { main: [
        { id: "year", level: 1, period: "P1Y", price: "99", monthlyPlan: { price: "9.99" } },
        { id: "other", level: 1, period: "P1Y", price: "99",
          monthlyPlan: { price: { DEU: "8" }, commitmentPrice: { DEU: "90" } } },
        { id: "month", level: 2, period: "P1M", price: "5" },
      ] },
      products: [{ id: "gold", kind: "nonConsumable", price: "9" }] }
    """

  private func outcome(_ script: String) throws -> (plan: Plan?, findings: [String]) {
    let folder = try ScratchFolder()
    try folder.write(
      scenarioText([
        "catalog": Self.catalog, "products": "{}",
        "customers": #"[{ name: "ana", script: [\#(script)] }]"#,
      ]).utf8, to: "s.json5")
    return (folder.read().plan, folder.findings())
  }

  @Test func whatCanBeSaid() throws {
    let plan = try #require(
      try outcome(
        #"{ buy: "year", plan: "MONTHLY" }, { buy: "year", plan: "BILLED_UPFRONT" }, "#
          + #"{ buy: "year" }"#
      ).plan)
    #expect(
      plan.customers[0].script.map(\.order.plan) == [.monthly, .upFront, .upFront])
    let plans = plan.catalog.subscriptions.map(\.monthlyPlan)
    #expect(plans[0]?.prices == .everywhere(Price(milliunits: 9990)))
    #expect(plans[0]?.commitmentPrices == .everywhere(Price(milliunits: 119_880)))
    #expect(plans[1]?.commitmentPrices == .byStorefront(["DEU": Price(milliunits: 90_000)]))
    #expect(plans[2] == nil)
  }

  @Test(arguments: [
    (
      #"{ buy: "month", plan: "MONTHLY" }"#,
      #".plan: "month" has no plan that is billed by the month; the catalog says which have: "#
        + #""monthlyPlan", in a .storekit file "billingPlans""#
    ),
    (
      #"{ buy: "gold", plan: "MONTHLY" }"#,
      ".plan: what is bought once is paid at once; leave the plan out"
    ),
    (
      #"{ buy: "other", plan: "MONTHLY" }"#,
      #".plan: the monthly plan of "other" has no price in USA; give it one in the catalog"#
    ),
    (
      #"{ buy: "year", plan: "MONTHLY", offer: "spring" }"#,
      ".offer: what is billed by the month is bought at full price only; leave the offer out"
    ),
    (
      #"{ buy: "gold", offer: "spring" }"#,
      ".offer: only subscriptions have offers; leave it out"
    ),
    (
      #"{ buy: "gold", intro: false }"#,
      ".intro: only subscriptions have offers; leave it out"
    ),
    (
      #"{ buy: "year", plan: "MONTH" }"#,
      #".plan: "MONTH" is no billing plan; did you mean "MONTHLY"?"#
    ),
  ])
  func aPlanThatIsNotSold(step: String, finding: String) throws {
    let findings = try outcome(step).findings
    #expect(findings.count == 1)
    #expect(findings.first?.hasSuffix(finding) == true, "\(findings)")
  }

  @Test func onlyAYearHasMonths() throws {
    let folder = try ScratchFolder()
    try folder.write(
      scenarioText([
        "catalog": catalogText(
          #"level: 1, period: "P1M", price: "9", monthlyPlan: { price: "1" }"#)
      ]).utf8, to: "s.json5")
    #expect(
      folder.findings() == [
        "s.json5:5:100: $.catalog.groups.main[0].monthlyPlan: only a subscription of a year, "
          + #""P1Y", can be billed by the month"#
      ])
  }
}
