// Generated from Scenarios/v1-downgrade.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let v1DowngradeJson5 = LibraryEntry(
    path: "v1-downgrade.json5",
    title: "Version 1: a lower plan that waits is told as long as it waits",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 5,
      "DID_RENEW": 8,
      "DID_CHANGE_RENEWAL_PREF/UPGRADE": 1,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 4,
      "DID_CHANGE_RENEWAL_PREF": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 5,
      "EXPIRED/VOLUNTARY": 5,
      "OFFER_REDEEMED/DOWNGRADE": 1,
    ],
    text: v1DowngradeJson5Text)

  static let v1DowngradeJson5Text = #"""
    {
      sandclock: 1,
      title: "Version 1: a lower plan that waits is told as long as it waits",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
        low: "com.example.stream.basic.monthly",
      },
      params: { offer: "half-price" },
      store: { v1: { dialect: "extended" }, renewalCap: 2 },
      customers: [
        {
          name: "ana",
          remarks: "it takes effect at the renewal",
          script: [{ buy: "high", intro: false }, { at: "2m", changePlan: "mid" }],
        },
        {
          name: "bea",
          remarks: "it is undone",
          script: [
            { buy: "high", intro: false },
            { at: "2m", changePlan: "mid" },
            { at: "+1m", changePlan: "high" },
          ],
        },
        {
          name: "cleo",
          remarks: "a cancel ends it",
          script: [
            { buy: "high", intro: false },
            { at: "2m", changePlan: "mid" },
            { at: "+1m", cancel: "mid" },
          ],
        },
        {
          name: "dot",
          remarks: "an upgrade takes its place",
          script: [
            { buy: "mid", intro: false },
            { at: "2m", changePlan: "low" },
            { at: "+1m", changePlan: "high" },
          ],
        },
        {
          name: "eva",
          remarks: "a promotional offer goes with it",
          script: [
            { buy: "high", intro: false },
            { at: "2m", changePlan: "mid", offer: "${offer}" },
          ],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "ana DID_RENEW mid x2",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "ana EXPIRED/VOLUNTARY mid",
        "bea SUBSCRIBED/INITIAL_BUY high",
        "bea DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "bea DID_CHANGE_RENEWAL_PREF high",
        "bea DID_RENEW high x2",
        "bea DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bea EXPIRED/VOLUNTARY high",
        "cleo SUBSCRIBED/INITIAL_BUY high",
        "cleo DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "cleo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "cleo EXPIRED/VOLUNTARY high",
        "dot SUBSCRIBED/INITIAL_BUY mid",
        "dot DID_CHANGE_RENEWAL_PREF/DOWNGRADE mid",
        "dot DID_CHANGE_RENEWAL_PREF/UPGRADE high",
        "dot DID_RENEW high x2",
        "dot DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "dot EXPIRED/VOLUNTARY high",
        "eva SUBSCRIBED/INITIAL_BUY high",
        "eva OFFER_REDEEMED/DOWNGRADE high",
        "eva DID_RENEW mid x2",
        "eva DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "eva EXPIRED/VOLUNTARY mid",
      ],
      remarks: [
        "sandclock run v1-downgrade.json5 --to - --format v1 shows upgrade_downgrade_choice while \#
    it waits, and never with an upgrade",
        "no public evidence shows Apple sending that object: dialect \"apple\" leaves it out",
      ],
    }

    """#
}
