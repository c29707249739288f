// Generated from Scenarios/code-while-subscribed.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let codeWhileSubscribedJson5 = LibraryEntry(
    path: "code-while-subscribed.json5",
    title: "An offer code of who is subscribed waits, or starts a higher plan at once",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 3,
      "DID_RENEW": 5,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 3,
      "EXPIRED/VOLUNTARY": 3,
      "OFFER_REDEEMED": 1,
      "OFFER_REDEEMED/UPGRADE": 1,
      "OFFER_REDEEMED/DOWNGRADE": 1,
    ],
    text: codeWhileSubscribedJson5Text)

  static let codeWhileSubscribedJson5Text = #"""
    {
      sandclock: 1,
      title: "An offer code of who is subscribed waits, or starts a higher plan at once",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
      },
      params: { code: "SUMMER" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid", intro: false },
            { at: "1m", redeem: "${code}", product: "mid" },
            { at: "trial end + 1m", cancel: "mid" },
          ],
          remarks: "J22, the current plan: a free month from the next renewal on",
        },
        {
          name: "bo",
          script: [
            { buy: "mid", intro: false },
            { at: "1m", redeem: "${code}", product: "high" },
            { at: "trial end + 1m", cancel: "high" },
          ],
          remarks: "J22, a higher plan",
        },
        {
          name: "cy",
          script: [
            { buy: "high", intro: false },
            { at: "1m", redeem: "${code}", product: "mid" },
            { at: "trial end + 1m", cancel: "mid" },
          ],
          remarks: "a lower plan; Apple's page lists that of promotional offers only, so it is inf\#
    erred",
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY mid",
        "ana OFFER_REDEEMED mid",
        "ana DID_RENEW mid x2",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "ana EXPIRED/VOLUNTARY mid",
        "bo SUBSCRIBED/INITIAL_BUY mid",
        "bo OFFER_REDEEMED/UPGRADE high",
        "bo DID_RENEW high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo EXPIRED/VOLUNTARY high",
        "cy SUBSCRIBED/INITIAL_BUY high",
        "cy OFFER_REDEEMED/DOWNGRADE high",
        "cy DID_RENEW mid x2",
        "cy DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "cy EXPIRED/VOLUNTARY mid",
        {
          notification: "ana OFFER_REDEEMED",
          has: {
            data: {
              transactionInfo: { offerType: null },
              renewalInfo: { offerType: 3, offerIdentifier: "${code}", renewalPrice: 0 },
            },
          },
        },
        {
          notification: "bo OFFER_REDEEMED/UPGRADE",
          has: {
            data: {
              transactionInfo: { offerType: 3, price: 0, appAccountToken: null },
              renewalInfo: { offerType: null },
            },
          },
        },
      ],
    }

    """#
}
