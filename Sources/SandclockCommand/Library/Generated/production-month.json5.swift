// Generated from Scenarios/production-month.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let productionMonthJson5 = LibraryEntry(
    path: "production-month.json5",
    title: "In production a month bought on the 31st ends on the last day, and comes back",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 4,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: productionMonthJson5Text)

  static let productionMonthJson5Text = #"""
    {
      sandclock: 1,
      title: "In production a month bought on the 31st ends on the last day, and comes back",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      store: { profile: "production" },
      start: "2027-01-31T18:30:00Z", // half past ten in the morning, Pacific time
      until: "200d",
      customers: [
        {
          name: "ana",
          remarks: "the wall clock stays at 10:30 through the change to daylight saving on 14 Marc\#
    h",
          script: [{ buy: "high" }, { at: "renewal 4 + 1d", cancel: "high" }],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_RENEW high x4",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        {
          notification: "SUBSCRIBED/INITIAL_BUY",
          has: { data: { environment: "Production", renewalInfo: { renewalDate: 1803839400000 } } \#
    },
          remarks: "2027-02-28T18:30:00Z",
        },
        {
          notification: "DID_RENEW #1",
          has: { data: { transactionInfo: { expiresDate: 1806514200000 } } },
          remarks: "2027-03-31T17:30:00Z, back on the 31st and an hour earlier in UTC",
        },
      ],
    }

    """#
}
