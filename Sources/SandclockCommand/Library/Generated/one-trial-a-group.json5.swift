// Generated from Scenarios/one-trial-a-group.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let oneTrialAGroupJson5 = LibraryEntry(
    path: "one-trial-a-group.json5",
    title: "A customer gets one introductory offer of a group",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "SUBSCRIBED/RESUBSCRIBE": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 5,
      "EXPIRED/VOLUNTARY": 5,
    ],
    text: oneTrialAGroupJson5Text)

  static let oneTrialAGroupJson5Text = #"""
    {
      sandclock: 1,
      title: "A customer gets one introductory offer of a group",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "trial end - 1m", cancel: "high" },
            { at: "expiry + 1m", buy: "high" },
            { at: "+1m", cancel: "high" },
            { at: "expiry + 1m", buy: "mid" },
            { at: "+1m", cancel: "mid" },
          ],
          remarks: "the trial again, or the introductory offer of another product: full price",
        },
        {
          name: "bo",
          script: [
            { buy: "high", intro: false },
            { at: "+1m", cancel: "high" },
            { at: "expiry + 1m", buy: "mid" },
            { at: "+1m", cancel: "mid" },
          ],
          remarks: "never had one, and so gets it after coming back",
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "ana SUBSCRIBED/RESUBSCRIBE high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "ana SUBSCRIBED/RESUBSCRIBE mid",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "ana EXPIRED/VOLUNTARY mid",
        "bo SUBSCRIBED/INITIAL_BUY high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo EXPIRED/VOLUNTARY high",
        "bo SUBSCRIBED/RESUBSCRIBE mid",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "bo EXPIRED/VOLUNTARY mid",
        {
          notification: "ana SUBSCRIBED/INITIAL_BUY",
          has: { data: { transactionInfo: { offerType: 1 } } },
        },
        {
          notification: "ana SUBSCRIBED/RESUBSCRIBE",
          has: { data: { transactionInfo: { offerType: null } } },
          count: 2,
        },
        {
          notification: "bo SUBSCRIBED/INITIAL_BUY",
          has: { data: { transactionInfo: { offerType: null } } },
        },
        {
          notification: "bo SUBSCRIBED/RESUBSCRIBE",
          has: { data: { transactionInfo: { offerType: 1 } } },
        },
      ],
    }

    """#
}
