// Generated from Scenarios/cancel.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let cancelJson5 = LibraryEntry(
    path: "cancel.json5",
    title: "A cancel leaves the paid period alone",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: cancelJson5Text)

  static let cancelJson5Text = #"""
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
