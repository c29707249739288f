// Generated from Scenarios/week-month-year.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let weekMonthYearJson5 = #"""
    {
      sandclock: 1,
      title: "A week lasts three minutes, a month five, a year an hour",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        week: "com.example.stream.basic.weekly",
        month: "com.example.stream.premium.monthly",
        year: "com.example.stream.premium.yearly",
      },
      store: { promptness: "exact" }, // so that the boundaries can be read off the timeline
      customers: [
        { name: "wim", script: [{ buy: "week" }] },
        { name: "mo", script: [{ buy: "month" }] },
        { name: "yu", script: [{ buy: "year" }] },
      ],
      expect: [
        "wim SUBSCRIBED/INITIAL_BUY week",
        "wim DID_RENEW week x6",
        "wim DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED week",
        "wim EXPIRED/VOLUNTARY week",
        "mo SUBSCRIBED/INITIAL_BUY month",
        "mo DID_RENEW month x6",
        "mo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED month",
        "mo EXPIRED/VOLUNTARY month",
        "yu SUBSCRIBED/INITIAL_BUY year",
        "yu DID_RENEW year x6",
        "yu DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year",
        "yu EXPIRED/VOLUNTARY year",
      ],
    }

    """#
}
