// Generated from Scenarios/advanced-commerce.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let advancedCommerceJson5 = LibraryEntry(
    path: "advanced-commerce.json5",
    title: "A subscription moves to Advanced Commerce and is changed there",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "METADATA_UPDATE": 1,
      "MIGRATION": 1,
      "PRICE_CHANGE": 1,
    ],
    text: advancedCommerceJson5Text)

  static let advancedCommerceJson5Text = #"""
    {
      sandclock: 1,
      title: "A subscription moves to Advanced Commerce and is changed there",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      store: { renewalCap: 2 },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "renewal 1 + 1m", advancedCommerce: "MIGRATION" },
            { at: "+30s", advancedCommerce: "METADATA_UPDATE", product: "high" },
            { at: "+30s", advancedCommerce: "PRICE_CHANGE" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_RENEW high",
        "MIGRATION high",
        "METADATA_UPDATE high",
        "PRICE_CHANGE high",
        "DID_RENEW high x2",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        {
          notification: "MIGRATION",
          has: {
            data: {
              status: 1,
              transactionInfo: { previousOriginalTransactionId: "*" },
              renewalInfo: { autoRenewStatus: 1 },
            },
          },
        },
        {
          notification: "SUBSCRIBED/INITIAL_BUY",
          has: { data: { transactionInfo: { previousOriginalTransactionId: null } } },
        },
      ],
      remarks: [
        "J54. A receiver of before 2025 does not know these kinds.",
        "inferred: a migration goes on under a new original transaction until the same date, and e\#
    very later transaction names the old one",
        "the catalog has no SKUs of Advanced Commerce, so there is no advancedCommerceInfo",
      ],
    }

    """#
}
