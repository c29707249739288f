// Generated from Scenarios/recovery-before-failure.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let recoveryBeforeFailureJson5 = LibraryEntry(
    path: "recovery-before-failure.json5",
    title: "A recovery is told, then a cancel, and at last the failure that was long put right",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW/BILLING_RECOVERY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "DID_FAIL_TO_RENEW": 1,
    ],
    text: recoveryBeforeFailureJson5Text)

  static let recoveryBeforeFailureJson5Text = #"""
    {
      sandclock: 1,
      title: "A recovery is told, then a cancel, and at last the failure that was long put right",
      remarks: "J31, as a developer saw it in production; an engineer of Apple's says that the sub\#
    scription is active. Status, not order, decides. When the charge is tried, and that the failur\#
    e carries the new transaction, is inferred.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      store: { profile: "production" },
      quirks: { failureAfterRecovery: "8h" },
      until: "40d",
      products: {
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { at: "1d", failBilling: "mid" },
            { at: "period end - 7h36m", fixBilling: "mid" },
            { at: "+50m", cancel: "mid" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_RENEW/BILLING_RECOVERY mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "DID_FAIL_TO_RENEW mid",
        {
          notification: "DID_FAIL_TO_RENEW",
          has: {
            data: { status: 1, renewalInfo: { isInBillingRetryPeriod: null, expirationIntent: null\#
     } },
          },
        },
      ],
    }

    """#
}
