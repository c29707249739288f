import ScenarioFormat
import Testing

/// Everything at once, in the order of the files.
@Suite struct FindingOrderTests {
  @Test func inTheOrderOfTheFileWhateverIsReadFirst() throws {
    let text = """
      {
        expect: ["DID_RENW pro", "ana DID_RENEW x0..", "zoe DID_RENEW"],
        customers: [
          { script: [{ buy: "pri", at: "5x" }, { cancle: "pro" }], name: "ana" },
        ],
        until: "now", seed: -1, start: "2026",
        store: { renewalCap: 0, promptness: "slow" },
        products: { pro: "pro.month" },
        catalog: { groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "1" }] } },
        app: { appAppleId: null },
        titel: "t",
        sandclock: 3,
      }

      """
    let reading = FindingCase(
      "everything", text: text,
      findings: [
        #"s.json5:2:12: $.expect[0]: "DID_RENW" is no notification type; did you mean "#
          + #""DID_RENEW"?"#,
        #"s.json5:2:50: $.expect[2]: "zoe" is no customer and no notification type; begin "#
          + "with ana",
        #"s.json5:4:23: $.customers[0].script[0].buy: "pri" is no product of the catalog; "#
          + #"did you mean "pro" (pro.month)?"#,
        #"s.json5:4:34: $.customers[0].script[0].at: "5x" is no moment; write for example "#
          + #""90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#,
        #"s.json5:4:44: $.customers[0].script[1].cancle: "cancle" is no key here; did you "#
          + #"mean "cancel"?"#,
        #"s.json5:6:10: $.until: "now" is no moment; write for example "90s", "+30s", "#
          + #""renewal 2 + 30s", "period end" or "expiry - 10s""#,
        "s.json5:6:23: $.seed: found -1; a whole number from 0 to 9007199254740991 would do",
        #"s.json5:6:34: $.start: "2026" is no date and time; write for example "#
          + #""2026-01-05T09:00:00Z""#,
        "s.json5:7:24: $.store.renewalCap: found 0; a count of renewals from 1 to 1000000, "
          + #"or "none", would do"#,
        #"s.json5:7:39: $.store.promptness: "slow" is no promptness; "measured" or "exact" "#
          + "would do",
        #"s.json5:10:8: $.app: "bundleId" is missing; write for example bundleId: "#
          + #""com.example.stream""#,
        #"s.json5:11:3: $.titel: "titel" is no key here; did you mean "title"?"#,
        "s.json5:12:14: $.sandclock: found 3; 1, the version of this format, would do",
      ])
    #expect(try reading.found() == reading.findings)
  }

  @Test func scenarioBeforeCatalog() throws {
    let reading = FindingCase(
      "both files", ["catalog": #""c.storekit""#, "seed": "-1"],
      catalog: #"{ "subscriptionGroups": 1, "products": [{ "type": "Bundle" }] }"#,
      "s.json5:8:9: $.seed: found -1; a whole number from 0 to 9007199254740991 would do",
      "c.storekit:1:25: $.subscriptionGroups: found the number 1; a list of groups would do",
      #"c.storekit:1:51: note: $.products[0].type: a product of type "Bundle" does not belong "#
        + "here and is left out; subscriptions belong in subscriptionGroups")
    #expect(try reading.found() == reading.findings)
  }

  @Test func columnsCountCharactersAndLinesOfEveryKind() throws {
    let reading = FindingCase(
      "columns", text: "{ title: \"Größe 😀\", frob: 1,\r\n  y: 2,\r  z: 3,\n\tq: 4 }",
      findings: [])
    let places = try reading.found().filter { $0.contains("is no key here") }
      .map { $0.prefix { $0 != "$" } }
    #expect(
      places == ["s.json5:1:21: ", "s.json5:2:3: ", "s.json5:3:3: ", "s.json5:4:2: "])
  }

  @Test func notesAloneLeaveThePlan() throws {
    let folder = try ScratchFolder()
    let expect = #"[{ notification: "DID_RENEW", has: { date: {} } }]"#
    try folder.write(scenarioText(["expect": expect]).utf8, to: "note.json5")
    try folder.write(scenarioText(["expect": expect, "seed": "-1"]).utf8, to: "wrong.json5")
    let note = folder.read("note.json5")
    #expect(note.plan != nil)
    #expect(note.findings.map(\.isNote) == [true])
    let wrong = folder.read("wrong.json5")
    #expect(wrong.plan == nil)
    #expect(wrong.findings.map(\.isNote) == [true, false])
  }

  @Test func nowNeedsAClock() throws {
    let folder = try ScratchFolder()
    try folder.write(scenarioText(["start": #""now - 1h""#]).utf8, to: "s.json5")
    #expect(
      folder.findings() == [
        #"s.json5:8:10: $.start: "now" needs a clock; give a date and time"#
      ])
  }
}
