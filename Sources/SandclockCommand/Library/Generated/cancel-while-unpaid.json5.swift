// Generated from Scenarios/cancel-while-unpaid.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let cancelWhileUnpaidJson5 = LibraryEntry(
    path: "cancel-while-unpaid.json5",
    title: "A cancel of an unpaid subscription ends it at once",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "DID_FAIL_TO_RENEW/GRACE_PERIOD": 2,
      "GRACE_PERIOD_EXPIRED": 1,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: cancelWhileUnpaidJson5Text)

  static let cancelWhileUnpaidJson5Text = #"""
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
