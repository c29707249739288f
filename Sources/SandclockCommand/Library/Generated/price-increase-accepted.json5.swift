// Generated from Scenarios/price-increase-accepted.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let priceIncreaseAcceptedJson5 = LibraryEntry(
    path: "price-increase-accepted.json5",
    title: "A higher price is agreed to and paid",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "PRICE_INCREASE/PENDING": 1,
      "PRICE_INCREASE/ACCEPTED": 1,
    ],
    text: priceIncreaseAcceptedJson5Text)

  static let priceIncreaseAcceptedJson5Text = #"""
    {
      sandclock: 1,
      title: "A higher price is agreed to and paid",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      script: [{ at: "6m", raisePrice: "high", to: "99.99" }],
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "PRICE_INCREASE/PENDING + 1m", consentToPrice: "high" },
            { at: "renewal 2 + 1m", cancel: "high" },
          ],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana DID_RENEW high",
        "ana PRICE_INCREASE/PENDING high",
        "ana PRICE_INCREASE/ACCEPTED high",
        "ana DID_RENEW high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        {
          notification: "ana PRICE_INCREASE/PENDING",
          has: { data: { renewalInfo: { autoRenewStatus: 1, priceIncreaseStatus: 0, renewalPrice: \#
    99990 } } },
        },
        {
          notification: "ana PRICE_INCREASE/ACCEPTED",
          has: { data: { renewalInfo: { autoRenewStatus: 1, priceIncreaseStatus: 1, renewalPrice: \#
    99990 } } },
        },
        {
          notification: "ana DID_RENEW #2",
          has: { data: { transactionInfo: { price: 99990 }, renewalInfo: { priceIncreaseStatus: nu\#
    ll, renewalPrice: 99990 } } },
        },
      ],
      remarks: "J34. That renewalPrice shows the new price from the question on, and that the stat\#
    us is gone once it is paid, is inferred.",
    }

    """#
}
