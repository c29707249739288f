// Generated from Scenarios/downgrade.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let downgradeJson5 = LibraryEntry(
    path: "downgrade.json5",
    title: "A downgrade waits for the renewal",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: downgradeJson5Text)

  static let downgradeJson5Text = #"""
    {
      sandclock: 1,
      title: "A downgrade waits for the renewal",
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
            { at: "2m", changePlan: "mid" },
            { at: "renewal 2 + 30s", cancel: "mid" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "DID_RENEW mid x2",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
        { at: "renewal 1 - 2m", product: "high", renewsTo: "mid" },
        { at: "renewal 1", product: "mid", renewsTo: "mid", expires: "renewal 2" },
      ],
    }

    """#
}
