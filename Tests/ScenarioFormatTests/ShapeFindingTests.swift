import Testing

/// Values of the wrong kind, and keys that are missing, unknown or repeated.
@Suite struct ShapeFindingTests {
  @Test(arguments: [
    FindingCase(
      "no version", ["sandclock": ""],
      #"s.json5:1:1: $: "sandclock" is missing; write for example sandclock: 1"#),
    FindingCase(
      "no title", ["title": ""],
      #"s.json5:1:1: $: "title" is missing; write for example title: "A plain month""#),
    FindingCase(
      "a title that is null", ["title": "null"],
      #"s.json5:1:1: $: "title" is missing; write for example title: "A plain month""#),
    FindingCase(
      "no app", ["app": ""],
      #"s.json5:1:1: $: "app" is missing; write for example app: { bundleId: "#
        + #""com.example.stream", … }"#),
    FindingCase(
      "no catalog", ["catalog": ""],
      #"s.json5:1:1: $: "catalog" is missing; write for example catalog: "#
        + #""Catalogs/stream.storekit""#),
    FindingCase(
      "an empty app", ["app": "{}"],
      #"s.json5:4:8: $.app: "bundleId" is missing; write for example bundleId: "#
        + #""com.example.stream""#,
      #"s.json5:4:8: $.app: "appAppleId" is missing; write for example appAppleId: "#
        + "1234567890, or null for none"),
    FindingCase(
      "no customers", ["customers": ""],
      "s.json5:1:1: $: there is nobody in this scenario; add a customer"),
    FindingCase(
      "an empty list of customers", ["customers": "[]"],
      "s.json5:7:14: $.customers: there is nobody in this scenario; add a customer"),
    FindingCase(
      "a customer without a name", ["customers": #"[{ script: [{ buy: "pro" }] }]"#],
      #"s.json5:7:15: $.customers[0]: "name" is missing; write for example name: "ana""#),
    FindingCase(
      "a step without a verb", ["customers": #"[{ name: "ana", script: [{ at: "5m" }] }]"#],
      #"s.json5:7:39: $.customers[0].script[0]: the step does nothing; add "# + StepWords.anyVerb),
    FindingCase(
      "a step whose verb is null", ["customers": #"[{ name: "ana", script: [{ buy: null }] }]"#],
      #"s.json5:7:39: $.customers[0].script[0]: the step does nothing; add "# + StepWords.anyVerb),
    FindingCase(
      "a step of nothing", ["customers": #"[{ name: "ana", script: [{}] }]"#],
      #"s.json5:7:39: $.customers[0].script[0]: the step does nothing; add "# + StepWords.anyVerb),
    FindingCase(
      "a step with two verbs",
      [
        "customers": #"[{ name: "ana", script: [{ buy: "pro", cancel: "pro" }] }]"#
      ],
      #"s.json5:7:39: $.customers[0].script[0]: the step has 2 verbs, "buy" and "cancel"; "#
        + "keep one"),
    FindingCase(
      "a step with three verbs",
      [
        "customers":
          #"[{ name: "ana", script: [{ buy: "pro", cancel: "pro", resume: "pro" }] }]"#
      ],
      #"s.json5:7:39: $.customers[0].script[0]: the step has 3 verbs, "buy", "cancel" and "#
        + #""resume"; keep one"#),
  ])
  func missingKeys(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "in the scenario", ["titel": "1"],
      #"s.json5:8:3: $.titel: "titel" is no key here; did you mean "title"?"#),
    FindingCase(
      "in the scenario, like none", ["frobnicate": "1"],
      #"s.json5:8:3: $.frobnicate: "frobnicate" is no key here; there are sandclock, title, "#
        + "extends, params, catalog, products, app, authority, store, start, until, seed, "
        + "customers, script, quirks and expect"),
    FindingCase(
      "in another case", ["Seed": "1"],
      #"s.json5:8:3: $.Seed: "Seed" is no key here; did you mean "seed"?"#),
    FindingCase(
      "in the app", ["app": #"{ bundleId: "a", appAppleId: 7, bundleIdentifier: "b" }"#],
      #"s.json5:4:40: $.app.bundleIdentifier: "bundleIdentifier" is no key here; there are "#
        + "bundleId, appAppleId, bundleVersion and sharedSecret"),
    FindingCase(
      "in the app, like one", ["app": #"{ bundleID: "a", appAppleId: 7 }"#],
      #"s.json5:4:10: $.app.bundleID: "bundleID" is no key here; did you mean "bundleId"?"#),
    FindingCase(
      "in the store", ["store": #"{ promptnes: "exact", speed: 1 }"#],
      #"s.json5:8:12: $.store.promptnes: "promptnes" is no key here; did you mean "#
        + #""promptness"?"#,
      #"s.json5:8:32: $.store.speed: "speed" is no key here; there are profile, environment, "#
        + "renewalRate, renewalCap, promptness, crossgradeSubtype, offerRedeemed, gracePeriod, "
        + "graceEligible, graceLength, retryLength, retries, noRetryOn, timeout and v1"),
    FindingCase(
      "in a customer", ["customers": #"[{ name: "ana" }, { name: "bo", acountToken: null }]"#],
      #"s.json5:7:46: $.customers[1].acountToken: "acountToken" is no key here; did you mean "#
        + #""accountToken"?"#),
    FindingCase(
      "in a step",
      [
        "customers": #"[{ name: "ana", script: [{ by: "pro" }, { buy: "pro", when: "5m" }] }]"#
      ],
      #"s.json5:7:41: $.customers[0].script[0].by: "by" is no key here; did you mean "buy"?"#,
      #"s.json5:7:68: $.customers[0].script[1].when: "when" is no key here; there are at, "#
        + StepWords.keys(StepWords.ofBuy).dropFirst("at, ".count)),
    FindingCase(
      "in the catalog",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" "#
          + "}] }, product: [] }"
      ],
      #"s.json5:5:95: $.catalog.product: "product" is no key here; did you mean "products"?"#),
    FindingCase(
      "in a subscription",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", prize: "1", "#
          + #"price: "1" }] } }"#
      ],
      #"s.json5:5:75: $.catalog.groups.main[0].prize: "prize" is no key here; did you mean "#
        + #""price"?"#),
    FindingCase(
      "in a one-time product",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" "#
          + #"}] }, products: [{ id: "coins", kind: "consumable", price: "1", level: 1 }] }"#
      ],
      #"s.json5:5:153: $.catalog.products[0].level: "level" is no key here; there are id, "#
        + "kind, price and shareable"),
    FindingCase(
      "in an offer",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "1", "#
          + #"offers: [{ kind: "promotional", id: "a", mode: "free", period: "P1W", "#
          + "duration: 1 }] }] } }"
      ],
      #"s.json5:5:157: $.catalog.groups.main[0].offers[0].duration: "duration" is no key "#
        + "here; there are kind, id, mode, period, periods and price"),
    FindingCase(
      "odd ones in a path", [#""odd key""#: "1", #""\n""#: "2", "ключ": "3"],
      #"s.json5:8:3: $["odd key"]: "odd key" is no key here; there are sandclock, title, "#
        + "extends, params, catalog, products, app, authority, store, start, until, seed, "
        + "customers, script, quirks and expect",
      #"s.json5:9:3: $["\n"]: "\n" is no key here; there are sandclock, title, extends, "#
        + "params, catalog, products, app, authority, store, start, until, seed, customers, "
        + "script, quirks and expect",
      #"s.json5:10:3: $.ключ: "ключ" is no key here; there are sandclock, title, extends, "#
        + "params, catalog, products, app, authority, store, start, until, seed, customers, "
        + "script, quirks and expect"),
  ])
  func unknownKeys(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "in the scenario", [#""title""#: #""u""#],
      #"s.json5:8:3: $: "title" stands twice in this object, first at line 3; keep one"#),
    FindingCase(
      "in the app", ["app": #"{ bundleId: "a", appAppleId: 7, bundleId: "b" }"#],
      #"s.json5:4:40: $: "bundleId" stands twice in this object, first at column 10; keep "#
        + "one"),
    FindingCase(
      "in the store", ["store": "{ renewalCap: 1, renewalCap: 2, renewalCap: 3 }"],
      #"s.json5:8:27: $: "renewalCap" stands twice in this object, first at column 12; keep "#
        + "one",
      #"s.json5:8:42: $: "renewalCap" stands 3 times in this object, first at column 12; "#
        + "keep one"),
    FindingCase(
      "in a customer", ["customers": #"[{ name: "ana", name: "bo" }]"#],
      #"s.json5:7:30: $: "name" stands twice in this object, first at column 17; keep one"#),
    FindingCase(
      "in a step", ["customers": #"[{ name: "ana", script: [{ buy: "pro", buy: "pro" }] }]"#],
      #"s.json5:7:53: $: "buy" stands twice in this object, first at column 41; keep one"#),
    FindingCase(
      "in the catalog",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" "#
          + "}] }, groups: {} }"
      ],
      #"s.json5:5:95: $: "groups" stands twice in this object, first at column 14; keep one"#),
    FindingCase(
      "in a group",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" "#
          + "}], main: [] } }"
      ],
      #"s.json5:5:93: $: "main" stands twice in this object, first at column 24; keep one"#),
    FindingCase(
      "in a product",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", id: "b", level: 1, period: "P1M", price: "#
          + #""1" }] } }"#
      ],
      #"s.json5:5:50: $: "id" stands twice in this object, first at column 33; keep one"#),
    FindingCase(
      "in an offer",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "1", "#
          + #"offers: [{ kind: "promotional", id: "a", id: "b", mode: "free", period: "P1W" "#
          + "}] }] } }"
      ],
      #"s.json5:5:128: $: "id" stands twice in this object, first at column 119; keep one"#),
    FindingCase(
      "of an alias", ["products": #"{ pro: "pro.month", pro: "pro.month" }"#],
      #"s.json5:6:33: $: "pro" stands twice in this object, first at column 15; keep one"#),
  ])
  func repeatedKeys(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "a version in quotes", ["sandclock": #""1""#],
      #"s.json5:2:14: $.sandclock: found the text "1"; 1, the version of this format, would "#
        + "do"),
    FindingCase(
      "another version", ["sandclock": "2"],
      "s.json5:2:14: $.sandclock: found 2; 1, the version of this format, would do"),
    FindingCase(
      "a title that is a number", ["title": "5"],
      "s.json5:3:10: $.title: found the number 5; text in quotes would do"),
    FindingCase(
      "a title that is empty", ["title": #""  ""#],
      "s.json5:3:10: $.title: the title is empty; write one"),
    FindingCase(
      "an app that is text", ["app": #""com.example.app""#],
      #"s.json5:4:8: $.app: found the text "com.example.app"; an app { bundleId, appAppleId, "#
        + "bundleVersion, sharedSecret } would do"),
    FindingCase(
      "a bundle id that is null", ["app": "{ bundleId: null, appAppleId: 7 }"],
      #"s.json5:4:8: $.app: "bundleId" is missing; write for example bundleId: "#
        + #""com.example.stream""#),
    FindingCase(
      "a bundle id that is empty", ["app": #"{ bundleId: "", appAppleId: 7 }"#],
      "s.json5:4:20: $.app.bundleId: the bundle id is empty; write one"),
    FindingCase(
      "a number in quotes", ["app": #"{ bundleId: "a", appAppleId: "7" }"#],
      #"s.json5:4:37: $.app.appAppleId: found the text "7"; the app's number, digits without "#
        + "quotes, would do"),
    FindingCase(
      "a number of zero", ["app": #"{ bundleId: "a", appAppleId: 0 }"#],
      "s.json5:4:37: $.app.appAppleId: found 0; the app's number, digits without quotes, "
        + "would do"),
    FindingCase(
      "a bundle version that is a number",
      [
        "app": #"{ bundleId: "a", appAppleId: 7, bundleVersion: 12 }"#
      ],
      "s.json5:4:55: $.app.bundleVersion: found the number 12; text in quotes would do"),
    FindingCase(
      "a catalog that is a list", ["catalog": "[]"],
      "s.json5:5:12: $.catalog: found a list; the path of a .storekit file or an object { "
        + "groups, products } would do"),
    FindingCase(
      "groups that are a list", ["catalog": "{ groups: [] }"],
      "s.json5:5:22: $.catalog.groups: found a list; an object of groups by name would do"),
    FindingCase(
      "a group that is an object", ["catalog": "{ groups: { main: {} } }"],
      "s.json5:5:30: $.catalog.groups.main: found an object; a list of subscriptions would "
        + "do"),
    FindingCase(
      "a subscription that is text", ["catalog": #"{ groups: { main: ["pro.month"] } }"#],
      #"s.json5:5:31: $.catalog.groups.main[0]: found the text "pro.month"; a subscription { "#
        + "id, level, period, price, monthlyPlan, shareable, offers } would do"),
    FindingCase(
      "products that are an object",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" "#
          + "}] }, products: {} }"
      ],
      "s.json5:5:105: $.catalog.products: found an object; a list of products would do"),
    FindingCase(
      "a product that is a number",
      [
        "catalog":
          #"{ groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: "9.99" "#
          + "}] }, products: [7] }"
      ],
      "s.json5:5:106: $.catalog.products[0]: found the number 7; a product { id, kind, "
        + "price, shareable } would do"),
    FindingCase(
      "aliases that are a list", ["products": #"["pro.month"]"#],
      "s.json5:6:13: $.products: found a list; an object of product ids by alias would do"),
    FindingCase(
      "an alias of a number", ["products": "{ pro: 1e400 }"],
      "s.json5:6:20: $.products.pro: found the number 1e400; text in quotes would do"),
    FindingCase(
      "a store that is true", ["store": "true"],
      "s.json5:8:10: $.store: found true; the store's settings { profile, environment, "
        + "renewalRate, renewalCap, promptness, crossgradeSubtype, offerRedeemed, gracePeriod, "
        + "graceEligible, graceLength, retryLength, retries, noRetryOn, timeout, v1 } "
        + "would do"),
    FindingCase(
      "customers that are an object",
      [
        "customers": #"{ name: "ana" }"#,
        "expect": #"["DID_RENEW"]"#,
      ],
      "s.json5:7:14: $.customers: found an object; a list of customers would do"),
    FindingCase(
      "a customer that is text", ["customers": #"["ana"]"#, "expect": #"["ana DID_RENEW"]"#],
      #"s.json5:7:15: $.customers[0]: found the text "ana"; a customer { name, storefront, "#
        + "accountToken, app, store, quirks, script } would do"),
    FindingCase(
      "a script that is an object", ["customers": #"[{ name: "ana", script: { buy: "pro" } }]"#],
      "s.json5:7:38: $.customers[0].script: found an object; a list of steps would do"),
    FindingCase(
      "a step that is text", ["customers": #"[{ name: "ana", script: ["buy pro"] }]"#],
      #"s.json5:7:39: $.customers[0].script[0]: found the text "buy pro"; a step { at, id, "#
        + (StepWords.options.dropFirst(2) + StepWords.verbs).joined(separator: ", ") + " } would do"
    ),
    FindingCase(
      "a verb of a list", ["customers": #"[{ name: "ana", script: [{ buy: ["pro"] }] }]"#],
      "s.json5:7:46: $.customers[0].script[0].buy: found a list; a product's alias or id "
        + "would do"),
    FindingCase(
      "expectations that are text", ["expect": #""DID_RENEW""#],
      #"s.json5:8:11: $.expect: found the text "DID_RENEW"; a list of lines would do"#),
    FindingCase(
      "a line that is a list", ["expect": #"[["DID_RENEW"]]"#],
      "s.json5:8:12: $.expect[0]: found a list; text in quotes would do"),
    FindingCase(
      "a line that is empty", ["expect": #"[" "]"#],
      "s.json5:8:12: $.expect[0]: the line is empty; write one"),
    FindingCase(
      "an authority that is empty", ["authority": #""""#],
      "s.json5:8:14: $.authority: the authority is empty; write one"),
  ])
  func wrongShapes(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
