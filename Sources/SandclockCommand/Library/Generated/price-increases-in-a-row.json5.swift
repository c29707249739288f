// Generated from Scenarios/price-increases-in-a-row.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let priceIncreasesInARowJson5 = LibraryEntry(
    path: "price-increases-in-a-row.json5",
    title: "Two price increases after one another",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
      "PRICE_INCREASE/PENDING": 3,
      "PRICE_INCREASE/ACCEPTED": 3,
    ],
    text: priceIncreasesInARowJson5Text)

  static let priceIncreasesInARowJson5Text = #"""
    {
      sandclock: 1,
      title: "Two price increases after one another",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      script: [
        { at: "1m", raisePrice: "high", to: "89.99" },
        { at: "3m", raisePrice: "high", to: "99.99", consent: false },
      ],
      customers: [
        {
          name: "ana",
          script: [{ buy: "high" }, { at: "2m", consentToPrice: "high" }, { at: "renewal 1 + 1m", \#
    cancel: "high" }],
        },
        {
          name: "bo",
          script: [{ buy: "high" }, { at: "4m", consentToPrice: "high" }, { at: "renewal 1 + 1m", \#
    cancel: "high" }],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana PRICE_INCREASE/PENDING high",
        "ana PRICE_INCREASE/ACCEPTED high x2",
        "ana DID_RENEW high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "bo SUBSCRIBED/INITIAL_BUY high",
        "bo PRICE_INCREASE/PENDING high x2",
        "bo PRICE_INCREASE/ACCEPTED high",
        "bo DID_RENEW high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo EXPIRED/VOLUNTARY high",
        { notification: "PRICE_INCREASE/PENDING #1", has: { data: { renewalInfo: { renewalPrice: 8\#
    9990 } } } },
        { notification: "DID_RENEW", count: 2, has: { data: { transactionInfo: { price: 99990 } } \#
    } },
      ],
      remarks: "Inferred: an increase without consent that comes while another waits for it is ask\#
    ed about with that one.",
    }

    """#
}
