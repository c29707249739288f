// Generated from Scenarios/cancel.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let cancelJson5 = #"""
    {
      sandclock: 1,
      title: "A cancel leaves the paid period alone",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "renewal 1 + 2m", cancel: "high" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_RENEW high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        { at: "period end", renewsTo: "high", expires: "renewal 2" },
        { at: "renewal 2 - 1s", status: "active", entitled: true, renewsTo: null },
        { at: "expiry", status: "expired", entitled: false, product: "high", expires: "expiry" },
      ],
    }

    """#
}
