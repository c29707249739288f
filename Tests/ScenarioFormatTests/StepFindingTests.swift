import Testing

/// Steps that are spoken of by their ids, and steps that repeat.
@Suite struct StepFindingTests {
  @Test(arguments: [
    FindingCase(
      "an option of another verb",
      ["customers": #"[{ name: "ana", script: [{ buy: "pro", for: "1m" }] }]"#],
      #"s.json5:7:53: $.customers[0].script[0].for: "for" is no key here; there are "#
        + StepWords.keys(StepWords.ofBuy)),
    FindingCase(
      "a length that is none",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { failBilling: "pro", for: "soon" }] }]"#
      ],
      #"s.json5:7:82: $.customers[0].script[1].for: "soon" is no duration; write for "#
        + #"example "90s", "5m" or "1h30m""#),
    FindingCase(
      "an id of no step",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "@gone + 1m", cancel: "pro" }] }]"#
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: no step has the id "gone"; give one "#
        + #"with id: "gone""#),
    FindingCase(
      "a mistyped id",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", id: "first" }, { at: "@frist", cancel: "#
          + #""pro" }] }]"#
      ],
      #"s.json5:7:74: $.customers[0].script[1].at: no step has the id "frist"; did you "#
        + #"mean "first"?"#),
    FindingCase(
      "an id without its sign",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", id: "first" }, { at: "first + 1m", cancel: "#
          + #""pro" }] }]"#
      ],
      #"s.json5:7:74: $.customers[0].script[1].at: "first + 1m" is no moment; write for "#
        + #"example "90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "a sign without an id",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "@", cancel: "pro" }] }]"#
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "@" is no moment; write for example "#
        + #""90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "an id twice",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", id: "a" }, { id: "a", cancel: "pro" }] }]"#
      ],
      #"s.json5:7:70: $.customers[0].script[1].id: the name "a" is taken already, at line "#
        + "7; choose another"),
    FindingCase(
      "an id like a customer",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", id: "ana" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].id: the name "ana" is taken already, at "#
        + "line 7; choose another"),
    FindingCase(
      "an id like an alias",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", id: "pro" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].id: the name "pro" is taken already, at "#
        + "line 6; choose another"),
    FindingCase(
      "an id of two words",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", id: "my step" }] }]"#
      ],
      #"s.json5:7:57: $.customers[0].script[0].id: "my step" is no id; an id is one word "#
        + #"that begins with a letter, and not a count such as "x2""#),
    FindingCase(
      "an id that is a number",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", id: 5 }] }]"#
      ],
      "s.json5:7:57: $.customers[0].script[0].id: found the number 5; text in quotes "
        + "would do"),
  ])
  func ids(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  /// A moment that would have to wait for itself.
  @Test(arguments: [
    FindingCase(
      "on itself",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { id: "a", at: "@a + 1m", cancel: "pro" "#
          + "}] }]"
      ],
      #"s.json5:7:70: $.customers[0].script[1].at: this moment hangs on the step "a", "#
        + "which hangs on this one"),
    FindingCase(
      "two steps",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { id: "a", at: "@b", cancel: "pro" }, { "#
          + #"id: "b", at: "@a", resume: "pro" }] }]"#
      ],
      #"s.json5:7:70: $.customers[0].script[1].at: this moment hangs on the step "b", "#
        + "which hangs on this one",
      #"s.json5:7:108: $.customers[0].script[2].at: this moment hangs on the step "a", "#
        + "which hangs on this one"),
    FindingCase(
      "by way of the step before",
      [
        "customers":
          #"[{ name: "ana", script: [{ id: "a", at: "@c", buy: "pro" }, { cancel: "pro" }, { "#
          + #"id: "c", at: "+1m", resume: "pro" }] }]"#
      ],
      #"s.json5:7:54: $.customers[0].script[0].at: this moment hangs on the step "c", "#
        + "which hangs on this one"),
    FindingCase(
      "of two customers",
      [
        "customers":
          #"[{ name: "ana", script: [{ id: "a", at: "@b", buy: "pro" }] }, { name: "bo", "#
          + #"script: [{ id: "b", at: "@a + 1m", buy: "pro" }] }]"#
      ],
      #"s.json5:7:54: $.customers[0].script[0].at: this moment hangs on the step "b", "#
        + "which hangs on this one",
      #"s.json5:7:115: $.customers[1].script[0].at: this moment hangs on the step "a", "#
        + "which hangs on this one"),
    FindingCase(
      "by way of an anchor's step before",
      [
        "customers":
          #"[{ name: "ana", script: [{ id: "a", at: "@c", buy: "pro" }, { id: "c", at: "#
          + #""expiry", cancel: "pro" }] }]"#
      ],
      #"s.json5:7:54: $.customers[0].script[0].at: this moment hangs on the step "c", "#
        + "which hangs on this one"),
    FindingCase(
      "none: back to a step with a date",
      [
        "customers":
          #"[{ name: "ana", script: [{ id: "a", buy: "pro" }, { at: "@a + 1m", cancel: "pro" "#
          + #"}, { at: "@a + 2m", resume: "pro" }] }]"#
      ]),
  ])
  func circles(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  /// Each step hangs on the one before it, which must not be followed to the first from each.
  @Test(.timeLimit(.minutes(1)), arguments: [false, true])
  func longChains(_ isClosed: Bool) throws {
    let count = 5000
    let first = isClosed ? #"at: "@s\#(count - 1)", "# : ""
    let steps =
      [#"{ id: "s0", \#(first)buy: "pro" }"#]
      + (1..<count).map { #"{ id: "s\#($0)", at: "@s\#($0 - 1)", cancel: "pro" }"# }
    let customers = #"[{ name: "ana", script: [\#(steps.joined(separator: ", "))] }]"#
    let reading = FindingCase("chain", ["customers": customers])
    let found = try reading.found()
    #expect(found.count == (isClosed ? count : 0))
    #expect(found.allSatisfy { $0.hasSuffix(", which hangs on this one") })
  }

  @Test(arguments: [
    FindingCase(
      "repeat without every",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { cancel: "pro", repeat: 3 }] }]"#
      ],
      #"s.json5:7:80: $.customers[0].script[1].repeat: "every" is missing; write for "#
        + #"example every: "1m""#),
    FindingCase(
      "every without repeat",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { cancel: "pro", every: "1m" }] }]"#
      ],
      #"s.json5:7:79: $.customers[0].script[1].every: "repeat" is missing; write for "#
        + "example repeat: 3, three in all"),
    FindingCase(
      "zero times",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { cancel: "pro", repeat: 0, every: "1m" "#
          + "}] }]"
      ],
      "s.json5:7:80: $.customers[0].script[1].repeat: found 0; how often in all, from 1 "
        + "to 10000, would do"),
    FindingCase(
      "too often",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { cancel: "pro", repeat: 10001, every: "#
          + #""1m" }] }]"#
      ],
      "s.json5:7:80: $.customers[0].script[1].repeat: found 10001; how often in all, "
        + "from 1 to 10000, would do"),
    FindingCase(
      "every nothing",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { cancel: "pro", repeat: 2, every: "0s" "#
          + "}] }]"
      ],
      #"s.json5:7:90: $.customers[0].script[1].every: "0s" is no duration; write for "#
        + #"example "90s", "5m" or "1h30m""#),
    FindingCase(
      "every so often",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { cancel: "pro", repeat: 2, every: "#
          + #""often" }] }]"#
      ],
      #"s.json5:7:90: $.customers[0].script[1].every: "often" is no duration; write for "#
        + #"example "90s", "5m" or "1h30m""#),
    FindingCase(
      "every number",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { cancel: "pro", repeat: 2, every: 60 }] "#
          + "}]"
      ],
      "s.json5:7:90: $.customers[0].script[1].every: found the number 60; a duration "
        + #"such as "1m" would do"#),
  ])
  func repetitions(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  /// A plan changes within the group of something that is bought.
  @Test(arguments: [
    FindingCase(
      "to another group",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }, { "#
          + #"id: "max.month", level: 1, period: "P1M", price: "1" }], news: [{ id: "#
          + #""news.month", level: 1, period: "P1M", price: "1" }] } }"#,
        "products":
          #"{ pro: "pro.month", max: "max.month", news: "news.month" }"#,
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { changePlan: "news" }] }]"#,
      ],
      "s.json5:7:69: $.customers[0].script[1].changePlan: ana never buys anything of the "
        + #"group of "news", and a plan changes only within its group; "max" would do"#),
    FindingCase(
      "to another group, with nothing to choose",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }, { "#
          + #"id: "max.month", level: 1, period: "P1M", price: "1" }], news: [{ id: "#
          + #""news.month", level: 1, period: "P1M", price: "1" }] } }"#,
        "products":
          #"{ pro: "pro.month", max: "max.month", news: "news.month" }"#,
        "customers":
          #"[{ name: "ana", script: [{ buy: "news" }, { changePlan: "pro" }] }]"#,
      ],
      "s.json5:7:70: $.customers[0].script[1].changePlan: ana never buys anything of the "
        + #"group of "pro", and a plan changes only within its group"#),
    FindingCase(
      "who buys nothing",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }, { "#
          + #"id: "max.month", level: 1, period: "P1M", price: "1" }], news: [{ id: "#
          + #""news.month", level: 1, period: "P1M", price: "1" }] } }"#,
        "products":
          #"{ pro: "pro.month", max: "max.month", news: "news.month" }"#,
        "customers":
          #"[{ name: "ana", script: [{ changePlan: "pro" }] }]"#,
      ],
      "s.json5:7:53: $.customers[0].script[0].changePlan: ana never buys anything of the "
        + #"group of "pro", and a plan changes only within its group"#),
  ])
  func plans(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
