// Generated from Scenarios/upgrade.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let upgradeJson5 = LibraryEntry(
    path: "upgrade.json5",
    title: "An upgrade starts at once, without a refund to be seen",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_PREF/UPGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: upgradeJson5Text)

  static let upgradeJson5Text = #"""
    {
      sandclock: 1,
      title: "An upgrade starts at once, without a refund to be seen",
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
            { buy: "mid" },
            { at: "2m", changePlan: "high" },
            { at: "renewal 2 + 1m", cancel: "high", remarks: "counted from the upgrade" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_CHANGE_RENEWAL_PREF/UPGRADE high",
        "DID_RENEW high x2",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        { at: "1m59s", product: "mid", entitled: true },
        { at: "2m", product: "high", renewsTo: "high", expires: "7m" },
      ],
    }

    """#
}
