// Generated from Scenarios/testflight-days.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let testflightDaysJson5 = LibraryEntry(
    path: "testflight-days.json5",
    title: "In TestFlight every period is a day, whatever was bought",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 9,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: testflightDaysJson5Text)

  static let testflightDaysJson5Text = #"""
    {
      sandclock: 1,
      title: "In TestFlight every period is a day, whatever was bought",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        low: "com.example.stream.basic.weekly",
        year: "com.example.stream.premium.yearly",
      },
      store: { profile: "testflight" },
      customers: [
        { name: "wim", script: [{ buy: "low" }] },
        { name: "yu", script: [{ buy: "year" }, { at: "renewal 3 + 1h", cancel: "year" }] },
      ],
      expect: [
        "wim SUBSCRIBED/INITIAL_BUY low",
        "wim DID_RENEW low x6",
        "wim DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED low",
        "wim EXPIRED/VOLUNTARY low",
        "yu SUBSCRIBED/INITIAL_BUY year",
        "yu DID_RENEW year x3",
        "yu DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year",
        "yu EXPIRED/VOLUNTARY year",
      ],
    }

    """#
}
