// Generated from Scenarios/population-trial-wave.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let populationTrialWaveJson5 = LibraryEntry(
    path: "population-trial-wave.json5",
    title: "A wave of trials, most of which are never paid for",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 200,
      "SUBSCRIBED/RESUBSCRIBE": 8,
      "DID_RENEW": 421,
      "DID_RENEW/BILLING_RECOVERY": 12,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 206,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED": 3,
      "DID_FAIL_TO_RENEW": 17,
      "EXPIRED/VOLUNTARY": 194,
      "EXPIRED/BILLING_RETRY": 5,
      "REFUND": 9,
      "CONSUMPTION_REQUEST": 9,
    ],
    text: populationTrialWaveJson5Text)

  static let populationTrialWaveJson5Text = #"""
    {
      sandclock: 1,
      title: "A wave of trials, most of which are never paid for",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
        low: "com.example.stream.basic.monthly",
      },
      population: { customers: 200, arrive: { over: "2m" }, mix: "trial-wave", buys: { high: 1 } }\#
    ,
      expect: [
        // Were all of them to stay, there would be six renewals a trial: a share of 17%.
        { share: "SUBSCRIBED/INITIAL_BUY", of: "DID_RENEW/*", is: "30%..80%" },
        { share: "SUBSCRIBED/RESUBSCRIBE", of: "SUBSCRIBED/INITIAL_BUY", is: "..15%" },
      ],
      remarks: "The odds of the mix, each with its reason, are in PopulationMix.swift.",
    }

    """#
}
