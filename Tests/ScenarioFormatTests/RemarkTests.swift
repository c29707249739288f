import ScenarioFormat
import SubscriptionModel
import Testing

/// `remarks` in objects whose keys are the user's own.
@Suite struct RemarkTests {
  private static let remark = #"remarks: ["first this,", "then that"]"#

  @Test(arguments: [
    PlanCase(
      "among short names", ["products": #"{ \#(remark), pro: "pro.month" }"#], "pro"
    ) { $0.aliases.values.sorted().joined(separator: " ") },
    PlanCase(
      "among groups", ["catalog": "{ groups: { \(remark), main: [\(proMonth)] } }"], "main"
    ) { $0.catalog.groups.map(\.name).joined(separator: " ") },
    PlanCase(
      "among prices",
      [
        "catalog":
          catalogText(#"level: 1, period: "P1M", price: { \#(remark), USA: "5" }"#)
      ],
      "USA 5000"
    ) { $0.catalog.subscriptions[0].prices.text },
    PlanCase(
      "among params", ["params": #"{ \#(remark), word: "hello" }"#, "title": #""${word}""#],
      "hello", \.title),
  ])
  func areNoNames(_ reading: PlanCase) throws {
    #expect(try reading.read() == reading.expected)
  }
}
