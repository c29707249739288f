import Testing

/// What can be wrong with steps about offers.
@Suite struct OfferFindingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Ana's steps.
    let script: String
    let finding: String

    init(_ fault: String, _ script: String, _ finding: String) {
      testDescription = fault
      self.script = script
      self.finding = finding
    }
  }

  private static let catalog = """
    { groups: { main: [ \
    { id: "pro.month", level: 1, period: "P1M", price: "9.99", offers: [ \
    { kind: "introductory", id: "try", mode: "payUpFront", period: "P1M", price: { JPN: "100" } }, \
    { kind: "promotional", id: "spring", mode: "free", period: "P1M" }, \
    { kind: "promotional", id: "yen", mode: "payUpFront", period: "P1M", price: { JPN: "1" } }, \
    { kind: "code", id: "SUMMER", mode: "free", period: "P1M" }, \
    { kind: "code", id: "YEN", mode: "payUpFront", period: "P1M", price: { JPN: "100" } } ] }, \
    { id: "max.month", level: 2, period: "P1M", price: "9.99", offers: [ \
    { kind: "winBack", id: "back", mode: "free", period: "P1M" }, \
    { kind: "code", id: "SUMMER", mode: "free", period: "P1M" } ] }, \
    { id: "bare.month", level: 3, period: "P1M", price: "9.99" } ] } }
    """

  @Test(arguments: offers + codes + options)
  func aFaultIsFound(_ row: Row) throws {
    let reading = FindingCase(
      row.testDescription,
      [
        "catalog": Self.catalog, "products": #"{ pro: "pro.month", max: "max.month" }"#,
        "customers": "[{ name: \"ana\", script: [\(row.script)] }]",
      ], row.finding)
    #expect(try reading.found() == reading.findings)
  }

  static let offers: [Row] = [
    Row(
      "a mistyped offer",
      #"{ buy: "pro", offer: "sprnig" }"#,
      #"s.json5:7:60: $.customers[0].script[0].offer: "sprnig" is no offer of "pro.month"; "#
        + #"did you mean "spring"?"#),
    Row(
      "another offer",
      #"{ buy: "pro", offer: "autumn" }"#,
      #"s.json5:7:60: $.customers[0].script[0].offer: "autumn" is no offer of "pro.month"; "#
        + #""spring" or "yen" would do"#),
    Row(
      "an offer of a product without any",
      #"{ buy: "bare.month", offer: "autumn" }"#,
      #"s.json5:7:67: $.customers[0].script[0].offer: "autumn" is no offer of "#
        + #""bare.month", which has none that can be named; add one to the catalog"#),
    Row(
      "an offer of another product",
      #"{ buy: "pro", offer: "back" }"#,
      #"s.json5:7:60: $.customers[0].script[0].offer: "back" is no offer of "pro.month" "#
        + #"but of "max.month""#),
    Row(
      "an offer of another product to change to",
      #"{ buy: "pro", intro: false }, { changePlan: "max", offer: "spring" }"#,
      #"s.json5:7:97: $.customers[0].script[1].offer: "spring" is no offer of "max.month" "#
        + #"but of "pro.month""#),
    Row(
      "a code to buy with",
      #"{ buy: "pro", offer: "SUMMER" }"#,
      #"s.json5:7:60: $.customers[0].script[0].offer: "SUMMER" is a code; write redeem: "#
        + #""SUMMER""#),
    Row(
      "an introductory offer by its name",
      #"{ buy: "pro", offer: "try" }"#,
      #"s.json5:7:60: $.customers[0].script[0].offer: "try" is an introductory offer, "#
        + #"which is taken without being named; leave "offer" out"#),
    Row(
      "an offer and the introductory one",
      #"{ buy: "pro", offer: "spring", intro: true }"#,
      "s.json5:7:77: $.customers[0].script[0].intro: an offer takes the place of the "
        + #"introductory one; leave "intro" out"#),
    Row(
      "an empty offer",
      #"{ buy: "pro", offer: "" }"#,
      "s.json5:7:60: $.customers[0].script[0].offer: the offer's id is empty; write one"),
    Row(
      "an offer that is a list",
      #"{ buy: "pro", offer: ["spring"] }"#,
      "s.json5:7:60: $.customers[0].script[0].offer: found a list; text in quotes would do"),
    Row(
      "an introductory offer without a price there",
      #"{ buy: "pro" }"#,
      #"s.json5:7:46: $.customers[0].script[0].buy: the introductory offer of "pro.month" "#
        + "has no price in USA; give it one in the catalog, or write intro: false"),
    Row(
      "an offer without a price there",
      #"{ buy: "pro", offer: "yen" }"#,
      #"s.json5:7:60: $.customers[0].script[0].offer: the offer "yen" of "pro.month" has "#
        + "no price in USA; give it one in the catalog"),
  ]

  static let codes: [Row] = [
    Row(
      "a code without a price there",
      #"{ redeem: "YEN" }"#,
      #"s.json5:7:49: $.customers[0].script[0].redeem: the offer "YEN" of "pro.month" has "#
        + "no price in USA; give it one in the catalog"),
    Row(
      "a mistyped code",
      #"{ redeem: "SUMER", product: "pro" }"#,
      #"s.json5:7:49: $.customers[0].script[0].redeem: "SUMER" is no code; did you mean "#
        + #""SUMMER"?"#),
    Row(
      "another code",
      #"{ redeem: "WINTER" }"#,
      #"s.json5:7:49: $.customers[0].script[0].redeem: "WINTER" is no code; "SUMMER" or "#
        + #""YEN" would do"#),
    Row(
      "an offer to redeem",
      #"{ redeem: "spring" }"#,
      #"s.json5:7:49: $.customers[0].script[0].redeem: "spring" is an offer, not a code; "#
        + #"take it with buy or changePlan and offer: "spring""#),
    Row(
      "a code of several products",
      #"{ redeem: "SUMMER" }"#,
      "s.json5:7:49: $.customers[0].script[0].redeem: for which product? 2 have the code "
        + #""SUMMER"; add product: "pro.month" or "max.month""#),
    Row(
      "a code of other products",
      #"{ redeem: "SUMMER", product: "bare.month" }"#,
      #"s.json5:7:68: $.customers[0].script[0].product: the code "SUMMER" is not for "#
        + #""bare.month"; "pro.month" or "max.month" would do"#),
    Row(
      "a code for no product",
      #"{ redeem: "SUMMER", product: "prro" }"#,
      #"s.json5:7:68: $.customers[0].script[0].product: "prro" is no product of the "#
        + #"catalog; did you mean "pro" (pro.month)?"#),
    Row(
      "a code that is a number",
      #"{ redeem: 5, product: "pro" }"#,
      "s.json5:7:49: $.customers[0].script[0].redeem: found the number 5; text in quotes "
        + "would do"),
    Row(
      "an empty code",
      #"{ redeem: "", product: "pro" }"#,
      "s.json5:7:49: $.customers[0].script[0].redeem: the code's name is empty; write one"),
  ]

  static let options: [Row] = [
    Row(
      "intro that is text",
      #"{ buy: "max", intro: "no" }"#,
      #"s.json5:7:60: $.customers[0].script[0].intro: found the text "no"; true or false "#
        + "would do"),
    Row(
      "a token that is no UUID",
      #"{ buy: "max", accountToken: "ana" }"#,
      #"s.json5:7:67: $.customers[0].script[0].accountToken: "ana" is no UUID; write for "#
        + #"example "0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e", or null for none"#),
    Row(
      "an offer of a cancel",
      #"{ buy: "max" }, { cancel: "max", offer: "back" }"#,
      #"s.json5:7:72: $.customers[0].script[1].offer: "offer" is no key here; there are "#
        + StepWords.keys()),
    Row(
      "a product to buy besides",
      #"{ buy: "max", product: "pro" }"#,
      #"s.json5:7:53: $.customers[0].script[0].product: "product" is no key here; there are "#
        + StepWords.keys(StepWords.ofBuy)),
    Row(
      "an option without a verb",
      #"{ offer: "spring" }"#,
      "s.json5:7:39: $.customers[0].script[0]: the step does nothing; add "
        + StepWords.anyVerb),
    Row(
      "an option of a mistyped verb",
      #"{ by: "max", offer: "back" }"#,
      #"s.json5:7:41: $.customers[0].script[0].by: "by" is no key here; did you mean "buy"?"#),
  ]

  @Test(arguments: [
    FindingCase(
      "what Apple no longer sends", ["expect": #"["OFFER_REDEEMED/INITIAL_BUY pro"]"#],
      "s.json5:8:12: $.expect[0]: OFFER_REDEEMED/INITIAL_BUY is no longer sent; store: { "
        + #"offerRedeemed: "legacy" } sends it"#),
    FindingCase(
      "an unknown way to announce", ["store": #"{ offerRedeemed: "old" }"#],
      #"s.json5:8:27: $.store.offerRedeemed: "old" is no way to announce offers; "current" or "#
        + #""legacy" would do"#),
    FindingCase(
      "a mistyped trial",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "trail end", cancel: "pro" }] }]"#
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "trail end" is no moment; did you mean "#
        + #""trial end"?"#),
  ])
  func stores(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
