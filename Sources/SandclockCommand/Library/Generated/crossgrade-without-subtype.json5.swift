// Generated from Scenarios/crossgrade-without-subtype.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let crossgradeWithoutSubtypeJson5 = LibraryEntry(
    path: "crossgrade-without-subtype.json5",
    title: "Crossgrades as the engineer tells them, without a subtype",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_PREF": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: crossgradeWithoutSubtypeJson5Text)

  static let crossgradeWithoutSubtypeJson5Text = #"""
    {
      sandclock: 1,
      title: "Crossgrades as the engineer tells them, without a subtype",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        twin: "com.example.stream.premium.kids.monthly",
        year: "com.example.stream.premium.yearly",
      },
      store: { crossgradeSubtype: "omitted" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "1m", changePlan: "twin" },
            { at: "+1m", changePlan: "year" },
            { at: "renewal 1 + 1m", cancel: "twin" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_PREF twin",
        "DID_CHANGE_RENEWAL_PREF twin",
        "DID_RENEW year",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year",
        "EXPIRED/VOLUNTARY year",
      ],
    }

    """#
}
