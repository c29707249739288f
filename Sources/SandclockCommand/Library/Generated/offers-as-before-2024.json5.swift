// Generated from Scenarios/offers-as-before-2024.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let offersAsBefore2024Json5 = LibraryEntry(
    path: "offers-as-before-2024.json5",
    title: "A store that announces offers as Apple did before 2024",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 4,
      "EXPIRED/VOLUNTARY": 4,
      "OFFER_REDEEMED/INITIAL_BUY": 1,
      "OFFER_REDEEMED/RESUBSCRIBE": 2,
    ],
    text: offersAsBefore2024Json5Text)

  static let offersAsBefore2024Json5Text = #"""
    {
      sandclock: 1,
      title: "A store that announces offers as Apple did before 2024",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
      },
      store: { offerRedeemed: "legacy" },
      customers: [
        {
          name: "ana",
          script: [
            { redeem: "SUMMER", product: "high" },
            { at: "1m", cancel: "high" },
            { at: "expiry + 1m", buy: "high", offer: "half-price" },
            { at: "+1m", cancel: "high" },
            { at: "expiry + 1m", redeem: "COMEBACK" },
            { at: "+1m", cancel: "high" },
          ],
          remarks: "J21, J22: an offer that begins a subscription was told as OFFER_REDEEMED",
        },
        {
          name: "bo",
          script: [{ buy: "high" }, { at: "1m", cancel: "high" }],
          remarks: "an introductory offer never was",
        },
      ],
      expect: [
        "ana OFFER_REDEEMED/INITIAL_BUY high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "ana OFFER_REDEEMED/RESUBSCRIBE high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "ana OFFER_REDEEMED/RESUBSCRIBE high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "bo SUBSCRIBED/INITIAL_BUY high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo EXPIRED/VOLUNTARY high",
      ],
    }

    """#
}
