// Generated from Scenarios/account-closed.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let accountClosedJson5 = LibraryEntry(
    path: "account-closed.json5",
    title: "A closed Apple account ends all of its subscriptions",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 3,
      "EXPIRED/VOLUNTARY": 1,
      "EXPIRED": 2,
    ],
    text: accountClosedJson5Text)

  static let accountClosedJson5Text = #"""
    {
      sandclock: 1,
      title: "A closed Apple account ends all of its subscriptions",
      remarks: "J55. Nobody has told what the store sends then. That auto-renew goes off, and that\#
     the end has no subtype, is inferred.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        mid: "com.example.stream.standard.monthly",
        sports: "com.example.stream.sports.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { buy: "sports" },
            { at: "2m", closeAccount: true },
          ],
        },
        {
          name: "bea",
          remarks: "what was cancelled before ends as ever",
          script: [
            { buy: "mid" },
            { at: "1m", cancel: "mid" },
            { at: "2m", closeAccount: true },
          ],
        },
      ],
      expect: [
        { anyOrder: ["ana SUBSCRIBED/INITIAL_BUY mid", "ana SUBSCRIBED/INITIAL_BUY sports"] },
        {
          anyOrder: [
            "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
            "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED sports",
            "ana EXPIRED mid",
            "ana EXPIRED sports",
          ],
        },
        {
          notification: "ana EXPIRED",
          count: 2,
          has: {
            subtype: null,
            data: {
              status: 2,
              renewalInfo: { expirationIntent: 5, autoRenewStatus: 0, isInBillingRetryPeriod: fals\#
    e },
            },
          },
        },
        "bea SUBSCRIBED/INITIAL_BUY mid",
        "bea DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "bea EXPIRED/VOLUNTARY mid",
      ],
    }

    """#
}
