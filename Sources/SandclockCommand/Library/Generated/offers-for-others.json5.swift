// Generated from Scenarios/offers-for-others.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let offersForOthersJson5 = #"""
    {
      sandclock: 1,
      title: "An offer is refused to whom it is not for",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high", offer: "half-price", remarks: "refused: never subscribed" },
            { redeem: "COMEBACK", remarks: "refused: nothing has ended" },
            { buy: "high" },
            { at: "1m", redeem: "COMEBACK", remarks: "refused: still subscribed" },
            { changePlan: "high", offer: "half-price" },
            { at: "+10s", changePlan: "high", offer: "half-price", remarks: "refused: it waits alr\#
    eady" },
            { at: "+10s", cancel: "high", remarks: "gives the offer up with the renewal" },
            { at: "expiry + 1m", buy: "high", offer: "for-nobody-yet", remarks: "refused: closed" \#
    },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "OFFER_REDEEMED high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
      ],
    }

    """#
}
