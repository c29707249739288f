// Generated from Scenarios/trial-converts.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let trialConvertsJson5 = LibraryEntry(
    path: "trial-converts.json5",
    title: "A free trial converts at full price",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: trialConvertsJson5Text)

  static let trialConvertsJson5Text = #"""
    {
      sandclock: 1,
      title: "A free trial converts at full price",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      customers: [
        {
          name: "ana",
          script: [{ buy: "high" }, { at: "trial end + 2m", cancel: "high" }],
          remarks: "J16; a trial of a week lasts as long as a week of a subscription, 3m",
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_RENEW high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        {
          notification: "SUBSCRIBED/INITIAL_BUY",
          has: {
            data: {
              transactionInfo: {
                offerType: 1,
                offerIdentifier: null,
                offerDiscountType: "FREE_TRIAL",
                offerPeriod: "P1W",
                price: 0,
                transactionReason: "PURCHASE",
              },
              renewalInfo: { offerType: null },
            },
          },
        },
        {
          notification: "DID_RENEW",
          has: {
            data: {
              transactionInfo: {
                offerType: null,
                offerDiscountType: null,
                offerPeriod: null,
                transactionReason: "RENEWAL",
              },
            },
          },
        },
      ],
    }

    """#
}
