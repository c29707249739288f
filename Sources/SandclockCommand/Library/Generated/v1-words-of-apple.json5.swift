// Generated from Scenarios/v1-words-of-apple.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let v1WordsOfAppleJson5 = LibraryEntry(
    path: "v1-words-of-apple.json5",
    title: "Version 1 in Apple's words: two notifications tell an upgrade",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "SUBSCRIBED/RESUBSCRIBE": 2,
      "DID_CHANGE_RENEWAL_PREF/UPGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 4,
      "EXPIRED/VOLUNTARY": 3,
      "REFUND": 1,
      "CONSUMPTION_REQUEST": 1,
    ],
    text: v1WordsOfAppleJson5Text)

  static let v1WordsOfAppleJson5Text = #"""
    {
      sandclock: 1,
      title: "Version 1 in Apple's words: two notifications tell an upgrade",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890, sharedSecret: "0123456789abcd\#
    ef0123456789abcdef" },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
      },
      store: { v1: { dialect: "apple" } },
      customers: [
        {
          name: "ana",
          remarks: "INITIAL_BUY; INTERACTIVE_RENEWAL and DID_CHANGE_RENEWAL_STATUS; CANCEL and DID\#
    _CHANGE_RENEWAL_STATUS",
          script: [
            { buy: "mid" },
            { at: "2m", changePlan: "high" },
            { at: "3m", requestRefund: "high", reason: "FULFILLMENT_ISSUE" },
          ],
        },
        {
          name: "bea",
          remarks: "who comes back to another product renews by hand; the end itself is told by no\#
    thing",
          script: [
            { buy: "mid" },
            { at: "2m", cancel: "mid" },
            { at: "expiry + 2m", buy: "high" },
            { at: "+1m", cancel: "high" },
            { at: "expiry + 2m", buy: "high" },
            { at: "+1m", cancel: "high" },
          ],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY mid",
        "ana DID_CHANGE_RENEWAL_PREF/UPGRADE high",
        {
          anyOrder: [
            "ana CONSUMPTION_REQUEST high", "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED hig\#
    h",
          ],
        },
        "ana REFUND high",
        "bea SUBSCRIBED/INITIAL_BUY mid",
        "bea DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "bea EXPIRED/VOLUNTARY mid",
        "bea SUBSCRIBED/RESUBSCRIBE high",
        "bea DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bea EXPIRED/VOLUNTARY high",
        "bea SUBSCRIBED/RESUBSCRIBE high",
        "bea DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bea EXPIRED/VOLUNTARY high",
      ],
    }

    """#
}
