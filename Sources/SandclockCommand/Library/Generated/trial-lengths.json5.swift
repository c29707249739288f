// Generated from Scenarios/trial-lengths.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let trialLengthsJson5 = LibraryEntry(
    path: "trial-lengths.json5",
    title: "In the sandbox trials are as short as subscriptions",
    needs: [],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 4,
      "DID_RENEW": 7,
    ],
    text: trialLengthsJson5Text)

  static let trialLengthsJson5Text = #"""
    {
      sandclock: 1,
      title: "In the sandbox trials are as short as subscriptions",
      catalog: {
        groups: {
          threeDays: [
            {
              id: "com.example.three.days",
              level: 1,
              period: "P1M",
              price: "9.99",
              offers: [{ kind: "introductory", mode: "free", period: "P3D" }],
            },
          ],
          aWeek: [
            {
              id: "com.example.one.week",
              level: 1,
              period: "P1M",
              price: "9.99",
              offers: [{ kind: "introductory", mode: "free", period: "P1W" }],
            },
          ],
          twoWeeks: [
            {
              id: "com.example.two.weeks",
              level: 1,
              period: "P1M",
              price: "9.99",
              offers: [{ kind: "introductory", mode: "free", period: "P2W" }],
            },
          ],
          twoMonths: [
            {
              id: "com.example.two.months",
              level: 1,
              period: "P1M",
              price: "9.99",
              offers: [{ kind: "introductory", mode: "free", period: "P1M", periods: 2 }],
            },
          ],
        },
      },
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        days: "com.example.three.days",
        week: "com.example.one.week",
        weeks: "com.example.two.weeks",
        months: "com.example.two.months",
      },
      store: { promptness: "exact" },
      until: "10m",
      remarks: "weeks and months as Apple's table has them; three days as reported; two weeks infe\#
    rred",
      customers: [
        {
          name: "ana",
          script: [{ buy: "days" }, { buy: "week" }, { buy: "weeks" }, { buy: "months" }],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY days",
        "SUBSCRIBED/INITIAL_BUY week",
        "SUBSCRIBED/INITIAL_BUY weeks",
        "SUBSCRIBED/INITIAL_BUY months",
        "DID_RENEW days",
        "DID_RENEW week",
        "DID_RENEW weeks",
        "DID_RENEW days",
        "DID_RENEW week",
        "DID_RENEW weeks",
        "DID_RENEW months",
        { notification: "DID_RENEW days #1", between: ["2m", "2m"] },
        { notification: "DID_RENEW week #1", between: ["3m", "3m"] },
        { notification: "DID_RENEW weeks #1", between: ["3m36s", "3m36s"] },
        { notification: "DID_RENEW months #1", between: ["10m", "10m"] },
        {
          notification: "SUBSCRIBED/INITIAL_BUY months",
          has: { data: { transactionInfo: { offerPeriod: "P2M" } } },
        },
      ],
    }

    """#
}
