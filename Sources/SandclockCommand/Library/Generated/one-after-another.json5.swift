// Generated from Scenarios/one-after-another.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let oneAfterAnotherJson5 = LibraryEntry(
    path: "one-after-another.json5",
    title: "What one customer does when another's notification has come",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 3,
      "DID_CHANGE_RENEWAL_PREF/UPGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: oneAfterAnotherJson5Text)

  static let oneAfterAnotherJson5Text = #"""
    {
      sandclock: 1,
      title: "What one customer does when another's notification has come",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [{ buy: "high" }, { id: "leaves", at: "renewal 2 + 1m", cancel: "high" }],
        },
        {
          name: "bo",
          script: [
            { at: "ana DID_RENEW high", buy: "mid", remarks: "the first of ana's renewals" },
            { at: "@leaves + 30s", changePlan: "high" },
            { at: "expiry of ana high", cancel: "high" },
          ],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana DID_RENEW high x2",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "bo SUBSCRIBED/INITIAL_BUY mid",
        "bo DID_RENEW mid",
        "bo DID_CHANGE_RENEWAL_PREF/UPGRADE high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo EXPIRED/VOLUNTARY high",
        {
          notification: "bo DID_CHANGE_RENEWAL_PREF/UPGRADE",
          between: ["@leaves + 30s", "@leaves + 70s"],
          has: { data: { status: 1, transactionInfo: { transactionReason: "PURCHASE" } } },
        },
      ],
    }

    """#
}
