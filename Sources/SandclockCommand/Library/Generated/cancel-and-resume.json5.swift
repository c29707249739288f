// Generated from Scenarios/cancel-and-resume.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let cancelAndResumeJson5 = LibraryEntry(
    path: "cancel-and-resume.json5",
    title: "A resume before the end goes on as if nothing had been",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: cancelAndResumeJson5Text)

  static let cancelAndResumeJson5Text = #"""
    {
      sandclock: 1,
      title: "A resume before the end goes on as if nothing had been",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { at: "1m30s", cancel: "high" },
            { at: "+45s", resume: "high" },
            { at: "renewal 2 + 1m", cancel: "high" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED high",
        "DID_RENEW high x2",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
      ],
    }

    """#
}
