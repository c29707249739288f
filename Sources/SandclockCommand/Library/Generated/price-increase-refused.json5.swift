// Generated from Scenarios/price-increase-refused.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let priceIncreaseRefusedJson5 = LibraryEntry(
    path: "price-increase-refused.json5",
    title: "A higher price is refused by cancelling",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
      "PRICE_INCREASE/PENDING": 2,
    ],
    text: priceIncreaseRefusedJson5Text)

  static let priceIncreaseRefusedJson5Text = #"""
    {
      sandclock: 1,
      title: "A higher price is refused by cancelling",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      script: [{ at: "6m", raisePrice: "high", to: "99.99" }],
      customers: [
        { name: "ana", script: [{ buy: "high" }, { at: "8m", declinePrice: "high" }] },
        { name: "bo", script: [{ buy: "high" }, { at: "8m", cancel: "high" }] },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana DID_RENEW high",
        "ana PRICE_INCREASE/PENDING high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "bo SUBSCRIBED/INITIAL_BUY high",
        "bo DID_RENEW high",
        "bo PRICE_INCREASE/PENDING high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo EXPIRED/VOLUNTARY high",
        {
          notification: "EXPIRED/VOLUNTARY",
          count: 2,
          has: { data: { renewalInfo: { expirationIntent: 1, priceIncreaseStatus: 0, renewalPrice:\#
     null } } },
        },
      ],
      remarks: "J36. Apple's table has no subtype for this cancel, its words have AUTO_RENEW_DISAB\#
    LED. Declining and cancelling are the same.",
    }

    """#
}
