// Generated from Scenarios/downgrade-then-cancel.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let downgradeThenCancelJson5 = LibraryEntry(
    path: "downgrade-then-cancel.json5",
    title: "A cancel forgets the downgrade that waited",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: downgradeThenCancelJson5Text)

  static let downgradeThenCancelJson5Text = #"""
    {
      sandclock: 1,
      title: "A cancel forgets the downgrade that waited",
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
            { at: "+1m", cancel: "high" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
      ],
    }

    """#
}
