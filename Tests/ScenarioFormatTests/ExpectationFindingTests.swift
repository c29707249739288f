import Testing

/// Lines of `expect` that say nothing, or nothing that can be.
@Suite struct ExpectationFindingTests {
  @Test(arguments: [
    FindingCase(
      "three customers",
      [
        "customers": #"[{ name: "ana" }, { name: "bo" }, { name: "cy" }]"#,
        "expect": #"["DID_RENEW", "... "]"#,
      ],
      "s.json5:8:12: $.expect[0]: whose? there are 3 customers; begin the line with ana, bo "
        + "or cy",
      "s.json5:8:25: $.expect[1]: whose? there are 3 customers; begin the line with ana, bo "
        + "or cy"),
    FindingCase(
      "eight customers",
      [
        "customers":
          #"[{ name: "c0" }, { name: "c1" }, { name: "c2" }, { name: "c3" }, { name: "c4" "#
          + #"}, { name: "c5" }, { name: "c6" }, { name: "c7" }]"#,
        "expect": #"["DID_RENEW"]"#,
      ],
      "s.json5:8:12: $.expect[0]: whose? there are 8 customers; begin the line with c0, c1, "
        + "c2, c3, c4 or one of 3 more"),
    FindingCase(
      "a mistyped name", ["expect": #"["anna DID_RENEW"]"#],
      #"s.json5:8:12: $.expect[0]: "anna" is no customer; did you mean "ana"?"#),
    FindingCase(
      "a mistyped name of three",
      [
        "customers": #"[{ name: "ana" }, { name: "bo" }, { name: "cy" }]"#,
        "expect": #"["by DID_RENEW"]"#,
      ],
      #"s.json5:8:12: $.expect[0]: "by" is no customer; did you mean "bo"?"#),
    FindingCase(
      "a name like none", ["expect": #"["zoe DID_RENEW"]"#],
      #"s.json5:8:12: $.expect[0]: "zoe" is no customer and no notification type; begin "#
        + "with ana"),
    FindingCase(
      "a name like none of three",
      [
        "customers": #"[{ name: "ana" }, { name: "bo" }, { name: "cy" }]"#,
        "expect": #"["zoe DID_RENEW"]"#,
      ],
      #"s.json5:8:12: $.expect[0]: "zoe" is no customer and no notification type; begin "#
        + "with ana, bo or cy"),
    FindingCase(
      "a line and a pattern say the same",
      ["expect": #"["zoe DID_RENEW", { notification: "zoe DID_RENEW" }, "x", "DID_RENEW #2"]"#],
      #"s.json5:8:12: $.expect[0]: "zoe" is no customer and no notification type; begin "#
        + "with ana",
      #"s.json5:8:45: $.expect[1].notification: "zoe" is no customer and no notification "#
        + "type; begin with ana",
      #"s.json5:8:64: $.expect[2]: "x" is no customer and no notification type; begin "#
        + "with ana",
      ##"s.json5:8:69: $.expect[3]: "#2" is one word too many; a line is [customer] KIND "##
        + "[product] [xCOUNT]"),
    FindingCase(
      "a step of a customer behind one that was lost",
      [
        "customers":
          #"[{ name: "ana", script: "none" }, { name: "bo", app: 1 }, { name: "bea", "#
          + #"script: [{ id: "first", buy: "pro" }] }]"#,
        "expect":
          #"["bea DID_RENEW first", "bo DID_RENEW pro", { notification: "bea DID_RENEW first" }]"#,
      ],
      "s.json5:7:38: $.customers[0].script: found the text \"none\"; a list of steps would do",
      "s.json5:7:67: $.customers[1].app: found the number 1; an app { bundleId, "
        + "appAppleId, bundleVersion, sharedSecret } would do"),
    FindingCase(
      "a customer without a name",
      [
        "customers": #"[{ nam: "ana" }, { name: "bo" }]"#,
        "expect": #"["ana DID_RENEW", "DID_RENEW", { notification: "ana DID_RENEW" }]"#,
      ],
      #"s.json5:7:17: $.customers[0].nam: "nam" is no key here; did you mean "name"?"#),
    FindingCase(
      "a customer that was lost",
      [
        "customers": #"[{ name: "ana" }, { name: "Bo" }]"#,
        "expect": #"["ana DID_RENEW", "Bo DID_RENEW", "ana DID_RENW"]"#,
      ],
      #"s.json5:7:40: $.customers[1].name: "Bo" is no name; a name begins with a small "#
        + #"letter and has letters, digits, "_" and "-", 40 at most"#,
      #"s.json5:8:45: $.expect[2]: "DID_RENW" is no notification type; did you mean "#
        + #""DID_RENEW"?"#),
    FindingCase(
      "a name alone", ["expect": #"["ana"]"#],
      "s.json5:8:12: $.expect[0]: the line names no notification; write for example "
        + #""SUBSCRIBED/INITIAL_BUY pro""#),
  ])
  func whose(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "mistyped", ["expect": #"["DID_RENW"]"#],
      #"s.json5:8:12: $.expect[0]: "DID_RENW" is no notification type; did you mean "#
        + #""DID_RENEW"?"#),
    FindingCase(
      "small", ["expect": #"["did_renew"]"#],
      #"s.json5:8:12: $.expect[0]: "did_renew" is no notification type; did you mean "#
        + #""DID_RENEW"?"#),
    FindingCase(
      "a subtype alone", ["expect": #"["AUTO_RENEW_DISABLED pro"]"#],
      #"s.json5:8:12: $.expect[0]: "AUTO_RENEW_DISABLED" is no notification type; did you "#
        + #"mean "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"?"#),
    FindingCase(
      "like none", ["expect": #"["PURCHASED"]"#],
      #"s.json5:8:12: $.expect[0]: "PURCHASED" is no notification type; write for example "#
        + #""DID_RENEW", "EXPIRED/VOLUNTARY" or "REFUND""#),
    FindingCase(
      "mistyped with its subtype", ["expect": #"["DID_RENW/BILING_RECOVERY", "DID_RENW/*"]"#],
      #"s.json5:8:12: $.expect[0]: "DID_RENW/BILING_RECOVERY" is no notification type; did "#
        + #"you mean "DID_RENEW/BILLING_RECOVERY"?"#,
      #"s.json5:8:40: $.expect[1]: "DID_RENW/*" is no notification type; did you mean "#
        + #""DID_RENEW/*"?"#),
    FindingCase(
      "without the subtype it needs", ["expect": #"["SUBSCRIBED"]"#],
      "s.json5:8:12: $.expect[0]: SUBSCRIBED always has a subtype; SUBSCRIBED/INITIAL_BUY, "
        + "SUBSCRIBED/RESUBSCRIBE or SUBSCRIBED/* would do"),
    FindingCase(
      "with a subtype it does not have", ["expect": #"["EXPIRED/UPGRADE", "TEST/NOW"]"#],
      #"s.json5:8:12: $.expect[0]: "UPGRADE" is no subtype of EXPIRED; EXPIRED/VOLUNTARY, "#
        + "EXPIRED/BILLING_RETRY, EXPIRED/PRICE_INCREASE, EXPIRED/PRODUCT_NOT_FOR_SALE, EXPIRED "
        + "or EXPIRED/* would do",
      #"s.json5:8:31: $.expect[1]: "NOW" is no subtype of TEST; TEST would do"#),
    FindingCase(
      "with a subtype that is none", ["expect": #"["DID_RENEW/", "DID_FAIL_TO_RENEW/GRACE"]"#],
      #"s.json5:8:12: $.expect[0]: "" is no subtype of DID_RENEW; DID_RENEW, "#
        + "DID_RENEW/BILLING_RECOVERY or DID_RENEW/* would do",
      #"s.json5:8:26: $.expect[1]: "GRACE" is no subtype of DID_FAIL_TO_RENEW; "#
        + "DID_FAIL_TO_RENEW/GRACE_PERIOD, DID_FAIL_TO_RENEW or DID_FAIL_TO_RENEW/* would do"),
    FindingCase(
      "with two subtypes", ["expect": #"["EXPIRED/VOLUNTARY/VOLUNTARY"]"#],
      #"s.json5:8:12: $.expect[0]: "VOLUNTARY/VOLUNTARY" is no subtype of EXPIRED; "#
        + "EXPIRED/VOLUNTARY, EXPIRED/BILLING_RETRY, EXPIRED/PRICE_INCREASE, "
        + "EXPIRED/PRODUCT_NOT_FOR_SALE, EXPIRED or EXPIRED/* would do"),
  ])
  func kinds(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "mistyped", ["expect": #"["DID_RENEW pri"]"#],
      #"s.json5:8:12: $.expect[0]: "pri" is no product of the catalog; did you mean "pro" "#
        + "(pro.month)?"),
    FindingCase(
      "like none", ["expect": #"["DID_RENEW video"]"#],
      #"s.json5:8:12: $.expect[0]: "video" is no product of the catalog; "pro" or "#
        + #""pro.month" would do"#),
    FindingCase(
      "a capital count", ["expect": #"["DID_RENEW pro X6"]"#],
      #"s.json5:8:12: $.expect[0]: "X6" is one word too many; a line is [customer] KIND "#
        + "[product] [xCOUNT]"),
  ])
  func products(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "three dots", ["expect": #"["DID_RENEW x2...4"]"#],
      #"s.json5:8:12: $.expect[0]: "x2...4" is no count; write for example "x6", "x2..4", "#
        + #""x2.." or "x..4""#),
    FindingCase(
      "upside down", ["expect": #"["DID_RENEW pro x4..2"]"#],
      #"s.json5:8:12: $.expect[0]: "x4..2" is no count; write for example "x6", "x2..4", "#
        + #""x2.." or "x..4""#),
    FindingCase(
      "dots alone", ["expect": #"["DID_RENEW x.."]"#],
      #"s.json5:8:12: $.expect[0]: "x.." is no count; write for example "x6", "x2..4", "#
        + #""x2.." or "x..4""#),
    FindingCase(
      "beyond any", ["expect": #"["DID_RENEW x99999999999999999999"]"#],
      #"s.json5:8:12: $.expect[0]: "x99999999999999999999" is no count; write for example "#
        + #""x6", "x2..4", "x2.." or "x..4""#),
    FindingCase(
      "ten digits", ["expect": #"["DID_RENEW x1000000000"]"#],
      #"s.json5:8:12: $.expect[0]: "x1000000000" is no count; write for example "x6", "#
        + #""x2..4", "x2.." or "x..4""#),
    FindingCase(
      "without its letter", ["expect": #"["DID_RENEW pro 6"]"#],
      #"s.json5:8:12: $.expect[0]: "6" is one word too many; a line is [customer] KIND "#
        + "[product] [xCOUNT]"),
    FindingCase(
      "twice", ["expect": #"["DID_RENEW pro x6 x6"]"#],
      #"s.json5:8:12: $.expect[0]: "x6" is one word too many; a line is [customer] KIND "#
        + "[product] [xCOUNT]"),
    FindingCase(
      "before the product", ["expect": #"["DID_RENEW x6 pro"]"#],
      #"s.json5:8:12: $.expect[0]: "pro" is one word too many; a line is [customer] KIND "#
        + "[product] [xCOUNT]"),
    FindingCase(
      "of anything", ["expect": #"["... x2"]"#],
      #"s.json5:8:12: $.expect[0]: "x2" is one word too many; a line is [customer] KIND "#
        + "[product] [xCOUNT]"),
  ])
  func counts(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
