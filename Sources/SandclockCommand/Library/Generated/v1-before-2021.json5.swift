// Generated from Scenarios/v1-before-2021.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let v1Before2021Json5 = LibraryEntry(
    path: "v1-before-2021.json5",
    title: "Version 1 before 2021: a receipt at the top, RENEWAL beside DID_RECOVER",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW/BILLING_RECOVERY": 1,
      "DID_CHANGE_RENEWAL_PREF/UPGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "DID_FAIL_TO_RENEW/GRACE_PERIOD": 1,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: v1Before2021Json5Text)

  static let v1Before2021Json5Text = #"""
    {
      sandclock: 1,
      title: "Version 1 before 2021: a receipt at the top, RENEWAL beside DID_RECOVER",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
      },
      store: { v1: { dialect: "apple", legacy: true }, gracePeriod: "16d" },
      customers: [
        {
          name: "ana",
          remarks: "DID_FAIL_TO_RENEW, then DID_RECOVER and RENEWAL",
          script: [
            { buy: "mid" },
            { at: "1m", failBilling: "mid" },
            { at: "renewal 1 + 1m", fixBilling: "mid" },
            { at: "+30s", cancel: "mid" },
          ],
        },
        {
          name: "bea",
          remarks: "CANCEL tells of the product that an upgrade takes the place of",
          script: [{ buy: "mid" }, { at: "2m", changePlan: "high" }, { at: "3m", cancel: "high" }]\#
    ,
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY mid",
        "ana DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "ana DID_RENEW/BILLING_RECOVERY mid",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "ana EXPIRED/VOLUNTARY mid",
        "bea SUBSCRIBED/INITIAL_BUY mid",
        "bea DID_CHANGE_RENEWAL_PREF/UPGRADE high",
        "bea DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bea EXPIRED/VOLUNTARY high",
      ],
    }

    """#
}
