// Generated from Scenarios/billing-retry-recovers.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let billingRetryRecoversJson5 = LibraryEntry(
    path: "billing-retry-recovers.json5",
    title: "A renewal that cannot be charged takes access until it can",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 2,
      "DID_RENEW/BILLING_RECOVERY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "DID_FAIL_TO_RENEW": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: billingRetryRecoversJson5Text)

  static let billingRetryRecoversJson5Text = #"""
    {
      sandclock: 1,
      title: "A renewal that cannot be charged takes access until it can",
      remarks: "J24. Apple says one failure a renewal, and a new cycle from the payment on; the da\#
    tes are inferred.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { at: "renewal 1 + 1m", failBilling: "mid" },
            { at: "renewal 2 + 3m", fixBilling: "mid" },
            { at: "+6m", cancel: "mid" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_RENEW mid",
        "DID_FAIL_TO_RENEW mid",
        "DID_RENEW/BILLING_RECOVERY mid",
        "DID_RENEW mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
        {
          notification: "DID_FAIL_TO_RENEW",
          has: {
            data: {
              status: 3,
              renewalInfo: { expirationIntent: 2, isInBillingRetryPeriod: true, autoRenewStatus: 1\#
     },
            },
          },
        },
      ],
    }

    """#
}
