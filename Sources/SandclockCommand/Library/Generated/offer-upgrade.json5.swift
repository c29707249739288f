// Generated from Scenarios/offer-upgrade.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let offerUpgradeJson5 = LibraryEntry(
    path: "offer-upgrade.json5",
    title: "A promotional offer for a higher plan starts it at once",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "OFFER_REDEEMED/UPGRADE": 1,
    ],
    text: offerUpgradeJson5Text)

  static let offerUpgradeJson5Text = #"""
    {
      sandclock: 1,
      title: "A promotional offer for a higher plan starts it at once",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
      },
      params: { offer: "half-price" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid", intro: false },
            { at: "1m", changePlan: "high", offer: "${offer}" },
            { at: "renewal 1 + 1m", cancel: "high" },
          ],
          remarks: "J20",
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "OFFER_REDEEMED/UPGRADE high",
        "DID_RENEW high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        {
          notification: "OFFER_REDEEMED/UPGRADE",
          has: {
            data: {
              transactionInfo: { offerType: 2, transactionReason: "PURCHASE" },
              renewalInfo: { offerType: 2 },
            },
          },
        },
      ],
    }

    """#
}
