// Generated from Scenarios/grace-and-retry-end.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let graceAndRetryEndJson5 = LibraryEntry(
    path: "grace-and-retry-end.json5",
    title: "Grace ends, retry ends, and nobody has paid",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_FAIL_TO_RENEW/GRACE_PERIOD": 1,
      "GRACE_PERIOD_EXPIRED": 1,
      "EXPIRED/BILLING_RETRY": 1,
    ],
    text: graceAndRetryEndJson5Text)

  static let graceAndRetryEndJson5Text = #"""
    {
      sandclock: 1,
      title: "Grace ends, retry ends, and nobody has paid",
      remarks: "J28. Billing retry is counted from the end of the paid period, grace included.",
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
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "GRACE_PERIOD_EXPIRED mid",
        "EXPIRED/BILLING_RETRY mid",
      ],
    }

    """#
}
