// Generated from Scenarios/second-run-in-retry.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let secondRunInRetryJson5 = LibraryEntry(
    path: "second-run-in-retry.json5",
    title: "A purchase in billing retry begins a second subscription",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "DID_FAIL_TO_RENEW/GRACE_PERIOD": 1,
      "GRACE_PERIOD_EXPIRED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "EXPIRED/BILLING_RETRY": 1,
    ],
    text: secondRunInRetryJson5Text)

  static let secondRunInRetryJson5Text = #"""
    {
      sandclock: 1,
      title: "A purchase in billing retry begins a second subscription",
      remarks: "J33: three production cases had a new original transaction while the old one staye\#
    d in retry to the end. Whoever keys on the customer cuts off somebody who pays.",
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
            { buy: "mid", id: "first" },
            { at: "1m", failBilling: "mid" },
            { at: "grace end + 1m", buy: "mid", newRun: true, id: "second" },
            { at: "renewal 1 of second + 1m", cancel: "second" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "GRACE_PERIOD_EXPIRED mid",
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_RENEW mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/BILLING_RETRY mid",
        "EXPIRED/VOLUNTARY mid",
        { at: "@second", of: "first", status: "retry", entitled: false },
        { at: "@second", of: "second", status: "active", entitled: true },
      ],
    }

    """#
}
