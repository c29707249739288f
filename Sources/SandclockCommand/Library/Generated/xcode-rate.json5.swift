// Generated from Scenarios/xcode-rate.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let xcodeRateJson5 = LibraryEntry(
    path: "xcode-rate.json5",
    title: "With Xcode's rates a month can last thirty seconds",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: xcodeRateJson5Text)

  static let xcodeRateJson5Text = #"""
    {
      sandclock: 1,
      title: "With Xcode's rates a month can last thirty seconds",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      store: { profile: "xcode", renewalRate: "monthlyRenewalEveryThirtySeconds", environment: "Sa\#
    ndbox" },
      until: "5m",
      customers: [
        { name: "ana", script: [{ buy: "high" }, { at: "renewal 3 + 10s", cancel: "high" }] },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_RENEW high x3",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
      ],
    }

    """#
}
