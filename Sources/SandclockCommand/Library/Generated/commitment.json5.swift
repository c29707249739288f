// Generated from Scenarios/commitment.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let commitmentJson5 = LibraryEntry(
    path: "commitment.json5",
    title: "Twelve months that are billed one by one, whoever cancels",
    needs: [],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 3,
      "DID_RENEW": 23,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 3,
      "EXPIRED/VOLUNTARY": 3,
    ],
    text: commitmentJson5Text)

  static let commitmentJson5Text = #"""
    {
      sandclock: 1,
      title: "Twelve months that are billed one by one, whoever cancels",
      catalog: {
        groups: {
          streaming: [
            {
              id: "com.example.stream.premium.yearly",
              level: 1,
              period: "P1Y",
              price: "99.99",
              monthlyPlan: { price: "9.99", commitmentPrice: "119.88" },
            },
            { id: "com.example.stream.standard.monthly", level: 2, period: "P1M", price: "7.99" },
          ],
        },
      },
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        year: "com.example.stream.premium.yearly",
        mid: "com.example.stream.standard.monthly",
      },
      store: { renewalCap: 12 },
      customers: [
        {
          name: "ana",
          storefront: "DEU",
          script: [{ buy: "year", plan: "MONTHLY" }, { at: "renewal 2 + 1m", cancel: "year" }],
        },
        {
          name: "bo",
          storefront: "FRA",
          script: [
            { buy: "year", plan: "MONTHLY" },
            { at: "renewal 4 + 1m", changePlan: "mid" },
            { at: "renewal 12 + 1m", cancel: "mid" },
          ],
        },
        { name: "cy", storefront: "GBR", script: [{ buy: "year" }, { at: "1m", cancel: "year" }] }\#
    ,
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY year",
        "ana DID_RENEW year x2",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year",
        "ana DID_RENEW year x9",
        "ana EXPIRED/VOLUNTARY year",
        "bo SUBSCRIBED/INITIAL_BUY year",
        "bo DID_RENEW year x4",
        "bo DID_CHANGE_RENEWAL_PREF/DOWNGRADE year",
        "bo DID_RENEW year x7",
        "bo DID_RENEW mid",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "bo EXPIRED/VOLUNTARY mid",
        "cy SUBSCRIBED/INITIAL_BUY year",
        "cy DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year",
        "cy EXPIRED/VOLUNTARY year",
        { at: "11m30s", customer: "ana", status: "active", entitled: true, renewsTo: "year", expir\#
    es: "15m" },
        { at: "21m30s", customer: "bo", status: "active", product: "year", renewsTo: "year" },
        {
          notification: "ana SUBSCRIBED/INITIAL_BUY",
          has: {
            data: {
              transactionInfo: {
                price: "*",
                billingPlanType: "MONTHLY",
                commitmentInfo: { billingPeriodNumber: 1, commitmentPrice: "*", totalBillingPeriod\#
    s: 12 },
              },
              renewalInfo: {
                renewalPrice: "*",
                renewalBillingPlanType: "MONTHLY",
                commitmentInfo: { commitmentAutoRenewStatus: 1, commitmentRenewalBillingPlanType: \#
    "MONTHLY" },
              },
            },
          },
        },
        {
          notification: "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED",
          has: {
            data: {
              status: 1,
              transactionInfo: { commitmentInfo: { billingPeriodNumber: 3 } },
              renewalInfo: { autoRenewStatus: 1, commitmentInfo: { commitmentAutoRenewStatus: 0 } \#
    },
            },
          },
        },
        {
          notification: "ana DID_RENEW #11",
          has: {
            data: {
              transactionInfo: { commitmentInfo: { billingPeriodNumber: 12 } },
              renewalInfo: { autoRenewStatus: 0, renewalPrice: null },
            },
          },
        },
        {
          notification: "bo DID_CHANGE_RENEWAL_PREF/DOWNGRADE",
          has: {
            data: {
              renewalInfo: {
                autoRenewStatus: 1,
                commitmentInfo: { commitmentAutoRenewStatus: 1, commitmentRenewalBillingPlanType: \#
    "BILLED_UPFRONT" },
              },
            },
          },
        },
        {
          notification: "bo DID_RENEW mid",
          has: { data: { transactionInfo: { billingPlanType: null, commitmentInfo: null } } },
        },
        {
          notification: "cy *",
          count: 3,
          has: { data: { transactionInfo: { billingPlanType: "BILLED_UPFRONT", commitmentInfo: nul\#
    l } } },
        },
      ],
      remarks: [
        "A monthly subscription with a 12-month commitment, as Apple's pages on its life cycle hav\#
    e it. Each month is a transaction of its own; a cancel, and a lower plan, wait for the end of \#
    the commitment.",
        "The renewal cap of the sandbox strikes in no commitment: Apple says that one can be run t\#
    here from end to end.",
        "inferred: billingPlanType stands where a product has a choice of plans, and nowhere else"\#
    ,
      ],
    }

    """#
}
