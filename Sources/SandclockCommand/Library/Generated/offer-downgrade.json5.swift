// Generated from Scenarios/offer-downgrade.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let offerDowngradeJson5 = LibraryEntry(
    path: "offer-downgrade.json5",
    title: "A promotional offer for a lower plan waits with it for the renewal",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "OFFER_REDEEMED/DOWNGRADE": 1,
    ],
    text: offerDowngradeJson5Text)

  static let offerDowngradeJson5Text = #"""
    {
      sandclock: 1,
      title: "A promotional offer for a lower plan waits with it for the renewal",
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
            { buy: "high", intro: false },
            { at: "1m", changePlan: "mid", offer: "${offer}" },
            { at: "renewal 1 + 1m", cancel: "mid" },
          ],
          remarks: "J20",
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "OFFER_REDEEMED/DOWNGRADE high",
        "DID_RENEW mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
        {
          notification: "OFFER_REDEEMED/DOWNGRADE",
          has: {
            data: {
              transactionInfo: { offerType: null },
              renewalInfo: { offerType: 2, offerIdentifier: "${offer}" },
            },
          },
        },
        {
          notification: "DID_RENEW",
          has: { data: { transactionInfo: { offerType: 2 } } },
        },
      ],
    }

    """#
}
