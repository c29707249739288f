// Generated from Scenarios/plain-month.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let plainMonthJson5 = LibraryEntry(
    path: "plain-month.json5",
    title: "A month renews to the cap and ends by itself",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 6,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: plainMonthJson5Text)

  static let plainMonthJson5Text = #"""
    {
      sandclock: 1,
      title: "A month renews to the cap and ends by itself",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      customers: [
        { name: "ana", script: [{ buy: "high" }] },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_RENEW high x6",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
      ],
    }

    """#
}
