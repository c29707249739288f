// Generated from Scenarios/odd-grace.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let oddGraceJson5 = LibraryEntry(
    path: "odd-grace.json5",
    title: "Grace comes without its date, or says that nothing is retried",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 3,
      "DID_RENEW/BILLING_RECOVERY": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 3,
      "DID_FAIL_TO_RENEW/GRACE_PERIOD": 3,
      "EXPIRED/VOLUNTARY": 3,
    ],
    text: oddGraceJson5Text)

  static let oddGraceJson5Text = #"""
    {
      sandclock: 1,
      title: "Grace comes without its date, or says that nothing is retried",
      remarks: "J30. Developers tell of each of these. A receiver that needs one of the members to\#
     see that access goes on breaks here; data.status says it.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      store: { gracePeriod: "16d" },
      products: {
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          quirks: { graceWithoutDate: true },
          script: [{ buy: "mid" }, { at: "1m", failBilling: "mid" }, { at: "grace end - 1m", fixBi\#
    lling: "mid" }, { at: "+1m", cancel: "mid" }],
        },
        {
          name: "bea",
          quirks: { graceWithoutRetry: true },
          script: [{ buy: "mid" }, { at: "1m", failBilling: "mid" }, { at: "grace end - 1m", fixBi\#
    lling: "mid" }, { at: "+1m", cancel: "mid" }],
        },
        {
          name: "cyd",
          quirks: { retryWithoutIntent: true },
          script: [{ buy: "mid" }, { at: "1m", failBilling: "mid" }, { at: "grace end - 1m", fixBi\#
    lling: "mid" }, { at: "+1m", cancel: "mid" }],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY mid",
        "ana DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "ana ...",
        "ana EXPIRED/VOLUNTARY mid",
        {
          notification: "ana DID_FAIL_TO_RENEW/GRACE_PERIOD",
          has: {
            data: {
              status: 4,
              renewalInfo: { gracePeriodExpiresDate: null, isInBillingRetryPeriod: true, expiratio\#
    nIntent: 2 },
            },
          },
        },
        {
          notification: "bea DID_FAIL_TO_RENEW/GRACE_PERIOD",
          has: {
            data: {
              status: 4,
              renewalInfo: { gracePeriodExpiresDate: "*", isInBillingRetryPeriod: false, expiratio\#
    nIntent: 2 },
            },
          },
        },
        {
          notification: "cyd DID_FAIL_TO_RENEW/GRACE_PERIOD",
          has: {
            data: {
              status: 4,
              renewalInfo: { gracePeriodExpiresDate: "*", isInBillingRetryPeriod: true, expiration\#
    Intent: null },
            },
          },
        },
      ],
    }

    """#
}
