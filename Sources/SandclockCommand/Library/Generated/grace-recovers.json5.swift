// Generated from Scenarios/grace-recovers.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let graceRecoversJson5 = LibraryEntry(
    path: "grace-recovers.json5",
    title: "Paid in the grace period, nothing is interrupted and the date stays",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW/BILLING_RECOVERY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "DID_FAIL_TO_RENEW/GRACE_PERIOD": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: graceRecoversJson5Text)

  static let graceRecoversJson5Text = #"""
    {
      sandclock: 1,
      title: "Paid in the grace period, nothing is interrupted and the date stays",
      remarks: "J26. Grace lasts half a compressed month, as the rates of StoreKitTest have it.",
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
            { at: "grace end - 1m", fixBilling: "mid" },
            { at: "+2m", cancel: "mid" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "DID_RENEW/BILLING_RECOVERY mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
        {
          notification: "DID_FAIL_TO_RENEW/GRACE_PERIOD",
          has: { data: { status: 4, renewalInfo: { gracePeriodExpiresDate: "*" } } },
        },
      ],
    }

    """#
}
