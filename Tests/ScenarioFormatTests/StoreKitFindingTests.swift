import Testing

/// What is wrong with a catalog is said of its own file, and nothing more of its products.
@Suite struct StoreKitFindingTests {
  @Test(arguments: [
    FindingCase(
      "a list", ["catalog": #""c.storekit""#],
      catalog:
        "[]",
      "c.storekit:1:1: $: found a list; a StoreKit configuration { … } would do"),
    FindingCase(
      "empty", ["catalog": #""c.storekit""#],
      catalog:
        "",
      "c.storekit:1:1: $: the file is empty; write a JSON5 value"),
    FindingCase(
      "white space", ["catalog": #""c.storekit""#],
      catalog: """



        """,
      "c.storekit:3:1: $: there is no value here, only white space and comments; write a "
        + "JSON5 value"),
    FindingCase(
      "a property list", ["catalog": #""c.storekit""#],
      catalog: """
        <?xml version="1.0"?>
        <plist version="1.0"></plist>
        """,
      #"c.storekit:1:1: $: begins with "<?xml": this is a property list, not JSON; save it "#
        + "as JSON"),
    FindingCase(
      "a comma is missing", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "products" : [] "settings" : {} }"#,
      #"c.storekit:1:19: $: a "," is missing in front of this"#),
    FindingCase(
      "truncated", ["catalog": #""c.storekit""#],
      catalog: """
        { "products" : [

        """,
      #"c.storekit:2:1: $: an array begun at line 1 is never closed; add "]""#),
    FindingCase(
      "no groups", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups" : [] }"#,
      "s.json5:5:12: $.catalog: the catalog has no product; add a group with a subscription"),
    FindingCase(
      "nothing of a catalog", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "version" : { "major" : 3 } }"#,
      #"c.storekit:1:1: $: this is no catalog; a .storekit file has "subscriptionGroups", a "#
        + #"catalog of one's own "groups""#),
    FindingCase(
      "a scenario", ["catalog": #""c.storekit""#],
      catalog:
        "{ sandclock: 1 }",
      "c.storekit:1:1: $: this is a scenario, not a catalog; name the catalog that it names, or "
        + "extend it"),
    FindingCase(
      "groups that are an object", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups" : {} }"#,
      "c.storekit:1:26: $.subscriptionGroups: found an object; a list of groups would do"),
    FindingCase(
      "a key twice", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99" }] }], "products": [], "products": [] }"#,
      #"c.storekit:1:185: $: "products" stands twice in this object, first at column 169; "#
        + "keep one"),
    FindingCase(
      "another storefront", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99" }] }], "settings": { "_storefront": "US" } }"#,
      #"c.storekit:1:198: note: $.settings._storefront: "US" is no storefront and "USA" is "#
        + #"taken; did you mean "USA"?"#),
    FindingCase(
      "settings that are a list", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99" }] }], "settings": [] }"#,
      "c.storekit:1:181: $.settings: found a list; settings { … } would do"),
  ])
  func roots(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "no product id", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""recurringSubscriptionPeriod": "P1M" }] }] }"#,
      #"c.storekit:1:73: $.subscriptionGroups[0].subscriptions[0]: "productID" is missing; "#
        + #"write for example "productID" : "stream.pro.monthly""#),
    FindingCase(
      "no period", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month" }] }] }"#,
      "c.storekit:1:73: $.subscriptionGroups[0].subscriptions[0]: "
        + #""recurringSubscriptionPeriod" is missing; write for example "#
        + #""recurringSubscriptionPeriod" : "P1M""#),
    FindingCase(
      "another period", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P7D" }] }] }"#,
      "c.storekit:1:132: "
        + #"$.subscriptionGroups[0].subscriptions[0].recurringSubscriptionPeriod: "P7D" is no "#
        + #"billing period; "P1W", "P1M", "P2M", "P3M", "P6M" or "P1Y" would do"#),
    FindingCase(
      "strings for subscriptions", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": "#
        + #"["pro.month"] }] }"#,
      "s.json5:5:12: $.catalog: the catalog has no product; add a group with a subscription",
      "c.storekit:1:73: note: $.subscriptionGroups[0].subscriptions[0]: "
        + #""pro.month" is only a name and is left out; the subscription itself belongs here"#),
    FindingCase(
      "a level of zero", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99", "groupNumber": 0 }] }] }"#,
      "c.storekit:1:178: $.subscriptionGroups[0].subscriptions[0].groupNumber: found 0; a "
        + "level from 1, the highest, to 1000 would do"),
    FindingCase(
      "a price with a comma", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9,99" }] }] }"#,
      #"c.storekit:1:155: $.subscriptionGroups[0].subscriptions[0].displayPrice: "9,99" is "#
        + #"no price; digits with at most three decimals would do, for example "9.99""#),
    FindingCase(
      "an empty price that is to be paid", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "" "#
        + "}] }] }",
      #"s.json5:7:46: $.customers[0].script[0].buy: "pro.month" has no price in USA; give it "#
        + "one in the catalog"),
    FindingCase(
      "sharing in words", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99", "familyShareable": "yes" }] }] }"#,
      "c.storekit:1:182: $.subscriptionGroups[0].subscriptions[0].familyShareable: found "
        + #"the text "yes"; true or false would do"#),
    FindingCase(
      "a product id twice", ["catalog": #""c.storekit""#],
      catalog: """
        { "subscriptionGroups": [{ "id": "1", "subscriptions": [
        { "productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "9.99",
          "groupNumber": 1 },
        { "productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "9.99",
          "groupNumber": 1 }
        ] }] }
        """,
      "c.storekit:4:16: note: $.subscriptionGroups[0].subscriptions[1].productID: the product "
        + #""pro.month" stands twice; the one at line 2 counts and this one is left out"#),
    FindingCase(
      "a product lost with its period is not unknown",
      [
        "catalog": #""c.storekit""#,
        "products": #"{ pro: "pro.month", yearly: "pro.year" }"#,
      ],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99" }] }, { "subscriptions": [{ "productID": "pro.year", "#
        + #""recurringSubscriptionPeriod": "1Y" }] }] }"#,
      "c.storekit:1:246: "
        + #"$.subscriptionGroups[1].subscriptions[0].recurringSubscriptionPeriod: "1Y" is no "#
        + #"billing period; "P1W", "P1M", "P2M", "P3M", "P6M" or "P1Y" would do"#),
    FindingCase(
      "unknown product of a whole catalog",
      [
        "catalog": #""c.storekit""#,
        "products": #"{ pro: "pro.year" }"#,
      ],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99" }] }] }"#,
      #"s.json5:6:20: $.products.pro: "pro.year" is no product of c.storekit; "pro.month" "#
        + "would do"),
  ])
  func subscriptions(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "another mode", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99", "introductoryOffer": { "paymentMode": "freeTrial", "subscriptionPeriod": "#
        + #""P1W" } }] }] }"#,
      "c.storekit:1:201: note: "
        + #"$.subscriptionGroups[0].subscriptions[0].introductoryOffer.paymentMode: "freeTrial" "#
        + #"is no mode of payment and the offer is left out; "free", "payAsYouGo" or "#
        + #""payUpFront" would do"#),
    FindingCase(
      "another period", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99", "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "PT1H" "#
        + "} }] }] }",
      "c.storekit:1:231: "
        + "$.subscriptionGroups[0].subscriptions[0].introductoryOffer.subscriptionPeriod: "
        + #""PT1H" is no period; write for example "P3D", "P2W" or "P1M""#),
    FindingCase(
      "no period", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99", "adHocOffers": [{ "paymentMode": "free", "offerID": "spring" }] }] }] }"#,
      "c.storekit:1:179: $.subscriptionGroups[0].subscriptions[0].adHocOffers[0]: "
        + #""subscriptionPeriod" is missing; write for example "subscriptionPeriod" : "P1W""#),
    FindingCase(
      "no id", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99", "adHocOffers": [{ "paymentMode": "free", "subscriptionPeriod": "P1W" }] }] "#
        + "}] }",
      #"c.storekit:1:179: $.subscriptionGroups[0].subscriptions[0].adHocOffers[0]: "offerID" "#
        + #"is missing; write for example "offerID" : "spring""#),
    FindingCase(
      "no name of a code", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99", "codeOffers": [{ "paymentMode": "free", "subscriptionPeriod": "P1W", "#
        + #""offerID": "x" }] }] }] }"#,
      "c.storekit:1:178: $.subscriptionGroups[0].subscriptions[0].codeOffers[0]: "
        + #""referenceName" is missing; write for example "referenceName" : "spring""#),
    FindingCase(
      "zero periods", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99", "winbackOffers": [{ "paymentMode": "payAsYouGo", "subscriptionPeriod": "#
        + #""P1M", "offerID": "x", "numberOfPeriods": 0, "displayPrice": "1" }] }] }] }"#,
      "c.storekit:1:276: "
        + "$.subscriptionGroups[0].subscriptions[0].winbackOffers[0].numberOfPeriods: found 0; "
        + "a count of periods from 1 to 100 would do"),
    FindingCase(
      "offers that are text", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99", "codeOffers": ["spring"], "adHocOffers": "summer" }] }] }"#,
      "c.storekit:1:178: $.subscriptionGroups[0].subscriptions[0].codeOffers[0]: found the "
        + #"text "spring"; an offer { … } would do"#,
      "c.storekit:1:204: $.subscriptionGroups[0].subscriptions[0].adHocOffers: found the "
        + #"text "summer"; a list of offers would do"#),
  ])
  func offers(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "a subscription among the products", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99" }] }], "products": [{ "productID": "pro.year", "type": "#
        + #""AutoRenewableSubscription" }] }"#,
      "c.storekit:1:217: note: $.products[0].type: a product of type "
        + #""AutoRenewableSubscription" does not belong here and is left out; subscriptions "#
        + "belong in subscriptionGroups"),
    FindingCase(
      "a product without a type", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99" }] }], "products": [{ "productID": "coins" }, { "productID": "skin", "#
        + #""type": 1 }] }"#,
      "c.storekit:1:182: note: $.products[0]: a product without a type is left out; "
        + #""Consumable" or "NonConsumable" would do"#,
      "c.storekit:1:239: note: $.products[1].type: a product without a type is left out; "
        + #""Consumable" or "NonConsumable" would do"#),
    FindingCase(
      "a product without an id", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99" }] }], "products": [{ "type": "Consumable" }], "nonRenewingSubscriptions": "#
        + "[{}] }",
      #"c.storekit:1:182: $.products[0]: "productID" is missing; write for example "#
        + #""productID" : "stream.coins""#,
      #"c.storekit:1:238: $.nonRenewingSubscriptions[0]: "productID" is missing; write for "#
        + #"example "productID" : "stream.coins""#),
    FindingCase(
      "products that are text", ["catalog": #""c.storekit""#],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99" }] }], "products": ["coins"], "nonRenewingSubscriptions": "pass" }"#,
      #"c.storekit:1:182: $.products[0]: found the text "coins"; a product { … } would do"#,
      #"c.storekit:1:220: $.nonRenewingSubscriptions: found the text "pass"; a list of "#
        + "products would do"),
    FindingCase(
      "a consumable that is bought",
      [
        "catalog": #""c.storekit""#,
        "customers": #"[{ name: "ana", script: [{ buy: "coins" }] }]"#,
      ],
      catalog:
        #"{ "subscriptionGroups": [{ "id": "1", "name": "main", "subscriptions": [{ "#
        + #""productID": "pro.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": "#
        + #""9.99" }] }], "products": [{ "productID": "coins", "type": "Consumable" }] }"#,
      #"s.json5:7:46: $.customers[0].script[0].buy: "coins" has no price in USA; give it one in "#
        + "the catalog"),
  ])
  func products(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }
}
