// Generated from Scenarios/product-withdrawn.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let productWithdrawnJson5 = LibraryEntry(
    path: "product-withdrawn.json5",
    title: "What is taken from sale does not renew",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 3,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "EXPIRED/PRODUCT_NOT_FOR_SALE": 1,
    ],
    text: productWithdrawnJson5Text)

  static let productWithdrawnJson5Text = #"""
    {
      sandclock: 1,
      title: "What is taken from sale does not renew",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
      },
      script: [{ at: "6m", withdrawProduct: "high" }],
      customers: [
        { name: "ana", script: [{ buy: "high" }] },
        {
          name: "bo",
          script: [{ buy: "high" }, { at: "7m", changePlan: "mid" }, { at: "renewal 2 + 1m", cance\#
    l: "mid" }],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana DID_RENEW high",
        "ana EXPIRED/PRODUCT_NOT_FOR_SALE high",
        "bo SUBSCRIBED/INITIAL_BUY high",
        "bo DID_RENEW high",
        "bo DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "bo DID_RENEW mid",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "bo EXPIRED/VOLUNTARY mid",
        {
          notification: "ana EXPIRED/PRODUCT_NOT_FOR_SALE",
          has: { data: { status: 2, renewalInfo: { expirationIntent: 4, autoRenewStatus: 0, isInBi\#
    llingRetryPeriod: false } } },
        },
      ],
      remarks: "J38. Nothing is told before the end.",
    }

    """#
}
