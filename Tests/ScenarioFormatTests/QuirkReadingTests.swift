import ScenarioFormat
import SubscriptionModel
import Testing

/// Quirks of a scenario and of its customers.
@Suite struct QuirkReadingTests {
  private func quirks(_ changes: KeyValuePairs<String, String>) throws -> [[String]] {
    let folder = try ScratchFolder()
    try folder.write(scenarioText(changes).utf8, to: "s.json5")
    let outcome = folder.read()
    let plan = try #require(outcome.plan, "\(outcome.findings)")
    return plan.everybody.map { $0.policy.quirks.all.map(\.rawValue) }
  }

  @Test func aCustomersAreMergedOverTheFiles() throws {
    let people = """
      [{ name: "ana", script: [{ buy: "pro" }] },
       { name: "bea", quirks: { capJitter: null, dropExpired: true } },
       { name: "cyd", store: { profile: "production" }, quirks: { silentCap: false } }]
      """
    #expect(
      try quirks([
        "customers": people, "quirks": "{ capJitter: 3, silentCap: true }",
        "script": "[{ sendTest: true }]", "until": #""1h""#,
      ]) == [
        ["silentCap", "capJitter"], ["silentCap", "dropExpired"], ["capJitter"],
        ["silentCap", "capJitter"],
      ])
  }

  @Test func theyReachWhatTheyAreAbout() throws {
    let folder = try ScratchFolder()
    let text = scenarioText([
      "quirks": #"{ lateRenewal: "2m", spuriousRecovery: 5, monthsInUTC: true, capJitter: 6 }"#,
      "store": #"{ renewalRate: "realTime" }"#, "remarks": "1",
    ])
    try folder.write(text.utf8, to: "s.json5")
    let policy = try #require(folder.read().plan).customers[0].policy
    #expect(policy.quirks.lateRenewal == .minutes(2) && policy.quirks.spuriousRecovery == 5)
    #expect(policy.calendar == .universal)
    #expect(policy.renewalCap.map { (0...6).contains($0) } == true)
  }

  @Test(arguments: [
    FindingCase(
      "a mistyped quirk", ["quirks": "{ capJiter: 3 }"],
      #"s.json5:8:13: $.quirks.capJiter: "capJiter" is no key here; did you mean "capJitter"?"#),
    FindingCase(
      "a flag that is none", ["quirks": #"{ dropExpired: "yes" }"#],
      #"s.json5:8:26: $.quirks.dropExpired: found the text "yes"; true or false would do"#),
    FindingCase(
      "no duration", ["quirks": "{ lateRenewal: 5 }"],
      "s.json5:8:26: $.quirks.lateRenewal: found the number 5; "
        + "a duration such as \"1m\" would do"),
    FindingCase(
      "too few", ["quirks": "{ capJitter: 0 }"],
      "s.json5:8:24: $.quirks.capJitter: found 0; a whole number from 1 to 1000000 would do"),
    FindingCase(
      "a customer's", ["customers": #"[{ name: "ana", quirks: { late: true } }]"#],
      #"s.json5:7:40: $.customers[0].quirks.late: "late" is no key here; there are "#
        + Quirk.allCases.dropLast().map(\.rawValue).joined(separator: ", ")
        + " and \(Quirk.allCases.last?.rawValue ?? "")"),
  ])
  func findings(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
