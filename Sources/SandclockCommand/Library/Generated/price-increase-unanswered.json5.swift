// Generated from Scenarios/price-increase-unanswered.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let priceIncreaseUnansweredJson5 = LibraryEntry(
    path: "price-increase-unanswered.json5",
    title: "A higher price that nobody agrees to is the end",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "EXPIRED/PRICE_INCREASE": 1,
      "PRICE_INCREASE/PENDING": 1,
    ],
    text: priceIncreaseUnansweredJson5Text)

  static let priceIncreaseUnansweredJson5Text = #"""
    {
      sandclock: 1,
      title: "A higher price that nobody agrees to is the end",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      script: [{ at: "6m", raisePrice: "high", to: "99.99" }],
      customers: [{ name: "ana", script: [{ buy: "high" }] }],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana DID_RENEW high",
        "ana PRICE_INCREASE/PENDING high",
        "ana EXPIRED/PRICE_INCREASE high",
        { at: "expiry of ana high - 1s", customer: "ana", status: "active", entitled: true, renews\#
    To: "high" },
        { at: "expiry of ana high", customer: "ana", status: "expired", entitled: false, renewsTo:\#
     null },
        {
          notification: "ana EXPIRED/PRICE_INCREASE",
          has: {
            data: {
              status: 2,
              renewalInfo: {
                expirationIntent: 3,
                autoRenewStatus: 0,
                isInBillingRetryPeriod: false,
                priceIncreaseStatus: 0,
              },
            },
          },
        },
      ],
      remarks: "J35. That auto-renew is off in the end is inferred.",
    }

    """#
}
