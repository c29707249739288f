// Generated from Scenarios/toggling.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let togglingJson5 = LibraryEntry(
    path: "toggling.json5",
    title: "Every toggle of auto-renew is a notification of its own",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED": 2,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: togglingJson5Text)

  static let togglingJson5Text = #"""
    {
      sandclock: 1,
      title: "Every toggle of auto-renew is a notification of its own",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "1m", cancel: "high", repeat: 3, every: "40s" },
            { at: "1m20s", resume: "high", repeat: 2, every: "40s" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        { notification: "DID_RENEW", count: 0 },
      ],
    }

    """#
}
