// Generated from Scenarios/population-billing-incident.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let populationBillingIncidentJson5 = LibraryEntry(
    path: "population-billing-incident.json5",
    title: "A bank is down: a quarter of the charges fail, and most are made up for",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 200,
      "SUBSCRIBED/RESUBSCRIBE": 78,
      "DID_RENEW": 990,
      "DID_RENEW/BILLING_RECOVERY": 290,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 208,
      "DID_FAIL_TO_RENEW/GRACE_PERIOD": 360,
      "GRACE_PERIOD_EXPIRED": 289,
      "EXPIRED/VOLUNTARY": 200,
      "EXPIRED/BILLING_RETRY": 70,
      "REFUND": 9,
      "CONSUMPTION_REQUEST": 9,
    ],
    text: populationBillingIncidentJson5Text)

  static let populationBillingIncidentJson5Text = #"""
    {
      sandclock: 1,
      title: "A bank is down: a quarter of the charges fail, and most are made up for",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
        low: "com.example.stream.basic.monthly",
      },
      store: { gracePeriod: "16d" },
      population: { customers: 200, mix: "billing-incident", buys: { mid: 1 } },
      expect: [
        { share: "DID_FAIL_TO_RENEW/*", of: "DID_RENEW/*", is: "15%..40%" },
        { share: "DID_RENEW/BILLING_RECOVERY", of: "DID_FAIL_TO_RENEW/*", is: "70%..95%" },
      ],
      remarks: "The odds of the mix, each with its reason, are in PopulationMix.swift.",
    }

    """#
}
