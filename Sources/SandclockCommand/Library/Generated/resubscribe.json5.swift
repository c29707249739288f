// Generated from Scenarios/resubscribe.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let resubscribeJson5 = LibraryEntry(
    path: "resubscribe.json5",
    title: "A resubscription keeps the original transaction and starts anew",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "SUBSCRIBED/RESUBSCRIBE": 1,
      "DID_RENEW": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: resubscribeJson5Text)

  static let resubscribeJson5Text = #"""
    {
      sandclock: 1,
      title: "A resubscription keeps the original transaction and starts anew",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "renewal 1 + 1m", cancel: "high" },
            { at: "expiry + 10m", buy: "high" },
            { at: "renewal 2 + 1m", cancel: "high", remarks: "counted from the second purchase" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_RENEW high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        "SUBSCRIBED/RESUBSCRIBE high",
        "DID_RENEW high x2",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
      ],
    }

    """#
}
