// Generated from Scenarios/downgrade-then-upgrade.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let downgradeThenUpgradeJson5 = LibraryEntry(
    path: "downgrade-then-upgrade.json5",
    title: "An upgrade replaces the downgrade that waited",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_PREF/UPGRADE": 1,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: downgradeThenUpgradeJson5Text)

  static let downgradeThenUpgradeJson5Text = #"""
    {
      sandclock: 1,
      title: "An upgrade replaces the downgrade that waited",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
        low: "com.example.stream.basic.weekly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { at: "1m", changePlan: "low" },
            { at: "+1m", changePlan: "high" },
            { at: "renewal 1 + 1m", cancel: "high" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_CHANGE_RENEWAL_PREF/DOWNGRADE mid",
        "DID_CHANGE_RENEWAL_PREF/UPGRADE high",
        "DID_RENEW high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
      ],
    }

    """#
}
