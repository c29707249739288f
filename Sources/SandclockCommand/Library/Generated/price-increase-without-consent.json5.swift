// Generated from Scenarios/price-increase-without-consent.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let priceIncreaseWithoutConsentJson5 = LibraryEntry(
    path: "price-increase-without-consent.json5",
    title: "A higher price that needs no consent, in one country",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 3,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 3,
      "EXPIRED/VOLUNTARY": 3,
      "PRICE_INCREASE/ACCEPTED": 1,
    ],
    text: priceIncreaseWithoutConsentJson5Text)

  static let priceIncreaseWithoutConsentJson5Text = #"""
    {
      sandclock: 1,
      title: "A higher price that needs no consent, in one country",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      script: [{ at: "2m", raisePrice: "high", to: "99.99", consent: false, storefronts: ["USA"] }\#
    ],
      customers: [
        { name: "ana", storefront: "USA", script: [{ buy: "high" }, { at: "renewal 1 + 1m", cancel\#
    : "high" }] },
        { name: "kei", storefront: "JPN", script: [{ buy: "high" }, { at: "renewal 1 + 1m", cancel\#
    : "high" }] },
        { name: "uwe", storefront: "USA", script: [{ at: "3m", buy: "high" }, { at: "+1m", cancel:\#
     "high" }] },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana PRICE_INCREASE/ACCEPTED high",
        "ana DID_RENEW high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "kei SUBSCRIBED/INITIAL_BUY high",
        "kei DID_RENEW high",
        "kei DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "kei EXPIRED/VOLUNTARY high",
        "uwe SUBSCRIBED/INITIAL_BUY high",
        "uwe DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "uwe EXPIRED/VOLUNTARY high",
        { notification: "ana PRICE_INCREASE/ACCEPTED", has: { data: { renewalInfo: { priceIncrease\#
    Status: 1, renewalPrice: 99990 } } } },
        { notification: "ana DID_RENEW", has: { data: { transactionInfo: { price: 99990, currency:\#
     "USD" } } } },
        { notification: "kei *", where: { data: { transactionInfo: { price: 99990 } } }, count: 0 \#
    },
        { notification: "uwe SUBSCRIBED/INITIAL_BUY", has: { data: { transactionInfo: { price: 999\#
    90 } } } },
      ],
      remarks: "J37. Who buys afterwards pays the new price, and hears nothing of an increase.",
    }

    """#
}
