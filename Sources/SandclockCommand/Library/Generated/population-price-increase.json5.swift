// Generated from Scenarios/population-price-increase.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let populationPriceIncreaseJson5 = LibraryEntry(
    path: "population-price-increase.json5",
    title: "A higher price: two thirds of a population agree to it",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 200,
      "SUBSCRIBED/RESUBSCRIBE": 32,
      "DID_RENEW": 914,
      "DID_RENEW/BILLING_RECOVERY": 17,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 54,
      "DID_CHANGE_RENEWAL_PREF": 6,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 180,
      "DID_FAIL_TO_RENEW": 23,
      "EXPIRED/VOLUNTARY": 169,
      "EXPIRED/BILLING_RETRY": 6,
      "EXPIRED/PRICE_INCREASE": 46,
      "PRICE_INCREASE/PENDING": 154,
      "PRICE_INCREASE/ACCEPTED": 94,
      "REFUND": 11,
      "CONSUMPTION_REQUEST": 11,
    ],
    text: populationPriceIncreaseJson5Text)

  static let populationPriceIncreaseJson5Text = #"""
    {
      sandclock: 1,
      title: "A higher price: two thirds of a population agree to it",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
        low: "com.example.stream.basic.monthly",
      },
      script: [{ at: "12m", raisePrice: "high", to: "19.99" }],
      population: { customers: 200, mix: "price-increase", buys: { high: 1 } },
      expect: [
        { share: "PRICE_INCREASE/ACCEPTED", of: "PRICE_INCREASE/PENDING", is: "40%..80%" },
        { share: "EXPIRED/PRICE_INCREASE", of: "PRICE_INCREASE/PENDING", is: "10%..50%" },
      ],
      remarks: "The odds of the mix, each with its reason, are in PopulationMix.swift.",
    }

    """#
}
