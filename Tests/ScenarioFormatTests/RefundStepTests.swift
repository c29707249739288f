import ScenarioFormat
import SubscriptionModel
import Testing

/// Steps about refunds: what they mean, and what is wrong with others.
@Suite struct RefundStepTests {
  private func actions(_ script: String) throws -> [Action] {
    let folder = try ScratchFolder()
    try folder.write(
      scenarioText(["customers": #"[{ name: "ana", script: [\#(script)] }]"#]).utf8, to: "s.json5")
    let outcome = folder.read()
    return try #require(outcome.plan, "\(outcome.findings)").customers[0].script.map(\.action)
  }

  @Test func whatIsLeftOutIsTheUsual() throws {
    let order = RefundOrder()
    #expect(order.isInApp && order.decision == .granted && order.period == nil)
    #expect(try actions(#"{ requestRefund: "pro" }"#) == [.requestRefund(order)])
    #expect(
      try actions(#"{ decideRefund: "declined" }, { reverseRefund: "pro" }"#) == [
        .decideRefund(.declined, period: nil, percent: nil), .reverseRefund(period: nil),
      ])
  }

  @Test func everythingCanBeSaid() throws {
    var order = RefundOrder()
    order.period = 2
    order.isInApp = false
    order.reason = .legal
    order.decision = nil
    let script = """
      { requestRefund: "pro", period: 2, via: "support", reason: "LEGAL", decision: "none" },
      { decideRefund: "prorated", product: "pro", period: 2, percent: "12.5%" },
      { reverseRefund: "pro", period: 1 }
      """
    #expect(
      try actions(script) == [
        .requestRefund(order), .decideRefund(.prorated, period: 2, percent: 12_500),
        .reverseRefund(period: 1),
      ])
  }

  @Test(arguments: [
    FindingCase(
      "a way that is none",
      ["customers": #"[{ name: "ana", script: [{ requestRefund: "pro", via: "apps" }] }]"#],
      #"s.json5:7:68: $.customers[0].script[0].via: "apps" is no way to ask; did you mean "app"?"#),
    FindingCase(
      "a reason in words of one's own",
      ["customers": #"[{ name: "ana", script: [{ requestRefund: "pro", reason: "LEGL" }] }]"#],
      #"s.json5:7:71: $.customers[0].script[0].reason: "LEGL" is no reason for a refund; did you "#
        + #"mean "LEGAL"?"#),
    FindingCase(
      "period zero",
      ["customers": #"[{ name: "ana", script: [{ reverseRefund: "pro", period: 0 }] }]"#],
      "s.json5:7:71: $.customers[0].script[0].period: found 0; the number of a period, from 1, "
        + "would do"),
    FindingCase(
      "a share without its sign",
      ["customers": #"[{ name: "ana", script: [{ decideRefund: "prorated", percent: "40" }] }]"#],
      #"s.json5:7:76: $.customers[0].script[0].percent: found "40"; a percentage such as "40%" "#
        + "would do"),
    FindingCase(
      "an option of another verb",
      ["customers": #"[{ name: "ana", script: [{ reverseRefund: "pro", via: "app" }] }]"#],
      #"s.json5:7:63: $.customers[0].script[0].via: "via" is no key here; there are "#
        + StepWords.keys(["period"])),
  ])
  func findings(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
