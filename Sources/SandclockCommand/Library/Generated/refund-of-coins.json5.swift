// Generated from Scenarios/refund-of-coins.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let refundOfCoinsJson5 = LibraryEntry(
    path: "refund-of-coins.json5",
    title: "What was bought once is refunded without a word of renewals",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "REFUND": 1,
      "REFUND_REVERSED": 1,
      "CONSUMPTION_REQUEST": 1,
      "ONE_TIME_CHARGE": 1,
    ],
    text: refundOfCoinsJson5Text)

  static let refundOfCoinsJson5Text = #"""
    {
      sandclock: 1,
      title: "What was bought once is refunded without a word of renewals",
      remarks: "J49. The developer is asked about consumables and subscriptions only; half is a pr\#
    orated refund of what has no time.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        coins: "com.example.stream.coins.100",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "coins" },
            { at: "1m", requestRefund: "coins", reason: "FULFILLMENT_ISSUE", decision: "prorated" \#
    },
            { at: "10m", reverseRefund: "coins" },
          ],
        },
      ],
      expect: [
        "ONE_TIME_CHARGE coins",
        "CONSUMPTION_REQUEST coins",
        "REFUND coins",
        "REFUND_REVERSED coins",
        {
          notification: "REFUND",
          has: {
            data: {
              status: null,
              renewalInfo: null,
              transactionInfo: { revocationReason: 1, revocationPercentage: 50000 },
            },
          },
        },
      ],
    }

    """#
}
