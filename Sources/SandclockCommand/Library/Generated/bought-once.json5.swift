// Generated from Scenarios/bought-once.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let boughtOnceJson5 = LibraryEntry(
    path: "bought-once.json5",
    title: "What is bought once is told once, and never again",
    needs: [],
    kinds: ["ONE_TIME_CHARGE": 8],
    text: boughtOnceJson5Text)

  static let boughtOnceJson5Text = #"""
    {
      sandclock: 1,
      title: "What is bought once is told once, and never again",
      catalog: {
        products: [
          { id: "com.example.game.coins.100", kind: "consumable", price: "0.99" },
          { id: "com.example.game.gold", kind: "nonConsumable", price: { USA: "19.99", JPN: "3000"\#
     } },
          { id: "com.example.game.season", kind: "nonRenewing", price: "4.99" },
          { id: "com.example.game.news", kind: "free" },
        ],
      },
      app: { bundleId: "com.example.game", appAppleId: 1234567891 },
      products: {
        coins: "com.example.game.coins.100",
        gold: "com.example.game.gold",
        season: "com.example.game.season",
        news: "com.example.game.news",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "coins" },
            { at: "1m", buy: "coins", quantity: 3 },
            { at: "2m", buy: "gold" },
            { at: "3m", buy: "season" },
            { at: "1d", buy: "season" },
            { at: "2d", buy: "news" },
          ],
        },
        {
          name: "bo",
          storefront: "JPN",
          accountToken: null,
          script: [
            { buy: "gold", accountToken: "5c1f0a7e-98d4-4b3f-8a52-6d0e7b9c1f23" },
            { at: "1m", buy: "coins" },
          ],
        },
      ],
      expect: [
        "ana ONE_TIME_CHARGE coins x2",
        "ana ONE_TIME_CHARGE gold",
        "ana ONE_TIME_CHARGE season x2",
        "ana ONE_TIME_CHARGE news",
        "bo ONE_TIME_CHARGE gold",
        "bo ONE_TIME_CHARGE coins",
        {
          notification: "ONE_TIME_CHARGE",
          count: 8,
          has: {
            data: {
              status: null,
              renewalInfo: null,
              transactionInfo: {
                transactionReason: "PURCHASE",
                expiresDate: null,
                webOrderLineItemId: null,
                subscriptionGroupIdentifier: null,
              },
            },
          },
        },
        {
          notification: "ana ONE_TIME_CHARGE coins #2",
          has: { data: { transactionInfo: { type: "Consumable", quantity: 3 } } },
        },
        {
          notification: "ONE_TIME_CHARGE gold",
          count: 2,
          has: { data: { transactionInfo: { type: "Non-Consumable", quantity: 1 } } },
        },
        {
          notification: "ONE_TIME_CHARGE season",
          count: 2,
          has: { data: { transactionInfo: { type: "Non-Renewing Subscription" } } },
        },
        {
          notification: "bo ONE_TIME_CHARGE gold",
          has: {
            data: { transactionInfo: { appAccountToken: "5c1f0a7e-98d4-4b3f-8a52-6d0e7b9c1f23" } }\#
    ,
          },
        },
        {
          notification: "bo ONE_TIME_CHARGE coins",
          has: { data: { transactionInfo: { appAccountToken: null } } },
        },
      ],
      remarks: [
        "J49. Each transaction is its own original: two season passes have nothing in common but t\#
    he product.",
        "inferred: no genuine token was found; the members are those that Apple's pages leave for \#
    what does not renew",
        "inferred: of free subscriptions, which the store no longer sells, that they are told like\#
     non-renewing ones",
      ],
    }

    """#
}
