// Generated from Scenarios/extension-for-all.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let extensionForAllJson5 = LibraryEntry(
    path: "extension-for-all.json5",
    title: "The renewal dates of all who subscribe to a product are extended at once",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 5,
      "DID_RENEW": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 4,
      "DID_FAIL_TO_RENEW": 1,
      "EXPIRED/VOLUNTARY": 4,
      "EXPIRED/BILLING_RETRY": 1,
      "RENEWAL_EXTENDED": 2,
      "RENEWAL_EXTENSION/SUMMARY": 2,
      "RENEWAL_EXTENSION/FAILURE": 3,
    ],
    text: extensionForAllJson5Text)

  static let extensionForAllJson5Text = #"""
    {
      sandclock: 1,
      title: "The renewal dates of all who subscribe to a product are extended at once",
      remarks: "J46. Each is told of, as extended or as failed, in no order; the summary, which ha\#
    s no data, comes last. That it does, and that nobody is told of who subscribed once and no lon\#
    ger does, is inferred.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      store: { renewalCap: 1 },
      products: {
        mid: "com.example.stream.standard.monthly",
        sports: "com.example.stream.sports.monthly",
      },
      customers: [
        { name: "ana", script: [{ buy: "mid" }] },
        { name: "bea", storefront: "JPN", script: [{ buy: "mid" }] },
        { name: "cyd", remarks: "in billing retry", script: [{ buy: "mid" }, { failBilling: "mid" \#
    }] },
        { name: "dan", remarks: "over", script: [{ buy: "mid" }, { cancel: "mid" }] },
        { name: "eva", remarks: "another product", script: [{ buy: "sports" }] },
      ],
      script: [
        { at: "7m", extendAll: "mid", days: 30 },
        { at: "8m", extendAll: "mid", days: 30, storefronts: ["USA", "CAN"], fail: "100%" },
      ],
      expect: [
        "ana ...",
        "ana RENEWAL_EXTENDED mid",
        "ana RENEWAL_EXTENSION/FAILURE mid",
        "ana ...",
        "bea ...",
        "bea RENEWAL_EXTENDED mid",
        "bea ...",
        "cyd ...",
        "cyd RENEWAL_EXTENSION/FAILURE mid x2",
        "cyd EXPIRED/BILLING_RETRY mid",
        "store RENEWAL_EXTENSION/SUMMARY x2",
        { notification: "dan RENEWAL_EXTENSION/*", count: 0 },
        { notification: "eva RENEWAL_EXTENSION/*", count: 0 },
        { notification: "cyd RENEWAL_EXTENSION/FAILURE", count: 2, has: { data: { status: 3 } } },
        {
          notification: "store RENEWAL_EXTENSION/SUMMARY #1",
          has: {
            data: null,
            summary: {
              requestIdentifier: "*",
              environment: "Sandbox",
              storefrontCountryCodes: null,
              failedCount: 1,
              succeededCount: 2,
            },
          },
        },
        {
          notification: "store RENEWAL_EXTENSION/SUMMARY #2",
          has: {
            summary: { storefrontCountryCodes: ["CAN", "USA"], failedCount: 2, succeededCount: 0 }\#
    ,
          },
        },
      ],
    }

    """#
}
