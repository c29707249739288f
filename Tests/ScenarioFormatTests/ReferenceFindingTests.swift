import Testing

/// Moments that speak of subscriptions and notifications that are none, or of several.
@Suite struct ReferenceFindingTests {
  @Test(arguments: [
    FindingCase(
      "an unknown word",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "expiry of zoe", cancel: "pro" }] "#
          + "}]"
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "zoe" is no customer and no product; "#
        + "[customer] [product] would do"),
    FindingCase(
      "a mistyped customer",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "expiry of anna", cancel: "pro" }] "#
          + #"}, { name: "bo", script: [{ buy: "pro" }] }]"#
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "anna" is no customer and no product; "#
        + #"did you mean "ana"?"#),
    FindingCase(
      "a mistyped product",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "expiry of prp", cancel: "pro" }] "#
          + "}]"
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "prp" is no customer and no product; "#
        + #"did you mean "pro"?"#),
    FindingCase(
      "a customer and an unknown product",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "expiry of ana prx", cancel: "pro" "#
          + "}] }]"
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "prx" is no customer and no product; "#
        + #"did you mean "pro"?"#),
    FindingCase(
      "a product and a customer",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "expiry of pro ana", cancel: "pro" "#
          + "}] }]"
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "pro" is no customer; [customer] "#
        + "[product] would do"),
    FindingCase(
      "a customer of several groups",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }, { "#
          + #"id: "max.month", level: 1, period: "P1M", price: "1" }], news: [{ id: "#
          + #""news.month", level: 1, period: "P1M", price: "1" }] } }"#,
        "products":
          #"{ pro: "pro.month", max: "max.month", news: "news.month" }"#,
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { buy: "news" }] }, { name: "bo", "#
          + #"script: [{ at: "expiry of ana", buy: "pro" }] }]"#,
      ],
      "s.json5:7:104: $.customers[1].script[0].at: which subscription? there are "
        + "several; say of ana pro or ana news"),
    FindingCase(
      "a customer who buys nothing",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }, { "#
          + #"id: "max.month", level: 1, period: "P1M", price: "1" }], news: [{ id: "#
          + #""news.month", level: 1, period: "P1M", price: "1" }] } }"#,
        "products":
          #"{ pro: "pro.month", max: "max.month", news: "news.month" }"#,
        "customers":
          #"[{ name: "ana", script: [] }, { name: "bo", script: [{ at: "expiry of ana", buy: "#
          + #""pro" }] }]"#,
      ],
      "s.json5:7:73: $.customers[1].script[0].at: ana never buys anything, so there is "
        + "no such moment"),
    FindingCase(
      "nobody's script: whose",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }, { "#
          + #"id: "max.month", level: 1, period: "P1M", price: "1" }], news: [{ id: "#
          + #""news.month", level: 1, period: "P1M", price: "1" }] } }"#,
        "products":
          #"{ pro: "pro.month", max: "max.month", news: "news.month" }"#,
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }] }, { name: "bo" }]"#,
        "until":
          #""expiry""#,
      ],
      "s.json5:8:10: $.until: whose? there are 2 customers; say of ana or bo and a "
        + "product"),
    FindingCase(
      "nobody's script: whose product",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }, { "#
          + #"id: "max.month", level: 1, period: "P1M", price: "1" }], news: [{ id: "#
          + #""news.month", level: 1, period: "P1M", price: "1" }] } }"#,
        "products":
          #"{ pro: "pro.month", max: "max.month", news: "news.month" }"#,
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }] }, { name: "bo" }]"#,
        "until":
          #""renewal 2 of pro""#,
      ],
      "s.json5:8:10: $.until: whose? there are 2 customers; say of ana or bo and a "
        + "product"),
    FindingCase(
      "nobody's script, several groups",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }, { "#
          + #"id: "max.month", level: 1, period: "P1M", price: "1" }], news: [{ id: "#
          + #""news.month", level: 1, period: "P1M", price: "1" }] } }"#,
        "products":
          #"{ pro: "pro.month", max: "max.month", news: "news.month" }"#,
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { buy: "news" }] }]"#,
        "until":
          #""expiry""#,
      ],
      "s.json5:8:10: $.until: which subscription? there are several; say of ana pro or "
        + "ana news"),
    FindingCase(
      "nobody at all",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }, { "#
          + #"id: "max.month", level: 1, period: "P1M", price: "1" }], news: [{ id: "#
          + #""news.month", level: 1, period: "P1M", price: "1" }] } }"#,
        "products":
          #"{ pro: "pro.month", max: "max.month", news: "news.month" }"#,
        "customers":
          "[]",
        "until":
          #""expiry""#,
      ],
      "s.json5:7:14: $.customers: there is nobody in this scenario; add a customer",
      #"s.json5:8:10: $.until: whose subscription? say it with "of", a customer and a "#
        + "product"),
    FindingCase(
      "three words",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "expiry of ana pro now", cancel: "#
          + #""pro" }] }]"#
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "expiry of ana pro now" is no moment; "#
        + #"write for example "90s", "+30s", "renewal 2 + 30s", "period end" or "#
        + #""expiry - 10s""#),
    FindingCase(
      "no words",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "expiry of", cancel: "pro" }] }]"#
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "expiry of" is no moment; write for "#
        + #"example "90s", "+30s", "renewal 2 + 30s", "period end" or "expiry - 10s""#),
    FindingCase(
      "an unknown customer and a product",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "expiry of anna pro", cancel: "#
          + #""pro" }] }, { name: "bo", script: [{ buy: "pro" }] }]"#
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "anna" is no customer; did you mean "#
        + #""ana"?"#),
    FindingCase(
      "another customer without a choice is none",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "expiry of bo", cancel: "pro" }] "#
          + #"}, { name: "bo", script: [{ buy: "pro" }] }]"#
      ]),
  ])
  func subscriptions(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "before a notification",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "DID_RENEW - 1m", cancel: "pro" }] "#
          + "}]"
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "DID_RENEW - 1m" lies before a "#
        + #"notification that nobody can foresee; only "+" would do"#),
    FindingCase(
      "a number of zero",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "DID_RENEW #0", cancel: "pro" }] }]"#
      ],
      ##"s.json5:7:61: $.customers[0].script[1].at: "#0" is no number of a notification; "##
        + ##"write for example "#2""##),
    FindingCase(
      "a number that is none",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "DID_RENEW pro #two", cancel: "#
          + #""pro" }] }]"#
      ],
      ##"s.json5:7:61: $.customers[0].script[1].at: "#two" is no number of a notification; "##
        + ##"write for example "#2""##),
    FindingCase(
      "a count instead of a number",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "DID_RENEW pro x2", cancel: "pro" "#
          + "}] }]"
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "x2" is no number of a notification; "#
        + ##"write for example "#2""##),
    FindingCase(
      "a word too many",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "ana DID_RENEW pro #2 now", "#
          + #"cancel: "pro" }] }]"#
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "now" is one word too many; a pattern "#
        + "is [customer] KIND [product] [#N]"),
    FindingCase(
      "an unknown type",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "DID_RENW", cancel: "pro" }] }]"#
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "DID_RENW" is no notification type; "#
        + #"did you mean "DID_RENEW"?"#),
    FindingCase(
      "a mistyped customer",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "anna DID_RENEW", cancel: "pro" }] "#
          + #"}, { name: "bo", script: [{ buy: "pro" }] }]"#
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "anna" is no customer; did you mean "#
        + #""ana"?"#),
    FindingCase(
      "an illegal subtype",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "DID_RENEW/VOLUNTARY + 1m", "#
          + #"cancel: "pro" }] }]"#
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "VOLUNTARY" is no subtype of "#
        + "DID_RENEW; DID_RENEW, DID_RENEW/BILLING_RECOVERY or DID_RENEW/* would do"),
    FindingCase(
      "a subtype that is needed",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "SUBSCRIBED", cancel: "pro" }] }]"#
      ],
      "s.json5:7:61: $.customers[0].script[1].at: SUBSCRIBED always has a subtype; "
        + "SUBSCRIBED/INITIAL_BUY, SUBSCRIBED/RESUBSCRIBE or SUBSCRIBED/* would do"),
    FindingCase(
      "an unknown product",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro" }, { at: "DID_RENEW video", cancel: "pro" "#
          + "}] }]"
      ],
      #"s.json5:7:61: $.customers[0].script[1].at: "video" is no product of the catalog; "#
        + #""pro" or "pro.month" would do"#),
  ])
  func patterns(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
