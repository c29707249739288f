// Generated from Scenarios/trial-cancelled.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let trialCancelledJson5 = LibraryEntry(
    path: "trial-cancelled.json5",
    title: "A free trial that is cancelled ends with the trial",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: trialCancelledJson5Text)

  static let trialCancelledJson5Text = #"""
    {
      sandclock: 1,
      title: "A free trial that is cancelled ends with the trial",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      customers: [
        {
          name: "ana",
          script: [{ buy: "high" }, { at: "trial end - 2m", cancel: "high" }],
          remarks: "J17",
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        {
          notification: "EXPIRED/VOLUNTARY",
          has: {
            data: {
              transactionInfo: { offerType: 1, price: 0 },
              renewalInfo: { expirationIntent: 1 },
            },
          },
        },
      ],
    }

    """#
}
