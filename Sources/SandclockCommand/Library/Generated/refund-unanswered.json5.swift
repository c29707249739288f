// Generated from Scenarios/refund-unanswered.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let refundUnansweredJson5 = LibraryEntry(
    path: "refund-unanswered.json5",
    title: "In production the developer is asked three times",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "REFUND": 1,
      "CONSUMPTION_REQUEST": 3,
    ],
    text: refundUnansweredJson5Text)

  static let refundUnansweredJson5Text = #"""
    {
      sandclock: 1,
      title: "In production the developer is asked three times",
      remarks: "J43: each is a notification of its own, eight hours apart; then the store decides.\#
    ",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      store: { profile: "production", renewalCap: 1 },
      products: {
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { at: "1d", requestRefund: "mid", via: "support", decision: "none" },
            { at: "+20h", decideRefund: "granted" },
            { at: "renewal 1 + 1d", cancel: "mid" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "CONSUMPTION_REQUEST mid x3",
        "REFUND mid",
        "DID_RENEW mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
      ],
    }

    """#
}
