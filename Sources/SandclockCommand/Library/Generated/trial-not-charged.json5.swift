// Generated from Scenarios/trial-not-charged.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let trialNotChargedJson5 = LibraryEntry(
    path: "trial-not-charged.json5",
    title: "A free trial that cannot be charged is recovered at full price",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW/BILLING_RECOVERY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "DID_FAIL_TO_RENEW": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: trialNotChargedJson5Text)

  static let trialNotChargedJson5Text = #"""
    {
      sandclock: 1,
      title: "A free trial that cannot be charged is recovered at full price",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      store: { gracePeriod: "16d", graceEligible: "paid" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "1m", failBilling: "high" },
            { at: "trial end + 2m", fixBilling: "high" },
            { at: "+1m", cancel: "high" },
          ],
          remarks: "J16; many first charges fail, and a grace period for paid renewals spares them\#
     none",
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_FAIL_TO_RENEW high",
        "DID_RENEW/BILLING_RECOVERY high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        {
          notification: "DID_FAIL_TO_RENEW",
          has: {
            data: {
              status: 3,
              transactionInfo: { offerType: 1, price: 0 },
              renewalInfo: { expirationIntent: 2, isInBillingRetryPeriod: true, offerType: null },
            },
          },
        },
        {
          notification: "DID_RENEW/BILLING_RECOVERY",
          has: { data: { transactionInfo: { offerType: null } } },
        },
      ],
    }

    """#
}
