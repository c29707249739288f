// Generated from Scenarios/plan-after-cancel.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let planAfterCancelJson5 = LibraryEntry(
    path: "plan-after-cancel.json5",
    title: "Choosing a plan after a cancel turns auto-renew on in silence",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: planAfterCancelJson5Text)

  static let planAfterCancelJson5Text = #"""
    {
      sandclock: 1,
      title: "Choosing a plan after a cancel turns auto-renew on in silence",
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
            { at: "1m", cancel: "high" },
            { at: "+1m", changePlan: "mid" },
            { at: "renewal 1 + 1m", cancel: "mid" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "DID_RENEW mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
      ],
    }

    """#
}
