// Generated from Scenarios/population-healthy.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let populationHealthyJson5 = LibraryEntry(
    path: "population-healthy.json5",
    title: "A healthy population: most stay, a few of everything else",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 200,
      "SUBSCRIBED/RESUBSCRIBE": 17,
      "DID_RENEW": 1074,
      "DID_RENEW/BILLING_RECOVERY": 25,
      "DID_CHANGE_RENEWAL_PREF/UPGRADE": 13,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 9,
      "DID_CHANGE_RENEWAL_PREF": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 208,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED": 5,
      "DID_FAIL_TO_RENEW/GRACE_PERIOD": 39,
      "GRACE_PERIOD_EXPIRED": 31,
      "EXPIRED/VOLUNTARY": 200,
      "EXPIRED/BILLING_RETRY": 14,
      "REFUND": 3,
      "REFUND_DECLINED": 1,
      "CONSUMPTION_REQUEST": 4,
    ],
    text: populationHealthyJson5Text)

  static let populationHealthyJson5Text = #"""
    {
      sandclock: 1,
      title: "A healthy population: most stay, a few of everything else",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
        low: "com.example.stream.basic.monthly",
      },
      store: { gracePeriod: "16d" },
      population: { customers: 200, mix: "healthy", buys: { high: 2, mid: 5, low: 3 } },
      expect: [
        { share: "EXPIRED/*", of: "SUBSCRIBED/*", is: "50%..100%" },
        { share: "DID_FAIL_TO_RENEW/*", of: "DID_RENEW/*", is: "1%..8%" },
        { share: "REFUND", of: "DID_RENEW/*", is: "..3%" },
        { share: "DID_RENEW/BILLING_RECOVERY", of: "DID_FAIL_TO_RENEW/*", is: "35%..100%" },
      ],
      remarks: "The odds of the mix, each with its reason, are in PopulationMix.swift.",
    }

    """#
}
