// Generated from Scenarios/population-price-increase.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let populationPriceIncreaseJson5 = LibraryEntry(
    path: "population-price-increase.json5",
    title: "A higher price: two thirds of a population agree to it",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 200,
      "SUBSCRIBED/RESUBSCRIBE": 19,
      "DID_RENEW": 895,
      "DID_RENEW/BILLING_RECOVERY": 18,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 55,
      "DID_CHANGE_RENEWAL_PREF": 8,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 151,
      "DID_FAIL_TO_RENEW": 26,
      "EXPIRED/VOLUNTARY": 145,
      "EXPIRED/BILLING_RETRY": 8,
      "EXPIRED/PRICE_INCREASE": 60,
      "PRICE_INCREASE/PENDING": 168,
      "PRICE_INCREASE/ACCEPTED": 103,
      "REFUND": 7,
      "CONSUMPTION_REQUEST": 7,
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
