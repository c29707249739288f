// Generated from Scenarios/ask-to-buy.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let askToBuyJson5 = LibraryEntry(
    path: "ask-to-buy.json5",
    title: "A child asks, and nothing is told until somebody approves",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "ONE_TIME_CHARGE": 1,
    ],
    text: askToBuyJson5Text)

  static let askToBuyJson5Text = #"""
    {
      sandclock: 1,
      title: "A child asks, and nothing is told until somebody approves",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        coins: "com.example.stream.coins.100",
      },
      store: { promptness: "exact", renewalCap: 1 },
      customers: [
        {
          name: "kim",
          script: [
            { buy: "coins", askToBuy: "2d" },
            { at: "1m", buy: "high", askToBuy: "10m" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_RENEW high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        "ONE_TIME_CHARGE coins",
        {
          notification: "SUBSCRIBED/INITIAL_BUY",
          between: ["11m", "11m"],
          has: { data: { transactionInfo: { purchaseDate: 1767604260000 } } },
        },
        {
          notification: "ONE_TIME_CHARGE",
          between: ["2d", "2d"],
          has: { data: { transactionInfo: { purchaseDate: 1767776400000 } } },
        },
      ],
      remarks: "J52, inferred: the purchase date is when it is approved, however long ago the chil\#
    d asked",
    }

    """#
}
