import SubscriptionModel
import Testing

@Suite struct TariffTests {
  private static let japan = Storefront(country: "JPN", identifier: "143462", currency: "JPY")

  private static let app = AppIdentity(
    bundleIdentifier: "com.example.stream", appAppleIdentifier: nil, bundleVersion: nil)

  private static let catalog = Catalog(
    groups: [SubscriptionGroup(name: "Streaming", identifier: "20000001")],
    subscriptions: [
      SubscriptionProduct(
        identifier: "month", group: GroupIndex(0), level: 1, period: .month,
        prices: .byStorefront([
          "USA": Price(milliunits: 9990), "JPN": Price(milliunits: 1_200_000),
        ]), isFamilyShareable: false, offers: []),
      SubscriptionProduct(
        identifier: "week", group: GroupIndex(0), level: 2, period: .week, prices: .unknown,
        isFamilyShareable: false, offers: []),
    ], oneTimeProducts: [])

  /// A plan whose customers live in these storefronts.
  private func plan(_ storefronts: [Storefront]) -> Plan {
    Plan(
      title: "tariffs", seed: 1, start: start, end: nil, app: Self.app,
      catalog: Self.catalog, aliases: [ProductIndex(0): "pro"], policy: StorePolicy(.sandbox),
      customers: storefronts.enumerated().map { place, storefront in
        PlannedCustomer(
          name: "c\(place)", key: CustomerKey(number: UInt64(place)), storefront: storefront,
          app: Self.app, policy: StorePolicy(.sandbox), accountToken: nil, script: [])
      }, expectations: [], authority: nil)
  }

  @Test func customersBuyAtThePricesOfTheirStorefront() {
    let tariffs = Tariffs(of: plan([.usa, Self.japan, .usa]))
    let prices = (0..<3).map { tariffs[CustomerIndex($0)].price(of: ProductIndex(0)).milliunits }
    #expect(prices == [9990, 1_200_000, 9990])
  }

  @Test func aTariffSaysWhatAProductIsAndCosts() {
    let tariff = Tariff(of: Self.catalog, in: .usa)
    #expect(tariff.rank(of: ProductIndex(0)) == SubscriptionRank(level: 1, period: .month))
    #expect(tariff.rank(of: ProductIndex(1)) == SubscriptionRank(level: 2, period: .week))
    // What has no price costs nothing; the reader has refused the scenarios that would buy it.
    #expect(tariff.price(of: ProductIndex(1)) == Price(milliunits: 0))
  }

  @Test func aProductIsSpokenOfByItsAliasWhereItHasOne() {
    let plan = plan([.usa])
    #expect(plan.shortName(of: ProductIndex(0)) == "pro")
    #expect(plan.shortName(of: ProductIndex(1)) == "week")
  }
}
