import Testing

/// Numbers that are negative, absurd or too large, and words where a number belongs.
@Suite struct NumberFindingTests {
  @Test(arguments: [
    FindingCase(
      "negative", ["seed": "-1"],
      "s.json5:8:9: $.seed: found -1; a whole number from 0 to 9007199254740991 would do"),
    FindingCase(
      "one too many", ["seed": "9007199254740992"],
      "s.json5:8:9: $.seed: found 9007199254740992; a whole number from 0 to "
        + "9007199254740991 would do"),
    FindingCase(
      "far too large", ["seed": "99999999999999999999"],
      "s.json5:8:9: $.seed: found 99999999999999999999; a whole number from 0 to "
        + "9007199254740991 would do"),
    FindingCase(
      "beyond any", ["seed": "1e400"],
      "s.json5:8:9: $.seed: found 1e400; a whole number from 0 to 9007199254740991 would do"),
    FindingCase(
      "a fraction", ["seed": "0.5"],
      "s.json5:8:9: $.seed: found 0.5; a whole number from 0 to 9007199254740991 would do"),
    FindingCase(
      "infinite", ["seed": "Infinity"],
      "s.json5:8:9: $.seed: found Infinity; a whole number from 0 to 9007199254740991 would "
        + "do"),
    FindingCase(
      "no number", ["seed": "NaN"],
      "s.json5:8:9: $.seed: found NaN; a whole number from 0 to 9007199254740991 would do"),
    FindingCase(
      "in quotes", ["seed": #""1""#],
      #"s.json5:8:9: $.seed: found the text "1"; a whole number from 0 to 9007199254740991 "#
        + "would do"),
    FindingCase(
      "true", ["seed": "true"],
      "s.json5:8:9: $.seed: found true; a whole number from 0 to 9007199254740991 would do"),
  ])
  func seeds(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "zero", ["store": "{ renewalCap: 0 }"],
      "s.json5:8:24: $.store.renewalCap: found 0; a count of renewals from 1 to 1000000, or "
        + #""none", would do"#),
    FindingCase(
      "negative", ["store": "{ renewalCap: -1 }"],
      "s.json5:8:24: $.store.renewalCap: found -1; a count of renewals from 1 to 1000000, "
        + #"or "none", would do"#),
    FindingCase(
      "beyond any", ["store": "{ renewalCap: 1e400 }"],
      "s.json5:8:24: $.store.renewalCap: found 1e400; a count of renewals from 1 to "
        + #"1000000, or "none", would do"#),
    FindingCase(
      "far too large", ["store": "{ renewalCap: 99999999999999999999 }"],
      "s.json5:8:24: $.store.renewalCap: found 99999999999999999999; a count of renewals "
        + #"from 1 to 1000000, or "none", would do"#),
    FindingCase(
      "one too many", ["store": "{ renewalCap: 1000001 }"],
      "s.json5:8:24: $.store.renewalCap: found 1000001; a count of renewals from 1 to "
        + #"1000000, or "none", would do"#),
    FindingCase(
      "another word", ["store": #"{ renewalCap: "never" }"#],
      #"s.json5:8:24: $.store.renewalCap: found the text "never"; a count of renewals from 1 "#
        + #"to 1000000, or "none", would do"#),
    FindingCase(
      "a fraction", ["store": "{ renewalCap: 1.5 }"],
      "s.json5:8:24: $.store.renewalCap: found 1.5; a count of renewals from 1 to 1000000, "
        + #"or "none", would do"#),
    FindingCase(
      "none without an end", ["store": #"{ renewalCap: "none" }"#],
      "s.json5:8:24: $.store.renewalCap: a subscription without a renewal cap never ends; "
        + #"say with "until" when the run does"#),
    FindingCase(
      "none with an end that cannot be read",
      [
        "store": #"{ renewalCap: "none" }"#,
        "until": #""later""#,
      ],
      #"s.json5:9:10: $.until: "later" is no moment; write for example "90s", "+30s", "#
        + #""renewal 2 + 30s", "period end" or "expiry - 10s""#),
  ])
  func caps(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "a comma",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "4,99" "#
          + "}] } }"
      ],
      #"s.json5:5:82: $.catalog.groups.main[0].price: "4,99" is no price; digits with at "#
        + #"most three decimals would do, for example "9.99""#),
    FindingCase(
      "a sign",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "-1" }] "#
          + "} }"
      ],
      #"s.json5:5:82: $.catalog.groups.main[0].price: "-1" is no price; digits with at most "#
        + #"three decimals would do, for example "9.99""#),
    FindingCase(
      "a number with a sign",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: -1 }] } "#
          + "}"
      ],
      #"s.json5:5:82: $.catalog.groups.main[0].price: "-1" is no price; digits with at most "#
        + #"three decimals would do, for example "9.99""#),
    FindingCase(
      "a currency",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "$4.99" "#
          + "}] } }"
      ],
      #"s.json5:5:82: $.catalog.groups.main[0].price: "$4.99" is no price; digits with at "#
        + #"most three decimals would do, for example "9.99""#),
    FindingCase(
      "four decimals",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "1.0001" "#
          + "}] } }"
      ],
      #"s.json5:5:82: $.catalog.groups.main[0].price: "1.0001" is no price; digits with at "#
        + #"most three decimals would do, for example "9.99""#),
    FindingCase(
      "nothing",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "" }] } "#
          + "}"
      ],
      #"s.json5:5:82: $.catalog.groups.main[0].price: "" is no price; digits with at most "#
        + #"three decimals would do, for example "9.99""#),
    FindingCase(
      "beyond any",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: 1e400 }] "#
          + "} }"
      ],
      #"s.json5:5:82: $.catalog.groups.main[0].price: "1e400" is no price; digits with at "#
        + #"most three decimals would do, for example "9.99""#),
    FindingCase(
      "far too large",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "#
          + "99999999999999999999 }] } }"
      ],
      #"s.json5:5:82: $.catalog.groups.main[0].price: "99999999999999999999" is no price; "#
        + #"digits with at most three decimals would do, for example "9.99""#),
    FindingCase(
      "a list",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: [] }] } "#
          + "}"
      ],
      #"s.json5:5:82: $.catalog.groups.main[0].price: found a list; a price such as "9.99" "#
        + "would do"),
    FindingCase(
      "a comma in one country",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: { USA: "#
          + #""9.99", DEU: "8,99" } }] } }"#
      ],
      #"s.json5:5:102: $.catalog.groups.main[0].price.DEU: "8,99" is no price; digits with "#
        + #"at most three decimals would do, for example "9.99""#),
    FindingCase(
      "an unknown country",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: { USA: "#
          + #""9.99", GER: "8.99" } }] } }"#
      ],
      #"s.json5:5:97: $.catalog.groups.main[0].price.GER: "GER" is no storefront; did you "#
        + #"mean "GBR"?"#),
    FindingCase(
      "no country for the buyer",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: { JPN: "#
          + #""1200" } }] } }"#
      ],
      #"s.json5:7:46: $.customers[0].script[0].buy: "pro.month" has no price in USA; give it "#
        + "one in the catalog"),
  ])
  func prices(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "zero",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 0, period: "P1M", price: "1" }] } "#
          + "}"
      ],
      "s.json5:5:57: $.catalog.groups.main[0].level: found 0; a level from 1, the highest, "
        + "to 1000 would do"),
    FindingCase(
      "negative",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: -3, period: "P1M", price: "1" }] "#
          + "} }"
      ],
      "s.json5:5:57: $.catalog.groups.main[0].level: found -3; a level from 1, the highest, "
        + "to 1000 would do"),
    FindingCase(
      "one too many",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1001, period: "P1M", price: "1" "#
          + "}] } }"
      ],
      "s.json5:5:57: $.catalog.groups.main[0].level: found 1001; a level from 1, the "
        + "highest, to 1000 would do"),
    FindingCase(
      "in quotes",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: "1", period: "P1M", price: "1" }] "#
          + "} }"
      ],
      #"s.json5:5:57: $.catalog.groups.main[0].level: found the text "1"; a level from 1, "#
        + "the highest, to 1000 would do"),
    FindingCase(
      "beyond any",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1e400, period: "P1M", price: "1" "#
          + "}] } }"
      ],
      "s.json5:5:57: $.catalog.groups.main[0].level: found 1e400; a level from 1, the "
        + "highest, to 1000 would do"),
  ])
  func levels(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
