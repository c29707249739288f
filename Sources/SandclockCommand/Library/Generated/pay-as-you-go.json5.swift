// Generated from Scenarios/pay-as-you-go.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let payAsYouGoJson5 = LibraryEntry(
    path: "pay-as-you-go.json5",
    title: "A customer pays the introductory price three times, then the full one",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: payAsYouGoJson5Text)

  static let payAsYouGoJson5Text = #"""
    {
      sandclock: 1,
      title: "A customer pays the introductory price three times, then the full one",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { mid: "com.example.stream.standard.monthly" },
      customers: [
        {
          name: "ana",
          script: [{ buy: "mid" }, { at: "renewal 3 + 1m", cancel: "mid" }],
          remarks: "J18",
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_RENEW mid x3",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
        {
          notification: "SUBSCRIBED/INITIAL_BUY",
          has: {
            data: {
              transactionInfo: {
                offerType: 1,
                offerDiscountType: "PAY_AS_YOU_GO",
                offerPeriod: "P3M",
              },
              renewalInfo: {
                offerType: 1,
                offerDiscountType: "PAY_AS_YOU_GO",
                offerPeriod: "P3M",
              },
            },
          },
        },
        {
          notification: "DID_RENEW #2",
          has: {
            data: {
              transactionInfo: { offerType: 1 },
              renewalInfo: { offerType: null },
            },
          },
          remarks: "the last at that price: the next renewal is no longer under the offer",
        },
        {
          notification: "DID_RENEW #3",
          has: { data: { transactionInfo: { offerType: null } } },
        },
      ],
    }

    """#
}
