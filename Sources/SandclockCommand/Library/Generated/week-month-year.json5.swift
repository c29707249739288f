// Generated from Scenarios/week-month-year.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let weekMonthYearJson5 = LibraryEntry(
    path: "week-month-year.json5",
    title: "A week lasts three minutes, a month five, a year an hour",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 3,
      "DID_RENEW": 18,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 3,
      "EXPIRED/VOLUNTARY": 3,
    ],
    text: weekMonthYearJson5Text)

  static let weekMonthYearJson5Text = #"""
    {
      sandclock: 1,
      title: "A week lasts three minutes, a month five, a year an hour",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        low: "com.example.stream.basic.weekly",
        high: "com.example.stream.premium.monthly",
        year: "com.example.stream.premium.yearly",
      },
      store: { promptness: "exact" }, // so that the boundaries can be read off the timeline
      customers: [
        { name: "wim", script: [{ buy: "low" }] },
        { name: "mo", script: [{ buy: "high" }] },
        { name: "yu", script: [{ buy: "year" }] },
      ],
      expect: [
        "wim SUBSCRIBED/INITIAL_BUY low",
        "wim DID_RENEW low x6",
        "wim DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED low",
        "wim EXPIRED/VOLUNTARY low",
        "mo SUBSCRIBED/INITIAL_BUY high",
        "mo DID_RENEW high x6",
        "mo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "mo EXPIRED/VOLUNTARY high",
        "yu SUBSCRIBED/INITIAL_BUY year",
        "yu DID_RENEW year x6",
        "yu DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year",
        "yu EXPIRED/VOLUNTARY year",
      ],
    }

    """#
}
