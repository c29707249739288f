// Generated from Scenarios/code-first.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let codeFirstJson5 = LibraryEntry(
    path: "code-first.json5",
    title: "An offer code begins a subscription",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: codeFirstJson5Text)

  static let codeFirstJson5Text = #"""
    {
      sandclock: 1,
      title: "An offer code begins a subscription",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      params: { code: "SUMMER" },
      customers: [
        {
          name: "ana",
          script: [
            { redeem: "${code}", product: "high" },
            { at: "trial end + 1m", cancel: "high" },
          ],
          remarks: "J22; redeemed in the store, so that no account token is known of it",
        },
        {
          name: "bo",
          accountToken: "0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e",
          script: [
            {
              redeem: "${code}",
              product: "high",
              accountToken: "0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e",
            },
            { at: "trial end + 1m", cancel: "high" },
          ],
          remarks: "redeemed in the app",
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana DID_RENEW high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        {
          notification: "SUBSCRIBED/INITIAL_BUY",
          has: {
            data: {
              transactionInfo: {
                offerType: 3,
                offerIdentifier: "${code}",
                offerDiscountType: "FREE_TRIAL",
                offerPeriod: "P1M",
                price: 0,
              },
            },
          },
          count: 2,
        },
        {
          notification: "ana *",
          has: {
            data: { transactionInfo: { appAccountToken: null }, renewalInfo: { appAccountToken: nu\#
    ll } },
          },
        },
        {
          notification: "bo *",
          has: {
            data: {
              transactionInfo: { appAccountToken: "0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e" },
              renewalInfo: { appAccountToken: "0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e" },
            },
          },
        },
        { notification: "DID_RENEW", has: { data: { transactionInfo: { offerType: null } } } },
      ],
    }

    """#
}
