// Generated from Scenarios/cancel-while-unpaid.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let cancelWhileUnpaidJson5 = #"""
    {
      sandclock: 1,
      title: "A cancel of an unpaid subscription ends it at once",
      remarks: "J29. Apple says that the store stops charging; that it expires at once, and as VOL\#
    UNTARY, is inferred.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      store: { gracePeriod: "16d" },
      products: {
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { at: "1m", failBilling: "mid" },
            { at: "grace end - 1m", cancel: "mid" },
          ],
        },
        {
          name: "bo",
          script: [
            { buy: "mid" },
            { at: "1m", failBilling: "mid" },
            { at: "retry end - 1m", cancel: "mid" },
          ],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY mid",
        "ana DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "ana EXPIRED/VOLUNTARY mid",
        "bo SUBSCRIBED/INITIAL_BUY mid",
        "bo DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "bo GRACE_PERIOD_EXPIRED mid",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "bo EXPIRED/VOLUNTARY mid",
      ],
    }

    """#
}
