// Generated from Scenarios/family-bought-once.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let familyBoughtOnceJson5 = LibraryEntry(
    path: "family-bought-once.json5",
    title: "What is bought for good is shared, and paid back for all",
    needs: [],
    kinds: [
      "REFUND": 1,
      "REFUND_REVERSED": 1,
      "REVOKE": 2,
      "ONE_TIME_CHARGE": 4,
    ],
    text: familyBoughtOnceJson5Text)

  static let familyBoughtOnceJson5Text = #"""
    {
      sandclock: 1,
      title: "What is bought for good is shared, and paid back for all",
      catalog: {
        products: [
          { id: "com.example.game.gold", kind: "nonConsumable", price: "19.99", shareable: true },
        ],
      },
      app: { bundleId: "com.example.game", appAppleId: 1234567891 },
      products: { gold: "com.example.game.gold" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "gold" },
            { at: "1m", shareWithFamily: "gold", members: ["bo", "cy"], after: "..20s" },
            { at: "5m", stopSharing: "gold", members: ["cy"] },
            { at: "10m", requestRefund: "gold", via: "support" },
            { at: "20m", reverseRefund: "gold" },
          ],
        },
        { name: "bo" },
        { name: "cy" },
      ],
      expect: [
        "ana ONE_TIME_CHARGE gold",
        "ana REFUND gold",
        "ana REFUND_REVERSED gold",
        "bo ONE_TIME_CHARGE gold",
        "bo REVOKE gold",
        "bo ONE_TIME_CHARGE gold",
        "cy ONE_TIME_CHARGE gold",
        "cy REVOKE gold",
        {
          notification: "bo *",
          count: 3,
          has: {
            data: {
              status: null,
              renewalInfo: null,
              transactionInfo: { inAppOwnershipType: "FAMILY_SHARED", price: null, currency: null \#
    },
            },
          },
        },
        {
          notification: "REVOKE",
          count: 2,
          has: { data: { transactionInfo: { revocationReason: 0, revocationType: "FAMILY_REVOKE" }\#
     } },
        },
      ],
      remarks: [
        "J47, J48, J49. Only non-consumables can be shared of what is bought once.",
        "inferred: a refund that is taken back gives members access again, told like the first tim\#
    e, under a new transaction",
      ],
    }

    """#
}
