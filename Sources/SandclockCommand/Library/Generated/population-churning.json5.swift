// Generated from Scenarios/population-churning.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let populationChurningJson5 = LibraryEntry(
    path: "population-churning.json5",
    title: "A churning population: a tenth leaves every period",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 200,
      "SUBSCRIBED/RESUBSCRIBE": 70,
      "DID_RENEW": 912,
      "DID_RENEW/BILLING_RECOVERY": 24,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 27,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 254,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED": 16,
      "DID_FAIL_TO_RENEW": 56,
      "EXPIRED/VOLUNTARY": 228,
      "EXPIRED/BILLING_RETRY": 32,
      "REFUND": 11,
      "REFUND_DECLINED": 7,
      "CONSUMPTION_REQUEST": 18,
    ],
    text: populationChurningJson5Text)

  static let populationChurningJson5Text = #"""
    {
      sandclock: 1,
      title: "A churning population: a tenth leaves every period",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
        low: "com.example.stream.basic.monthly",
      },
      population: { customers: 200, mix: "churning", buys: { high: 2, mid: 5, low: 3 } },
      expect: [
        { share: "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED", of: "DID_RENEW/*", is: "15%..60%\#
    " },
        { share: "SUBSCRIBED/RESUBSCRIBE", of: "EXPIRED/*", is: "10%..35%" },
      ],
      remarks: "The odds of the mix, each with its reason, are in PopulationMix.swift.",
    }

    """#
}
