// Generated from Scenarios/two-stores.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let twoStoresJson5 = LibraryEntry(
    path: "two-stores.json5",
    title: "Customers of two stores and two apps in one stream",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 3,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 3,
      "EXPIRED/VOLUNTARY": 3,
    ],
    text: twoStoresJson5Text)

  static let twoStoresJson5Text = #"""
    {
      sandclock: 1,
      title: "Customers of two stores and two apps in one stream",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      until: "40d",
      customers: [
        { name: "ana", script: [{ buy: "high" }, { at: "renewal 1 + 1m", cancel: "high" }] },
        {
          name: "pia",
          store: { profile: "production" },
          script: [{ buy: "high" }, { at: "10d", cancel: "high" }],
        },
        {
          name: "kit",
          app: { bundleId: "com.example.stream.kids", appAppleId: null },
          script: [{ buy: "high" }, { at: "1m", cancel: "high" }],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana DID_RENEW high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "pia SUBSCRIBED/INITIAL_BUY high",
        "pia DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "pia EXPIRED/VOLUNTARY high",
        "kit SUBSCRIBED/INITIAL_BUY high",
        "kit DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "kit EXPIRED/VOLUNTARY high",
        { notification: "pia *", has: { data: { environment: "Production" } } },
        { notification: "kit *", has: { data: { bundleId: "com.example.stream.kids", appAppleId: n\#
    ull } } },
      ],
    }

    """#
}
