// Generated from Scenarios/v1-daylight-saving.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let v1DaylightSavingJson5 = LibraryEntry(
    path: "v1-daylight-saving.json5",
    title: "Version 1 in production: dates through both changes of the clock in Los Angeles",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 5,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: v1DaylightSavingJson5Text)

  static let v1DaylightSavingJson5Text = #"""
    {
      sandclock: 1,
      title: "Version 1 in production: dates through both changes of the clock in Los Angeles",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      store: { profile: "production" },
      start: "2026-10-15T05:29:52Z", // the evening before in Los Angeles
      until: "200d",
      customers: [
        {
          name: "ana",
          remarks: "the hour in UTC moves on 1 November and back on 14 March, that in Los Angeles \#
    stays",
          script: [{ buy: "high" }, { at: "renewal 5 + 1d", cancel: "high" }],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_RENEW high x5",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        {
          notification: "SUBSCRIBED/INITIAL_BUY",
          has: { data: { transactionInfo: { expiresDate: 1794724192000 } } },
          remarks: "2026-11-15T06:29:52Z",
        },
        {
          notification: "DID_RENEW #4",
          has: { data: { transactionInfo: { expiresDate: 1805088592000 } } },
          remarks: "2027-03-15T05:29:52Z",
        },
      ],
    }

    """#
}
