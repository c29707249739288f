// Generated from Scenarios/billing-retry-ends.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let billingRetryEndsJson5 = LibraryEntry(
    path: "billing-retry-ends.json5",
    title: "A renewal that is never paid for ends when the store gives up",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_FAIL_TO_RENEW": 1,
      "EXPIRED/BILLING_RETRY": 1,
    ],
    text: billingRetryEndsJson5Text)

  static let billingRetryEndsJson5Text = #"""
    {
      sandclock: 1,
      title: "A renewal that is never paid for ends when the store gives up",
      remarks: "J25. Auto-renew is off afterwards, as a receipt at the end of billing retry had it\#
    .",
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
            { at: "1m", failBilling: "mid" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_FAIL_TO_RENEW mid",
        "EXPIRED/BILLING_RETRY mid",
        {
          notification: "EXPIRED/BILLING_RETRY",
          between: ["retry end of ana mid", "retry end of ana mid + 2m"],
          has: {
            data: {
              status: 2,
              renewalInfo: { expirationIntent: 2, isInBillingRetryPeriod: false, autoRenewStatus: \#
    0 },
            },
          },
        },
      ],
    }

    """#
}
