// Generated from Scenarios/code-after-expiry.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let codeAfterExpiryJson5 = LibraryEntry(
    path: "code-after-expiry.json5",
    title: "An offer code brings back who had left",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "SUBSCRIBED/RESUBSCRIBE": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: codeAfterExpiryJson5Text)

  static let codeAfterExpiryJson5Text = #"""
    {
      sandclock: 1,
      title: "An offer code brings back who had left",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      params: { code: "COMEBACK" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high", intro: false },
            { at: "1m", cancel: "high" },
            { at: "expiry + 10m", redeem: "${code}" },
            { at: "trial end + 1m", cancel: "high" },
          ],
          remarks: "J22; the code is for whose subscription has ended, and for one product only",
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
          notification: "SUBSCRIBED/RESUBSCRIBE",
          has: { data: { transactionInfo: { offerType: 3, offerIdentifier: "${code}", price: 0 } }\#
     },
        },
      ],
    }

    """#
}
