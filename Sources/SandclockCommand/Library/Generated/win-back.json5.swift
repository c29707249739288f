// Generated from Scenarios/win-back.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let winBackJson5 = LibraryEntry(
    path: "win-back.json5",
    title: "A win-back offer brings back who had left",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "SUBSCRIBED/RESUBSCRIBE": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: winBackJson5Text)

  static let winBackJson5Text = #"""
    {
      sandclock: 1,
      title: "A win-back offer brings back who had left",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      params: { offer: "welcome-back" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "1m", cancel: "high" },
            {
              at: "expiry + 10m",
              buy: "high",
              offer: "${offer}",
              accountToken: null,
              remarks: "bought in the store, as most are",
            },
            { at: "renewal 1 + 1m", cancel: "high" },
          ],
          remarks: "J23; that the offers are listed in the catalog's order is inferred",
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        "SUBSCRIBED/RESUBSCRIBE high",
        "DID_RENEW high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        {
          notification: "EXPIRED/VOLUNTARY",
          has: {
            data: { renewalInfo: { eligibleWinBackOfferIds: ["welcome-back", "first-month-free"] }\#
     },
          },
          count: 2,
        },
        {
          notification: "SUBSCRIBED/RESUBSCRIBE",
          has: {
            data: {
              transactionInfo: {
                offerType: 4,
                offerIdentifier: "${offer}",
                offerDiscountType: "PAY_UP_FRONT",
                offerPeriod: "P3M",
                appAccountToken: null,
              },
              renewalInfo: { eligibleWinBackOfferIds: null },
            },
          },
        },
      ],
    }

    """#
}
