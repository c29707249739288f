// Generated from Scenarios/offer-after-expiry.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let offerAfterExpiryJson5 = LibraryEntry(
    path: "offer-after-expiry.json5",
    title: "A promotional offer brings back who had left",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "SUBSCRIBED/RESUBSCRIBE": 1,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: offerAfterExpiryJson5Text)

  static let offerAfterExpiryJson5Text = #"""
    {
      sandclock: 1,
      title: "A promotional offer brings back who had left",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      params: { offer: "half-price" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high", intro: false },
            { at: "1m", cancel: "high" },
            { at: "expiry + 10m", buy: "high", offer: "${offer}" },
            { at: "renewal 2 + 1m", cancel: "high" },
          ],
          remarks: "J21",
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        "SUBSCRIBED/RESUBSCRIBE high",
        "DID_RENEW high x2",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        {
          notification: "SUBSCRIBED/RESUBSCRIBE",
          has: {
            data: {
              transactionInfo: { offerType: 2, offerIdentifier: "${offer}" },
              renewalInfo: { offerType: 2 },
            },
          },
        },
        { notification: "DID_RENEW #2", has: { data: { transactionInfo: { offerType: null } } } },
      ],
    }

    """#
}
