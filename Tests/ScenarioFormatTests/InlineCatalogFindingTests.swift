import Testing

/// Catalogs that stand in the scenario.
@Suite struct InlineCatalogFindingTests {
  @Test(arguments: [
    FindingCase(
      "nothing but an id", ["catalog": #"{ groups: { main: [{ id: "pro.month",  }] } }"#],
      #"s.json5:5:31: $.catalog.groups.main[0]: "level" is missing; write for example level: "#
        + "1",
      #"s.json5:5:31: $.catalog.groups.main[0]: "period" is missing; write for example "#
        + #"period: "P1M""#,
      #"s.json5:5:31: $.catalog.groups.main[0]: "price" is missing; write for example price: "#
        + #""9.99""#),
    FindingCase(
      "an id that is empty",
      [
        "catalog": #"{ groups: { main: [{ id: "", level: 1, period: "P1M", price: "1" }] } }"#
      ],
      "s.json5:5:37: $.catalog.groups.main[0].id: the product id is empty; write one"),
    FindingCase(
      "a period of Xcode's kind for offers",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P3D", price: "1" }] } "#
          + "}"
      ],
      #"s.json5:5:68: $.catalog.groups.main[0].period: "P3D" is no billing period; "P1W", "#
        + #""P1M", "P2M", "P3M", "P6M" or "P1Y" would do"#),
    FindingCase(
      "a period in words",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "month", price: "1" }] "#
          + "} }"
      ],
      #"s.json5:5:68: $.catalog.groups.main[0].period: "month" is no billing period; "P1W", "#
        + #""P1M", "P2M", "P3M", "P6M" or "P1Y" would do"#),
    FindingCase(
      "a period that is a number",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: 30, price: "1" }] } }"#
      ],
      "s.json5:5:68: $.catalog.groups.main[0].period: found the number 30; a billing period "
        + #"such as "P1M" would do"#),
    FindingCase(
      "sharing in words",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "1", "#
          + #"shareable: "yes" }] } }"#
      ],
      #"s.json5:5:98: $.catalog.groups.main[0].shareable: found the text "yes"; true or "#
        + "false would do"),
  ])
  func subscriptions(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "nothing at all",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" "#
          + "}] }, products: [{}] }"
      ],
      #"s.json5:5:106: $.catalog.products[0]: "id" is missing; write for example id: "#
        + #""stream.coins""#,
      #"s.json5:5:106: $.catalog.products[0]: "kind" is missing; write for example kind: "#
        + #""consumable""#,
      #"s.json5:5:106: $.catalog.products[0]: "price" is missing; write for example price: "#
        + #""1.99""#),
    FindingCase(
      "an unknown kind",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" "#
          + #"}] }, products: [{ id: "coins", kind: "Consumable", price: "1" }, { id: "#
          + #""skin", kind: "durable", price: "1" }] }"#
      ],
      #"s.json5:5:127: $.catalog.products[0].kind: "Consumable" is no kind of product; did "#
        + #"you mean "consumable"?"#,
      #"s.json5:5:175: $.catalog.products[1].kind: "durable" is no kind of product; "#
        + #""consumable", "nonConsumable", "nonRenewing" or "free" would do"#),
    FindingCase(
      "no price",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" "#
          + #"}] }, products: [{ id: "coins", kind: "consumable" }, { id: "pass", kind: "#
          + #""free" }] }"#
      ],
      #"s.json5:5:106: $.catalog.products[0]: "price" is missing; write for example price: "#
        + #""1.99""#),
  ])
  func oneTimeProducts(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "nothing at all",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "1", "#
          + "offers: [{}] }] } }"
      ],
      #"s.json5:5:96: $.catalog.groups.main[0].offers[0]: "kind" is missing; write for "#
        + #"example kind: "introductory""#,
      #"s.json5:5:96: $.catalog.groups.main[0].offers[0]: "mode" is missing; write for "#
        + #"example mode: "free""#,
      #"s.json5:5:96: $.catalog.groups.main[0].offers[0]: "period" is missing; write for "#
        + #"example period: "P1W""#),
    FindingCase(
      "unknown words",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "1", "#
          + #"offers: [{ kind: "intro", mode: "trial", period: "1W" }] }] } }"#
      ],
      #"s.json5:5:104: $.catalog.groups.main[0].offers[0].kind: "intro" is no kind of offer; "#
        + #""introductory", "promotional", "code" or "winBack" would do"#,
      #"s.json5:5:119: $.catalog.groups.main[0].offers[0].mode: "trial" is no mode of "#
        + #"payment; "free", "payAsYouGo" or "payUpFront" would do"#,
      #"s.json5:5:136: $.catalog.groups.main[0].offers[0].period: "1W" is no period; write "#
        + #"for example "P3D", "P2W" or "P1M""#),
    FindingCase(
      "no id",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "1", "#
          + #"offers: [{ kind: "code", mode: "free", period: "P1W" }] }] } }"#
      ],
      #"s.json5:5:96: $.catalog.groups.main[0].offers[0]: "id" is missing; write for example "#
        + #"id: "spring""#),
    FindingCase(
      "no price",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "1", "#
          + #"offers: [{ kind: "winBack", id: "back", mode: "payUpFront", period: "P1M" }] "#
          + "}] } }"
      ],
      #"s.json5:5:96: $.catalog.groups.main[0].offers[0]: "price" is missing; write for "#
        + #"example price: "4.99""#),
    FindingCase(
      "absurd counts",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "1", "#
          + #"offers: [{ kind: "code", id: "a", mode: "free", period: "P1W", periods: 0 }, { "#
          + #"kind: "code", id: "b", mode: "free", period: "P1000D", periods: 1e400 }] }] } "#
          + "}"
      ],
      "s.json5:5:159: $.catalog.groups.main[0].offers[0].periods: found 0; a count of "
        + "periods from 1 to 100 would do",
      #"s.json5:5:211: $.catalog.groups.main[0].offers[1].period: "P1000D" is no period; "#
        + #"write for example "P3D", "P2W" or "P1M""#,
      "s.json5:5:230: $.catalog.groups.main[0].offers[1].periods: found 1e400; a count of "
        + "periods from 1 to 100 would do"),
    FindingCase(
      "offers that are an object",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "1", "#
          + "offers: {} }] } }"
      ],
      "s.json5:5:95: $.catalog.groups.main[0].offers: found an object; a list of offers "
        + "would do"),
  ])
  func offers(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
