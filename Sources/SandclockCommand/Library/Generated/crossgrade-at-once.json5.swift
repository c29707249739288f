// Generated from Scenarios/crossgrade-at-once.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let crossgradeAtOnceJson5 = LibraryEntry(
    path: "crossgrade-at-once.json5",
    title: "A crossgrade of the same length starts at once",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_PREF/UPGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: crossgradeAtOnceJson5Text)

  static let crossgradeAtOnceJson5Text = #"""
    {
      sandclock: 1,
      title: "A crossgrade of the same length starts at once",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        twin: "com.example.stream.premium.kids.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "2m", changePlan: "twin" },
            { at: "renewal 1 + 1m", cancel: "twin" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_PREF/UPGRADE twin",
        "DID_RENEW twin",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED twin",
        "EXPIRED/VOLUNTARY twin",
      ],
    }

    """#
}
