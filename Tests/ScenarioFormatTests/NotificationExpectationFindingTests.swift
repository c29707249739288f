import Testing

/// Entries of `expect` that are objects.
@Suite struct NotificationExpectationFindingTests {
  @Test(arguments: [
    FindingCase(
      "an unknown key",
      [
        "expect":
          #"[{ notification: "DID_RENEW", hass: {} }]"#
      ],
      #"s.json5:8:41: $.expect[0].hass: "hass" is no key here; did you mean "has"?"#),
    FindingCase(
      "no pattern",
      [
        "expect":
          #"[{ notification: "" }]"#
      ],
      "s.json5:8:28: $.expect[0].notification: the pattern is empty; write one"),
    FindingCase(
      "an unknown type",
      [
        "expect":
          #"[{ notification: "DID_RENW" }]"#
      ],
      #"s.json5:8:28: $.expect[0].notification: "DID_RENW" is no notification type; did "#
        + #"you mean "DID_RENEW"?"#),
    FindingCase(
      "a bad count",
      [
        "expect":
          #"[{ notification: "DID_RENEW", count: "x2" }, { notification: "DID_RENEW", count: "#
          + #"-1 }, { notification: "DID_RENEW", count: [1] }]"#
      ],
      #"s.json5:8:48: $.expect[0].count: found the text "x2"; a count such as 3, "2..4", "#
        + #""2.." or "..4" would do"#,
      #"s.json5:8:92: $.expect[1].count: found the number -1; a count such as 3, "2..4", "#
        + #""2.." or "..4" would do"#,
      #"s.json5:8:134: $.expect[2].count: found a list; a count such as 3, "2..4", "2.." "#
        + #"or "..4" would do"#),
    FindingCase(
      "one bound",
      [
        "expect":
          #"[{ notification: "DID_RENEW", between: ["1m"] }]"#
      ],
      "s.json5:8:50: $.expect[0].between: found 1 moment; two, [from, to], would do"),
    FindingCase(
      "a bound counted from a step",
      [
        "expect":
          #"[{ notification: "DID_RENEW", between: ["+1m", "2m"] }]"#
      ],
      #"s.json5:8:51: $.expect[0].between[0]: "+1m" counts from the step before, and here "#
        + "is none; a duration from the start would do"),
    FindingCase(
      "bounds that are text",
      [
        "expect":
          #"[{ notification: "DID_RENEW", between: "1m" }]"#
      ],
      #"s.json5:8:50: $.expect[0].between: found the text "1m"; two moments, [from, to], "#
        + "would do"),
    FindingCase(
      "a bound of an unknown step",
      [
        "expect":
          #"[{ notification: "DID_RENEW", between: ["@a", "2m"] }]"#
      ],
      #"s.json5:8:51: $.expect[0].between[0]: no step has the id "a"; give one with id: "#
        + #""a""#),
    FindingCase(
      "a shape with half a number",
      [
        "expect":
          #"[{ notification: "DID_RENEW", has: { data: { status: 1.5 } } }]"#
      ],
      "s.json5:8:64: $.expect[0].has.data.status: found 1.5; a whole number would do"),
    FindingCase(
      "a member of none",
      [
        "expect":
          #"[{ notification: "DID_RENEW", has: { data: { stats: 1, transactionInfo: { prize: "#
          + #""*", expiresDate: "*" } } }, where: { frobnicate: null } }]"#
      ],
      "s.json5:8:56: note: $.expect[0].has.data.stats: no notification has a member "
        + #""stats"; did you mean "status"?"#,
      "s.json5:8:85: note: $.expect[0].has.data.transactionInfo.prize: no notification "
        + #"has a member "prize"; did you mean "price"?"#,
      "s.json5:8:130: note: $.expect[0].where.frobnicate: no notification has a member "
        + #""frobnicate""#),
  ])
  func notifications(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  /// Members that stand elsewhere, and what may be inside of others.
  @Test(arguments: [
    FindingCase(
      "one place",
      [
        "expect":
          #"[{ notification: "*", has: { data: { transactionInfo: { autoRenewStatus: 1 } } } }]"#
      ],
      "s.json5:8:67: note: $.expect[0].has.data.transactionInfo.autoRenewStatus: no "
        + #"notification has a member "autoRenewStatus" here; data.renewalInfo.autoRenewStatus "#
        + "would do"),
    FindingCase(
      "several places",
      [
        "expect":
          #"[{ notification: "*", where: { productId: "pro.month", commitmentInfo: { x: 1 } } }]"#
      ],
      #"s.json5:8:42: note: $.expect[0].where.productId: no notification has a member "#
        + #""productId" here; data.transactionInfo.productId, data.renewalInfo.productId or "#
        + "summary.productId would do",
      "s.json5:8:66: note: $.expect[0].where.commitmentInfo: no notification has a member "
        + #""commitmentInfo" here; data.transactionInfo.commitmentInfo or "#
        + "data.renewalInfo.commitmentInfo would do"),
    FindingCase(
      "inside one that is no object, and inside any",
      [
        "expect":
          #"[{ notification: "*", has: { data: { status: { code: 1 }, renewalInfo: { "#
          + #"advancedCommerceInfo: { items: "*", x: { y: 1 } }, commitmentInfo: { "#
          + #"commitmentPrice: 1 } } } } }]"#
      ],
      "s.json5:8:58: note: $.expect[0].has.data.status.code: no notification has a member "
        + #""code""#,
      "s.json5:8:153: note: $.expect[0].has.data.renewalInfo.commitmentInfo.commitmentPrice: "
        + #"no notification has a member "commitmentPrice" here; "#
        + "data.transactionInfo.commitmentInfo.commitmentPrice would do"),
  ])
  func misplacedMembers(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  /// Objects that are of no kind of expectation.
  @Test(arguments: [
    FindingCase(
      "a key of none", ["expect": "[{ frob: 1 }]"],
      #"s.json5:8:12: $.expect[0]: "notification" is missing; write for example notification: "#
        + #""ana DID_RENEW", anyOrder: ["ana DID_RENEW pro"], or at: "12m", customer: "ana", "#
        + #"status: "active""#,
      #"s.json5:8:14: $.expect[0].frob: "frob" is no key here; there are notification, where, "#
        + "count, has, between, anyOrder, share, is, at, customer, of, status, entitled, product, "
        + "renewsTo and expires"),
    FindingCase(
      "a mistyped key", ["expect": #"[{ notifcation: "DID_RENEW", count: 2 }]"#],
      #"s.json5:8:14: $.expect[0].notifcation: "notifcation" is no key here; did you mean "#
        + #""notification"?"#),
    FindingCase(
      "without its notification", ["expect": "[{ count: 2 }]"],
      #"s.json5:8:12: $.expect[0]: "notification" is missing; write for example notification: "#
        + #""ana DID_RENEW", anyOrder: ["ana DID_RENEW pro"], or at: "12m", customer: "ana", "#
        + #"status: "active""#),
  ])
  func neither(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "empty",
      [
        "expect":
          "[{ anyOrder: [] }]"
      ],
      "s.json5:8:24: $.expect[0].anyOrder: there is no line; add one"),
    FindingCase(
      "not a list",
      [
        "expect":
          #"[{ anyOrder: "DID_RENEW" }]"#
      ],
      #"s.json5:8:24: $.expect[0].anyOrder: found the text "DID_RENEW"; a list of lines "#
        + "would do"),
    FindingCase(
      "anything",
      [
        "expect":
          #"[{ anyOrder: ["DID_RENEW", "..."] }]"#
      ],
      #"s.json5:8:38: $.expect[0].anyOrder[1]: "..." has no place among lines in any "#
        + "order; put it beside them"),
    FindingCase(
      "a wrong line",
      [
        "expect":
          #"[{ anyOrder: ["DID_RENW", "DID_RENEW video"] }]"#
      ],
      #"s.json5:8:25: $.expect[0].anyOrder[0]: "DID_RENW" is no notification type; did "#
        + #"you mean "DID_RENEW"?"#,
      #"s.json5:8:37: $.expect[0].anyOrder[1]: "video" is no product of the catalog; "#
        + #""pro" or "pro.month" would do"#),
    FindingCase(
      "inside another",
      [
        "expect":
          #"[{ anyOrder: [{ anyOrder: ["DID_RENEW"] }] }]"#
      ],
      "s.json5:8:25: $.expect[0].anyOrder[0]: found an object; text in quotes would do"),
    FindingCase(
      "an unknown key",
      [
        "expect":
          #"[{ anyOrdr: ["DID_RENEW"] }]"#
      ],
      #"s.json5:8:14: $.expect[0].anyOrdr: "anyOrdr" is no key here; did you mean "#
        + #""anyOrder"?"#),
  ])
  func anyOrder(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
