// Generated from Scenarios/until.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let untilJson5 = LibraryEntry(
    path: "until.json5",
    title: "Without a cap a subscription renews until the scenario ends",
    needs: [],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 12,
    ],
    text: untilJson5Text)

  static let untilJson5Text = #"""
    {
      sandclock: 1,
      title: "Without a cap a subscription renews until the scenario ends",
      catalog: {
        groups: {
          news: [{ id: "com.example.news.monthly", level: 1, period: "P1M", price: { JPN: "1200" }\#
     }],
        },
      },
      app: { bundleId: "com.example.news", appAppleId: 1234567891, bundleVersion: "42" },
      products: { high: "com.example.news.monthly" },
      store: { renewalRate: "15m", renewalCap: "none" },
      until: "3h",
      customers: [
        { name: "aki", storefront: "JPN", accountToken: null, script: [{ buy: "high" }] },
      ],
      expect: ["SUBSCRIBED/INITIAL_BUY high", "DID_RENEW high x11..12"],
    }

    """#
}
