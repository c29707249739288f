// Generated from Scenarios/odd-sandbox.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let oddSandboxJson5 = LibraryEntry(
    path: "odd-sandbox.json5",
    title: "A sandbox that renews as often as it likes, and does not tell the end",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 3,
      "DID_RENEW": 7,
      "DID_RENEW/BILLING_RECOVERY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: oddSandboxJson5Text)

  static let oddSandboxJson5Text = #"""
    {
      sandclock: 1,
      title: "A sandbox that renews as often as it likes, and does not tell the end",
      remarks: "J1. Developers tell of all of it; none is a rule.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        mid: "com.example.stream.standard.monthly",
        coins: "com.example.stream.coins.100",
      },
      customers: [
        {
          name: "ana",
          quirks: { capJitter: 4, silentCap: true, dropExpired: true },
          script: [{ buy: "mid" }],
        },
        {
          name: "bea",
          quirks: { spuriousRecovery: 5 },
          script: [{ buy: "mid" }],
        },
        {
          name: "cyd",
          quirks: { oneTimeChargeMissing: true, priceMissing: true, outerSignedLater: "28ms" },
          script: [{ buy: "mid" }, { buy: "coins" }, { at: "1m", cancel: "mid" }],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY mid",
        "ana DID_RENEW mid x2..6",
        "bea SUBSCRIBED/INITIAL_BUY mid",
        "bea DID_RENEW mid x4",
        "bea DID_RENEW/BILLING_RECOVERY mid",
        "bea DID_RENEW mid",
        "bea DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "bea EXPIRED/VOLUNTARY mid",
        "cyd SUBSCRIBED/INITIAL_BUY mid",
        "cyd DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "cyd EXPIRED/VOLUNTARY mid",
        {
          notification: "cyd SUBSCRIBED/INITIAL_BUY",
          has: { data: { transactionInfo: { price: null, currency: null } } },
        },
      ],
    }

    """#
}
