// Generated from Scenarios/odd-cancels.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let oddCancelsJson5 = LibraryEntry(
    path: "odd-cancels.json5",
    title: "A cancel while unpaid leaves access until grace ends, or ends as billing",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "DID_FAIL_TO_RENEW/GRACE_PERIOD": 2,
      "GRACE_PERIOD_EXPIRED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "EXPIRED/BILLING_RETRY": 1,
    ],
    text: oddCancelsJson5Text)

  static let oddCancelsJson5Text = #"""
    {
      sandclock: 1,
      title: "A cancel while unpaid leaves access until grace ends, or ends as billing",
      remarks: "J29. What the store does then is not settled; these are the other two ways.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      store: { gracePeriod: "16d" },
      products: {
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          quirks: { graceAfterCancel: true },
          script: [{ buy: "mid" }, { at: "1m", failBilling: "mid" }, { at: "grace end - 1m", cance\#
    l: "mid" }],
        },
        {
          name: "bea",
          quirks: { cancelledRetryExpires: true },
          script: [{ buy: "mid" }, { at: "1m", failBilling: "mid" }, { at: "grace end + 1m", cance\#
    l: "mid" }],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY mid",
        "ana DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "ana EXPIRED/VOLUNTARY mid",
        { at: "7m", customer: "ana", status: "grace", entitled: true, renewsTo: null },
        "bea SUBSCRIBED/INITIAL_BUY mid",
        "bea DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "bea GRACE_PERIOD_EXPIRED mid",
        "bea DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "bea EXPIRED/BILLING_RETRY mid",
      ],
    }

    """#
}
