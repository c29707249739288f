// Generated from Scenarios/trial-in-production.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let trialInProductionJson5 = LibraryEntry(
    path: "trial-in-production.json5",
    title: "In production a trial moves the billing date",
    needs: [],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 4,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: trialInProductionJson5Text)

  static let trialInProductionJson5Text = #"""
    {
      sandclock: 1,
      title: "In production a trial moves the billing date",
      catalog: {
        groups: {
          radio: [
            {
              id: "com.example.radio.monthly",
              level: 1,
              period: "P1M",
              price: { USA: "7.99", JPN: "1000" },
              offers: [{ kind: "introductory", mode: "free", period: "P3D" }],
            },
            {
              id: "com.example.radio.yearly",
              level: 1,
              period: "P1Y",
              price: { USA: "59.99", JPN: "7500" },
              offers: [
                {
                  kind: "introductory",
                  mode: "payUpFront",
                  period: "P1M",
                  price: { USA: "0.99", JPN: "100" },
                },
              ],
            },
          ],
        },
      },
      app: { bundleId: "com.example.radio", appAppleId: 1234567890 },
      products: { radio: "com.example.radio.monthly", radioYear: "com.example.radio.yearly" },
      store: { profile: "production", promptness: "exact" },
      start: "2027-01-30T18:00:00Z",
      until: "100d",
      customers: [
        {
          name: "ana",
          script: [{ buy: "radio" }, { at: "renewal 3 + 1d", cancel: "radio" }],
          remarks: "three days from 30 January, and from then on the 2nd of the month",
        },
        {
          name: "bo",
          storefront: "JPN",
          script: [{ buy: "radioYear" }, { at: "renewal 1 + 1d", cancel: "radioYear" }],
          remarks: "a month keeps the 30th, as far as February has one",
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY radio",
        "ana DID_RENEW radio x3",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED radio",
        "ana EXPIRED/VOLUNTARY radio",
        "bo SUBSCRIBED/INITIAL_BUY radioYear",
        "bo DID_RENEW radioYear",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED radioYear",
        { notification: "ana SUBSCRIBED/INITIAL_BUY", between: ["0s", "0s"] },
        { notification: "ana DID_RENEW #1", between: ["2027-02-02T18:00:00Z", "2027-02-02T18:00:00\#
    Z"] },
        { notification: "ana DID_RENEW #2", between: ["2027-03-02T18:00:00Z", "2027-03-02T18:00:00\#
    Z"] },
        { notification: "ana DID_RENEW #3", between: ["2027-04-02T17:00:00Z", "2027-04-02T17:00:00\#
    Z"] },
        {
          notification: "bo SUBSCRIBED/INITIAL_BUY",
          has: {
            data: {
              transactionInfo: { price: 100000, currency: "JPY", offerPeriod: "P1M" },
              renewalInfo: { renewalPrice: 7500000 },
            },
          },
        },
        { notification: "bo DID_RENEW", between: ["2027-02-28T18:00:00Z", "2027-02-28T18:00:00Z"] \#
    },
      ],
    }

    """#
}
