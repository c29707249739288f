// Generated from Scenarios/advanced-commerce.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let advancedCommerceJson5 = #"""
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
