// Generated from Scenarios/price-increase-heard-later.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let priceIncreaseHeardLaterJson5 = LibraryEntry(
    path: "price-increase-heard-later.json5",
    title: "A higher price is heard of once a renewal will come",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 2,
      "DID_RENEW/BILLING_RECOVERY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED": 1,
      "DID_FAIL_TO_RENEW": 1,
      "EXPIRED/VOLUNTARY": 1,
      "EXPIRED/PRICE_INCREASE": 1,
      "PRICE_INCREASE/PENDING": 2,
      "PRICE_INCREASE/ACCEPTED": 1,
    ],
    text: priceIncreaseHeardLaterJson5Text)

  static let priceIncreaseHeardLaterJson5Text = #"""
    {
      sandclock: 1,
      title: "A higher price is heard of once a renewal will come",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      script: [{ at: "6m", raisePrice: "high", to: "99.99" }],
      customers: [
        {
          name: "ana",
          script: [{ buy: "high" }, { at: "1m", failBilling: "high" }, { at: "8m", fixBilling: "hi\#
    gh" }],
        },
        {
          name: "bo",
          script: [
            { buy: "high" },
            { at: "renewal 1 + 30s", cancel: "high" },
            { at: "8m", resume: "high" },
            { at: "9m", consentToPrice: "high" },
            { at: "renewal 2 + 1m", cancel: "high" },
          ],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana DID_FAIL_TO_RENEW high",
        "ana DID_RENEW/BILLING_RECOVERY high",
        "ana PRICE_INCREASE/PENDING high",
        "ana EXPIRED/PRICE_INCREASE high",
        "bo SUBSCRIBED/INITIAL_BUY high",
        "bo DID_RENEW high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED high",
        "bo PRICE_INCREASE/PENDING high",
        "bo PRICE_INCREASE/ACCEPTED high",
        "bo DID_RENEW high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo EXPIRED/VOLUNTARY high",
        { notification: "ana *", where: { data: { transactionInfo: { price: 99990 } } }, count: 0 \#
    },
        { notification: "bo DID_RENEW #2", has: { data: { transactionInfo: { price: 99990 } } } },
      ],
      remarks: "Inferred: what is owed costs what it did when it was due, and nobody is asked abou\#
    t a renewal that will not come.",
    }

    """#
}
