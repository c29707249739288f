// Generated from Scenarios/pay-up-front.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let payUpFrontJson5 = LibraryEntry(
    path: "pay-up-front.json5",
    title: "Three months are paid up front, the fourth at full price",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: payUpFrontJson5Text)

  static let payUpFrontJson5Text = #"""
    {
      sandclock: 1,
      title: "Three months are paid up front, the fourth at full price",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { low: "com.example.stream.basic.monthly" },
      customers: [
        {
          name: "ana",
          script: [{ buy: "low" }, { at: "renewal 1 + 1m", cancel: "low" }],
          remarks: "J19; one transaction of fifteen minutes, then one of five",
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY low",
        "DID_RENEW low",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED low",
        "EXPIRED/VOLUNTARY low",
        {
          notification: "SUBSCRIBED/INITIAL_BUY",
          has: {
            data: {
              transactionInfo: {
                offerType: 1,
                offerDiscountType: "PAY_UP_FRONT",
                offerPeriod: "P3M",
              },
              renewalInfo: { offerType: null },
            },
          },
        },
        { notification: "DID_RENEW", between: ["14m", "15m"] },
      ],
    }

    """#
}
