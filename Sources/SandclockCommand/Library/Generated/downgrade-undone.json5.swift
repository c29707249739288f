// Generated from Scenarios/downgrade-undone.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let downgradeUndoneJson5 = LibraryEntry(
    path: "downgrade-undone.json5",
    title: "A downgrade undone before the renewal leaves no trace",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 1,
      "DID_CHANGE_RENEWAL_PREF": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: downgradeUndoneJson5Text)

  static let downgradeUndoneJson5Text = #"""
    {
      sandclock: 1,
      title: "A downgrade undone before the renewal leaves no trace",
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
            { at: "1m", changePlan: "mid" },
            { at: "+1m", changePlan: "high" },
            { at: "renewal 1 + 1m", cancel: "high" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "DID_CHANGE_RENEWAL_PREF high",
        "DID_RENEW high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
      ],
    }

    """#
}
