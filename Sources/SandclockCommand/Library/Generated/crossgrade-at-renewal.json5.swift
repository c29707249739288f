// Generated from Scenarios/crossgrade-at-renewal.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let crossgradeAtRenewalJson5 = LibraryEntry(
    path: "crossgrade-at-renewal.json5",
    title: "A crossgrade to another length waits for the renewal",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: crossgradeAtRenewalJson5Text)

  static let crossgradeAtRenewalJson5Text = #"""
    {
      sandclock: 1,
      title: "A crossgrade to another length waits for the renewal",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        year: "com.example.stream.premium.yearly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "2m", changePlan: "year" },
            { at: "renewal 2 + 5m", cancel: "year" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "DID_RENEW year x2",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year",
        "EXPIRED/VOLUNTARY year",
      ],
    }

    """#
}
