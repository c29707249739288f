// Generated from Scenarios/receipts.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let receiptsJson5 = LibraryEntry(
    path: "receipts.json5",
    title: "A receipt holds every kind of product as long as it is not used up",
    needs: [],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "REFUND": 2,
      "CONSUMPTION_REQUEST": 1,
      "ONE_TIME_CHARGE": 5,
    ],
    text: receiptsJson5Text)

  static let receiptsJson5Text = #"""
    {
      sandclock: 1,
      title: "A receipt holds every kind of product as long as it is not used up",
      catalog: {
        groups: {
          streaming: [
            {
              id: "com.example.game.club.monthly", level: 1, period: "P1M", price: "4.99",
              offers: [{ kind: "introductory", mode: "free", period: "P1W" }],
            },
          ],
        },
        products: [
          { id: "com.example.game.coins.100", kind: "consumable", price: "0.99" },
          { id: "com.example.game.gold", kind: "nonConsumable", price: "19.99" },
          { id: "com.example.game.season", kind: "nonRenewing", price: "4.99" },
          { id: "com.example.game.news", kind: "free" },
        ],
      },
      app: { bundleId: "com.example.game", appAppleId: 1234567891, sharedSecret: "5f2d0c9b8a7e6d5c\#
    4b3a29180f1e2d3c" },
      products: {
        club: "com.example.game.club.monthly",
        coins: "com.example.game.coins.100",
        gold: "com.example.game.gold",
        season: "com.example.game.season",
        news: "com.example.game.news",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "club" },
            { buy: "season" },
            { at: "4m", buy: "gold" },
            { at: "5m", buy: "season" },
            { at: "6m", buy: "coins", quantity: 3 },
            { at: "7m", buy: "news" },
            { at: "8m", requestRefund: "gold", reason: "LEGAL" },
            { at: "9m", requestRefund: "coins" },
            { at: "renewal 3 + 1m", cancel: "club" },
          ],
        },
        { name: "bo", remarks: "has bought nothing" },
      ],
      expect: [
        { anyOrder: ["ana SUBSCRIBED/INITIAL_BUY club", "ana ONE_TIME_CHARGE season"] },
        "ana ...",
        "ana EXPIRED/VOLUNTARY club",
        { notification: "ana ONE_TIME_CHARGE", count: 5 },
        { notification: "ana REFUND gold", count: 1 },
        { notification: "ana CONSUMPTION_REQUEST coins", count: 1 },
        { notification: "ana REFUND coins", count: 1 },
        { notification: "ana DID_RENEW club", count: 3 },
      ],
      remarks: [
        "sandclock receipt receipts.json5 --customer ana --at 10m is what verifyReceipt answers th\#
    en",
        "inferred: coins are delivered, and gone from the receipt, once the store has told of them\#
    ",
      ],
    }

    """#
}
