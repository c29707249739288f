// Generated from Scenarios/two-groups.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let twoGroupsJson5 = LibraryEntry(
    path: "two-groups.json5",
    title: "Two groups of one customer live side by side",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 8,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: twoGroupsJson5Text)

  static let twoGroupsJson5Text = #"""
    {
      sandclock: 1,
      title: "Two groups of one customer live side by side",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        sports: "com.example.stream.sports.monthly",
      },
      customers: [
        {
          name: "ana",
          remarks: "whoever keys on the account token instead of the original transaction breaks h\#
    ere",
          script: [
            { buy: "high" },
            { buy: "sports" },
            { at: "renewal 2 + 1m", cancel: "sports" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY",
        "SUBSCRIBED/INITIAL_BUY",
        "...",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED sports",
        "...",
        "EXPIRED/VOLUNTARY sports",
        "DID_RENEW high x2..4",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        { at: "25m", of: "high", status: "active", entitled: true },
        { at: "25m", of: "sports", status: "expired", entitled: false },
      ],
    }

    """#
}
