// Generated from Scenarios/grace-ends-then-recovers.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let graceEndsThenRecoversJson5 = LibraryEntry(
    path: "grace-ends-then-recovers.json5",
    title: "Grace keeps access, retry takes it, recovery gives it back",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_RENEW/BILLING_RECOVERY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "DID_FAIL_TO_RENEW/GRACE_PERIOD": 1,
      "GRACE_PERIOD_EXPIRED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: graceEndsThenRecoversJson5Text)

  static let graceEndsThenRecoversJson5Text = #"""
    {
      sandclock: 1,
      title: "Grace keeps access, retry takes it, recovery gives it back",
      remarks: "J27. After grace the new cycle begins with the payment.",
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
            { at: "renewal 1 + 4m", failBilling: "mid" },
            { at: "grace end + 2m", fixBilling: "mid" },
            { at: "+3m", cancel: "mid" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_RENEW mid",
        "DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "GRACE_PERIOD_EXPIRED mid",
        "DID_RENEW/BILLING_RECOVERY mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
        { at: "grace end - 1s", status: "grace", entitled: true, expires: "renewal 2" },
        { at: "grace end", status: "retry", entitled: false, renewsTo: "mid" },
        { at: "DID_RENEW/BILLING_RECOVERY", status: "active", entitled: true },
      ],
    }

    """#
}
