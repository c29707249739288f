// Generated from Scenarios/resubscribe-to-another.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let resubscribeToAnotherJson5 = LibraryEntry(
    path: "resubscribe-to-another.json5",
    title: "Another product after the end is still a resubscription",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "SUBSCRIBED/RESUBSCRIBE": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: resubscribeToAnotherJson5Text)

  static let resubscribeToAnotherJson5Text = #"""
    {
      sandclock: 1,
      title: "Another product after the end is still a resubscription",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "1m", cancel: "high" },
            { at: "expiry + 1h", buy: "mid" },
            { at: "renewal 1 + 1m", cancel: "mid" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        "SUBSCRIBED/RESUBSCRIBE mid",
        "DID_RENEW mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
      ],
    }

    """#
}
