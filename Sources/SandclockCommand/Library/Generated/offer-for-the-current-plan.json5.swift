// Generated from Scenarios/offer-for-the-current-plan.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let offerForTheCurrentPlanJson5 = LibraryEntry(
    path: "offer-for-the-current-plan.json5",
    title: "A promotional offer for the current plan waits for the renewal",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 1,
      "OFFER_REDEEMED": 1,
    ],
    text: offerForTheCurrentPlanJson5Text)

  static let offerForTheCurrentPlanJson5Text = #"""
    {
      sandclock: 1,
      title: "A promotional offer for the current plan waits for the renewal",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      params: { offer: "half-price" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high", intro: false },
            { at: "1m", cancel: "high" },
            {
              at: "3m",
              changePlan: "high",
              offer: "${offer}",
              remarks: "auto-renew is on again, without a notification of its own",
            },
            { at: "renewal 3 + 1m", cancel: "high" },
          ],
          remarks: "J20; that the offer shows in renewalInfo only until the renewal is inferred",
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "OFFER_REDEEMED high",
        "DID_RENEW high x3",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        {
          notification: "OFFER_REDEEMED",
          has: {
            data: {
              transactionInfo: { offerType: null },
              renewalInfo: {
                autoRenewStatus: 1,
                offerType: 2,
                offerIdentifier: "${offer}",
                offerDiscountType: "PAY_AS_YOU_GO",
                offerPeriod: "P2M",
              },
            },
          },
        },
        {
          notification: "DID_RENEW #1",
          has: {
            data: {
              transactionInfo: { offerType: 2, offerIdentifier: "${offer}" },
              renewalInfo: { offerType: 2 },
            },
          },
        },
        {
          notification: "DID_RENEW #2",
          has: {
            data: {
              transactionInfo: { offerType: 2 },
              renewalInfo: { offerType: null },
            },
          },
        },
        {
          notification: "DID_RENEW #3",
          has: { data: { transactionInfo: { offerType: null } } },
        },
      ],
    }

    """#
}
