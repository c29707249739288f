// Generated from Scenarios/population-endless.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let populationEndlessJson5 = LibraryEntry(
    path: "population-endless.json5",
    title: "A population without end: members keep coming, and some share with the family",
    needs: [],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 237,
      "SUBSCRIBED/RESUBSCRIBE": 27,
      "DID_RENEW": 968,
      "DID_RENEW/BILLING_RECOVERY": 13,
      "DID_CHANGE_RENEWAL_PREF/UPGRADE": 7,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 3,
      "DID_CHANGE_RENEWAL_PREF": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 206,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED": 6,
      "DID_FAIL_TO_RENEW": 30,
      "EXPIRED/VOLUNTARY": 205,
      "EXPIRED/BILLING_RETRY": 13,
      "REFUND": 5,
      "REFUND_DECLINED": 1,
      "CONSUMPTION_REQUEST": 4,
      "REVOKE": 1,
    ],
    text: populationEndlessJson5Text)

  static let populationEndlessJson5Text = #"""
    {
      sandclock: 1,
      title: "A population without end: members keep coming, and some share with the family",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      catalog: {
        groups: {
          video: [
            {
              id: "family", level: 1, period: "P1M", price: "14.99", shareable: true,
              offers: [{ kind: "introductory", mode: "free", period: "P1W" }],
            },
            { id: "single", level: 2, period: "P1M", price: "9.99" },
          ],
        },
      },
      until: "20m",
      population: {
        customers: "endless",
        arrive: { rate: "10/m", random: true },
        since: "40m",
        buys: { family: 1, single: 1 },
        mix: "healthy",
        odds: { share: "30%" },
      },
      expect: [
        { share: "SUBSCRIBED/INITIAL_BUY family", of: "SUBSCRIBED/INITIAL_BUY", is: "40%..75%" },
        { share: "EXPIRED/*", of: "*", is: "4%..20%" },
        { share: "DID_RENEW/*", of: "*", is: "50%..80%" },
      ],
      remarks: "After the longest life of 35 minutes as many leave as come: the start is 40 minute\#
    s in.",
    }

    """#
}
