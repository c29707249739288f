// Generated from Scenarios/last-seconds.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let lastSecondsJson5 = LibraryEntry(
    path: "last-seconds.json5",
    title: "From its booking on the next period is the paid one",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED": 1,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: lastSecondsJson5Text)

  static let lastSecondsJson5Text = #"""
    {
      sandclock: 1,
      title: "From its booking on the next period is the paid one",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      customers: [
        {
          name: "ana",
          remarks: "the renewal is booked up to a minute early, so this cancel comes too late for \#
    it",
          script: [
            { buy: "high" },
            { at: "renewal 1 - 500ms", cancel: "high" },
          ],
        },
        {
          name: "bo",
          script: [
            { buy: "high" },
            { at: "1m", cancel: "high" },
            { at: "expiry - 500ms", resume: "high", remarks: "the renewal is then booked at once" \#
    },
            { at: "+5s", cancel: "high" },
          ],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana DID_RENEW high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "bo SUBSCRIBED/INITIAL_BUY high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED high",
        "bo DID_RENEW high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo EXPIRED/VOLUNTARY high",
        { at: "renewal 1", customer: "ana", renewsTo: null, expires: "10m" },
        { at: "expiry", customer: "bo", status: "expired" },
      ],
    }

    """#
}
