// Generated from Scenarios/commitment-unpaid.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let commitmentUnpaidJson5 = LibraryEntry(
    path: "commitment-unpaid.json5",
    title: "A commitment that is paid late ends later, one that is refunded ends at once",
    needs: [],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 3,
      "DID_RENEW": 13,
      "DID_RENEW/BILLING_RECOVERY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "DID_FAIL_TO_RENEW": 2,
      "EXPIRED/VOLUNTARY": 1,
      "EXPIRED/BILLING_RETRY": 1,
      "REFUND": 2,
      "CONSUMPTION_REQUEST": 2,
    ],
    text: commitmentUnpaidJson5Text)

  static let commitmentUnpaidJson5Text = #"""
    {
      sandclock: 1,
      title: "A commitment that is paid late ends later, one that is refunded ends at once",
      catalog: {
        groups: {
          streaming: [
            {
              id: "com.example.stream.premium.yearly",
              level: 1,
              period: "P1Y",
              price: "99.99",
              monthlyPlan: { price: "9.99" },
            },
          ],
        },
      },
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { year: "com.example.stream.premium.yearly" },
      store: { gracePeriod: "16d" },
      customers: [
        {
          name: "ana",
          storefront: "DEU",
          script: [
            { buy: "year", plan: "MONTHLY" },
            { at: "renewal 1 + 1m", failBilling: "year" },
            { at: "13m", fixBilling: "year" },
            { at: "14m", cancel: "year" },
          ],
        },
        {
          name: "bo",
          storefront: "DEU",
          script: [{ buy: "year", plan: "MONTHLY" }, { at: "1m", failBilling: "year" }],
        },
        {
          name: "cy",
          storefront: "DEU",
          script: [
            { buy: "year", plan: "MONTHLY" },
            { at: "renewal 2 + 1m", requestRefund: "year", period: 1, via: "support" },
            { at: "renewal 3 + 1m", requestRefund: "year", via: "support" },
          ],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY year",
        "ana DID_RENEW year",
        "ana DID_FAIL_TO_RENEW year",
        "ana DID_RENEW/BILLING_RECOVERY year",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year",
        "ana DID_RENEW year x9",
        "ana EXPIRED/VOLUNTARY year",
        "bo SUBSCRIBED/INITIAL_BUY year",
        "bo DID_FAIL_TO_RENEW year",
        "bo EXPIRED/BILLING_RETRY year",
        "cy SUBSCRIBED/INITIAL_BUY year",
        "cy DID_RENEW year x2",
        "cy CONSUMPTION_REQUEST year",
        "cy REFUND year",
        "cy DID_RENEW year",
        "cy CONSUMPTION_REQUEST year",
        "cy REFUND year",
        { at: "bo DID_FAIL_TO_RENEW", customer: "bo", status: "retry", entitled: false },
        { at: "retry end of bo", customer: "bo", status: "expired", entitled: false },
        { at: "cy REFUND #1", customer: "cy", status: "active", entitled: true },
        { at: "cy REFUND #2", customer: "cy", status: "revoked", entitled: false, renewsTo: null }\#
    ,
        {
          notification: "ana DID_RENEW/BILLING_RECOVERY",
          has: { data: { transactionInfo: { commitmentInfo: { billingPeriodNumber: 3 } } } },
        },
        {
          notification: "ana EXPIRED/VOLUNTARY",
          has: {
            data: {
              transactionInfo: { commitmentInfo: { billingPeriodNumber: 12 } },
              renewalInfo: { autoRenewStatus: 0, commitmentInfo: { commitmentAutoRenewStatus: 0 } \#
    },
            },
          },
        },
        {
          notification: "cy REFUND #1",
          has: { data: { transactionInfo: { commitmentInfo: { billingPeriodNumber: 1 } } } },
        },
        {
          notification: "cy REFUND #2",
          has: { data: { status: 5, renewalInfo: { autoRenewStatus: 0 } } },
        },
      ],
      remarks: [
        "Apple: no grace period applies to a commitment, its months are tried for 90 days (in the \#
    sandbox inferred: as much longer than usual), and a recovery moves its end.",
        "Apple: a refund of an earlier month changes nothing, one of the present month ends the co\#
    mmitment.",
      ],
    }

    """#
}
