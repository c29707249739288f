/// The parent over which lives are lived where the caller brings no products: an app that sells
/// something of everything that a notification can be about.
enum ShippedParent {
  /// The members that go together: whoever brings a catalog brings an app and short names with it.
  static let products = ["catalog", "products", "app"]

  /// The parent in the words of scenarios.
  static let text = """
    {
      sandclock: 1,
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      catalog: {
        groups: {
          streaming: [
            {
              id: "com.example.stream.premium.monthly", level: 1, period: "P1M", price: "14.99",
              shareable: true,
              offers: [
                { kind: "introductory", mode: "free", period: "P1W" },
                { kind: "promotional", id: "half-price", mode: "payAsYouGo", period: "P1M",
                  periods: 2, price: "7.49" },
                { kind: "code", id: "SUMMER", mode: "free", period: "P1M" },
                { kind: "winBack", id: "welcome-back", mode: "payUpFront", period: "P3M",
                  price: "24.99" },
              ],
            },
            {
              id: "com.example.stream.standard.monthly", level: 2, period: "P1M", price: "9.99",
              shareable: true,
              offers: [
                { kind: "promotional", id: "half-price", mode: "payAsYouGo", period: "P1M",
                  periods: 2, price: "4.99" },
                { kind: "code", id: "SUMMER", mode: "free", period: "P1M" },
              ],
            },
            { id: "com.example.stream.basic.weekly", level: 3, period: "P1W", price: "2.99" },
          ],
        },
        products: [
          { id: "com.example.stream.coins.100", kind: "consumable", price: "0.99" },
          { id: "com.example.stream.gold", kind: "nonConsumable", price: "19.99", shareable: true },
        ],
      },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
        low: "com.example.stream.basic.weekly",
        coins: "com.example.stream.coins.100",
        gold: "com.example.stream.gold",
      },
    }
    """
}
