import Testing

/// Names: of customers, aliases, products and countries.
@Suite struct NameFindingTests {
  @Test(arguments: [
    FindingCase(
      "capital", ["customers": #"[{ name: "Ana" }]"#, "expect": #"["Ana DID_RENEW"]"#],
      #"s.json5:7:23: $.customers[0].name: "Ana" is no name; a name begins with a small "#
        + #"letter and has letters, digits, "_" and "-", 40 at most"#),
    FindingCase(
      "a space", ["customers": #"[{ name: "ana" }, { name: "bo b" }]"#],
      #"s.json5:7:40: $.customers[1].name: "bo b" is no name; a name begins with a small "#
        + #"letter and has letters, digits, "_" and "-", 40 at most"#),
    FindingCase(
      "forty-one letters",
      [
        "customers":
          #"[{ name: "ana" }, { name: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" }]"#
      ],
      #"s.json5:7:40: $.customers[1].name: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" is no "#
        + #"name; a name begins with a small letter and has letters, digits, "_" and "-", 40 at "#
        + "most"),
    FindingCase(
      "empty", ["customers": #"[{ name: "ana" }, { name: "" }]"#],
      "s.json5:7:40: $.customers[1].name: the name is empty; write one"),
    FindingCase(
      "a number", ["customers": #"[{ name: "ana" }, { name: 5 }]"#],
      "s.json5:7:40: $.customers[1].name: found the number 5; text in quotes would do"),
    FindingCase(
      "a word of moments",
      [
        "customers": #"[{ name: "ana" }, { name: "renewal" }, { name: "store" }]"#
      ],
      #"s.json5:7:40: $.customers[1].name: "renewal" is a word of moments and lines; choose "#
        + "another name",
      #"s.json5:7:61: $.customers[2].name: "store" is a word of moments and lines; choose "#
        + "another name"),
    FindingCase(
      "twice", ["customers": #"[{ name: "ana" }, { name: "ana" }]"#],
      #"s.json5:7:40: $.customers[1].name: the name "ana" is taken already, at line 7; "#
        + "choose another"),
    FindingCase(
      "the name of an alias",
      [
        "customers": #"[{ name: "pro" }]"#,
        "expect": #"["pro DID_RENEW"]"#,
      ],
      #"s.json5:7:23: $.customers[0].name: the name "pro" is taken already, at line 6; "#
        + "choose another"),
    FindingCase(
      "an alias with a space", ["products": #"{ pro: "pro.month", "my pro": "pro.month" }"#],
      #"s.json5:6:33: $.products["my pro"]: "my pro" is no alias; an alias is one word that "#
        + #"begins with a letter, and not a count such as "x2""#),
    FindingCase(
      "an alias like a count", ["products": #"{ x2: "pro.month", pro: "pro.month" }"#],
      #"s.json5:6:15: $.products.x2: "x2" is no alias; an alias is one word that begins with "#
        + #"a letter, and not a count such as "x2""#),
    FindingCase(
      "an alias that begins with a digit",
      [
        "products": #"{ "2nd": "pro.month" }"#,
        "customers": #"[{ name: "ana", script: [{ buy: "2nd" }] }]"#,
      ],
      #"s.json5:6:15: $.products["2nd"]: "2nd" is no alias; an alias is one word that begins "#
        + #"with a letter, and not a count such as "x2""#),
  ])
  func names(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "mistyped id", ["customers": #"[{ name: "ana", script: [{ buy: "pro.mnth" }] }]"#],
      #"s.json5:7:46: $.customers[0].script[0].buy: "pro.mnth" is no product of the catalog; "#
        + #"did you mean "pro.month"?"#),
    FindingCase(
      "mistyped alias", ["customers": #"[{ name: "ana", script: [{ buy: "pri" }] }]"#],
      #"s.json5:7:46: $.customers[0].script[0].buy: "pri" is no product of the catalog; did "#
        + #"you mean "pro" (pro.month)?"#),
    FindingCase(
      "like none", ["customers": #"[{ name: "ana", script: [{ cancel: "video.yearly" }] }]"#],
      #"s.json5:7:49: $.customers[0].script[0].cancel: "video.yearly" is no product of the "#
        + #"catalog; "pro" or "pro.month" would do"#),
    FindingCase(
      "empty", ["customers": #"[{ name: "ana", script: [{ buy: "" }] }]"#],
      #"s.json5:7:46: $.customers[0].script[0].buy: "" is no product of the catalog; "pro" "#
        + #"or "pro.month" would do"#),
    FindingCase(
      "an alias of an unknown product is found once",
      [
        "products": #"{ pro: "pro.moth", low: "video" }"#,
        "customers": #"[{ name: "ana", script: [{ buy: "pro" }, { cancel: "low" }] }]"#,
      ],
      #"s.json5:6:20: $.products.pro: "pro.moth" is no product of the catalog; did you mean "#
        + #""pro.month"?"#,
      #"s.json5:6:37: $.products.low: "video" is no product of the catalog; "pro.month" "#
        + "would do"),
    FindingCase(
      "an alias of nothing", ["products": #"{ pro: "" }"#],
      "s.json5:6:20: $.products.pro: the product id is empty; write one"),
    FindingCase(
      "one of many",
      [
        "catalog":
          #"{ groups: { main: [{ id: "p0", level: 1, period: "P1M", price: "1" }, { id: "#
          + #""p1", level: 1, period: "P1M", price: "1" }, { id: "p2", level: 1, period: "#
          + #""P1M", price: "1" }, { id: "p3", level: 1, period: "P1M", price: "1" }, { id: "#
          + #""p4", level: 1, period: "P1M", price: "1" }, { id: "p5", level: 1, period: "#
          + #""P1M", price: "1" }, { id: "p6", level: 1, period: "P1M", price: "1" }, { id: "#
          + #""p7", level: 1, period: "P1M", price: "1" }] } }"#,
        "products": "{}",
        "customers": #"[{ name: "ana", script: [{ buy: "video" }] }]"#,
      ],
      #"s.json5:7:46: $.customers[0].script[0].buy: "video" is no product of the catalog; "#
        + #""p0", "p1", "p2", "p3", "p4" or one of 3 more would do"#),
    FindingCase(
      "a consumable",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" "#
          + #"}] }, products: [{ id: "coins", kind: "consumable", price: "1" }, { id: "#
          + #""skin", kind: "nonConsumable", price: "1" }, { id: "pass", kind: "#
          + #""nonRenewing", price: "1" }, { id: "trial", kind: "free" }] }"#,
        "customers":
          #"[{ name: "ana", script: [{ resume: "coins" }, { cancel: "skin" }, { cancel: "pass" }, "#
          + #"{ cancel: "trial" }] }]"#,
      ],
      #"s.json5:7:49: $.customers[0].script[0].resume: "coins" is a consumable; only "#
        + "subscriptions can stand here",
      #"s.json5:7:70: $.customers[0].script[1].cancel: "skin" is a non-consumable; only "#
        + "subscriptions can stand here",
      #"s.json5:7:90: $.customers[0].script[2].cancel: "pass" is a non-renewing subscription; "#
        + "only subscriptions can stand here",
      #"s.json5:7:110: $.customers[0].script[3].cancel: "trial" is a free subscription; only "#
        + "subscriptions can stand here"),
    FindingCase(
      "a product id twice",
      [
        "catalog":
          "{ groups: {\n    main: [{ id: \"pro.month\", level: 1, period: \"P1M\", price: "
          + "\"9.99\" }],\n    more: [{ id: \"pro.month\", level: 1, period: \"P1M\", price: "
          + "\"9.99\" }],\n  }, products: [{ id: \"pro.month\", kind: \"consumable\", price: \"1\" "
          + "}] }"
      ],
      #"s.json5:7:18: $.catalog.groups.more[0].id: the product "pro.month" stands twice, "#
        + "first at line 6; keep one",
      #"s.json5:8:23: $.catalog.products[0].id: the product "pro.month" stands twice, first "#
        + "at line 6; keep one"),
    FindingCase(
      "nothing for sale is said once", ["catalog": "{}", "products": #"{ pro: "pro.month" }"#],
      "s.json5:5:12: $.catalog: the catalog has no product; add a group with a subscription"),
  ])
  func products(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "two letters",
      [
        "customers":
          #"[{ name: "ana" }, { name: "bo", storefront: "US" }, { name: "cy", storefront: "#
          + #""de" }]"#
      ],
      #"s.json5:7:58: $.customers[1].storefront: "US" is no storefront; did you mean "USA"?"#,
      #"s.json5:7:92: $.customers[2].storefront: "de" is no storefront; did you mean "DEU"?"#),
    FindingCase(
      "small letters", ["customers": #"[{ name: "ana" }, { name: "bo", storefront: "usa" }]"#],
      #"s.json5:7:58: $.customers[1].storefront: "usa" is no storefront; did you mean "USA"?"#),
    FindingCase(
      "like none", ["customers": #"[{ name: "ana" }, { name: "bo", storefront: "Germany" }]"#],
      #"s.json5:7:58: $.customers[1].storefront: "Germany" is no storefront; a country's "#
        + #"three letters such as "USA" would do"#),
    FindingCase(
      "mistyped", ["customers": #"[{ name: "ana" }, { name: "bo", storefront: "JAP" }]"#],
      #"s.json5:7:58: $.customers[1].storefront: "JAP" is no storefront; did you mean "JAM"?"#),
    FindingCase(
      "a number", ["customers": #"[{ name: "ana" }, { name: "bo", storefront: 143441 }]"#],
      "s.json5:7:58: $.customers[1].storefront: found the number 143441; a country's three "
        + #"letters such as "USA" would do"#),
    FindingCase(
      "without a price",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: { USA: "#
          + #""9.99" } }] } }"#,
        "customers":
          #"[{ name: "ana", storefront: "JPN", script: [{ buy: "pro" }, { at: "expiry", "#
          + #"cancel: "pro" }] }]"#,
      ],
      #"s.json5:7:65: $.customers[0].script[0].buy: "pro.month" has no price in JPN; give it "#
        + "one in the catalog"),
  ])
  func countries(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "a word", ["customers": #"[{ name: "ana" }, { name: "bo", accountToken: "none" }]"#],
      #"s.json5:7:60: $.customers[1].accountToken: "none" is no UUID; write for example "#
        + #""0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e", or null for none"#),
    FindingCase(
      "a UUID without hyphens",
      [
        "customers":
          #"[{ name: "ana" }, { name: "bo", accountToken: "#
          + #""0b5e7c1e2f4a4c7d9d530a6f1c2b3d4e" }]"#
      ],
      #"s.json5:7:60: $.customers[1].accountToken: "0b5e7c1e2f4a4c7d9d530a6f1c2b3d4e" is no "#
        + #"UUID; write for example "0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e", or null for none"#),
    FindingCase(
      "a number", ["customers": #"[{ name: "ana" }, { name: "bo", accountToken: 5 }]"#],
      "s.json5:7:60: $.customers[1].accountToken: found the number 5; a UUID in quotes "
        + "would do"),
  ])
  func accountTokens(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
