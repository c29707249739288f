// Generated from Scenarios/price-increase-and-another-plan.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let priceIncreaseAndAnotherPlanJson5 = LibraryEntry(
    path: "price-increase-and-another-plan.json5",
    title: "Another plan instead of a higher price",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 2,
      "DID_CHANGE_RENEWAL_PREF": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
      "PRICE_INCREASE/PENDING": 2,
    ],
    text: priceIncreaseAndAnotherPlanJson5Text)

  static let priceIncreaseAndAnotherPlanJson5Text = #"""
    {
      sandclock: 1,
      title: "Another plan instead of a higher price",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
      },
      script: [{ at: "1m", raisePrice: "high", to: "99.99" }],
      customers: [
        {
          name: "ana",
          script: [{ buy: "high" }, { at: "3m", changePlan: "mid" }, { at: "renewal 1 + 1m", cance\#
    l: "mid" }],
        },
        {
          name: "bo",
          script: [
            { buy: "high" },
            { at: "2m", changePlan: "mid" },
            { at: "3m", changePlan: "high" },
            { at: "renewal 1 + 1m", cancel: "high" },
          ],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana PRICE_INCREASE/PENDING high",
        "ana DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "ana DID_RENEW mid",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "ana EXPIRED/VOLUNTARY mid",
        "bo SUBSCRIBED/INITIAL_BUY high",
        "bo PRICE_INCREASE/PENDING high",
        "bo DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "bo DID_CHANGE_RENEWAL_PREF high",
        "bo DID_RENEW high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo EXPIRED/VOLUNTARY high",
        {
          notification: "DID_CHANGE_RENEWAL_PREF/DOWNGRADE",
          count: 2,
          has: { data: { renewalInfo: { priceIncreaseStatus: null } } },
        },
        { notification: "bo DID_RENEW", has: { data: { transactionInfo: { price: 99990 } } } },
      ],
      remarks: "Inferred: whoever chooses a plan sees its price, so that nothing is left to ask; c\#
    hoosing the old plan again is agreeing to its new price.",
    }

    """#
}
