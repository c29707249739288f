// Generated from Scenarios/trial-downgrade.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let trialDowngradeJson5 = LibraryEntry(
    path: "trial-downgrade.json5",
    title: "A downgrade during a free trial waits for the end of the trial",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: trialDowngradeJson5Text)

  static let trialDowngradeJson5Text = #"""
    {
      sandclock: 1,
      title: "A downgrade during a free trial waits for the end of the trial",
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
            { at: "1m", changePlan: "mid" },
            { at: "trial end + 2m", cancel: "mid" },
          ],
          remarks: "J14; mid has an introductory offer too, but nobody gets two of a group",
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "DID_RENEW mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
        {
          notification: "DID_CHANGE_RENEWAL_PREF/DOWNGRADE",
          has: {
            data: {
              transactionInfo: { offerType: 1, price: 0 },
              renewalInfo: { offerType: null },
            },
          },
        },
        {
          notification: "DID_RENEW",
          has: { data: { transactionInfo: { offerType: null } } },
        },
      ],
    }

    """#
}
