import SubscriptionModel
import Testing

/// What is sold, and at which price, as the developer changes it.
@Suite struct ShelfTests {
  private static let japan = Storefront(country: "JPN", identifier: "143462", currency: "JPY")

  /// Two customers, in the United States and in Japan, who pay 9.99 dollars and yen.
  private static let plan: Plan = {
    let app = AppIdentity(bundleIdentifier: "a.b", appAppleIdentifier: nil, bundleVersion: nil)
    return Plan(
      title: "shelves", seed: 1, start: start, end: nil, app: app, catalog: .streaming,
      aliases: [:], policy: StorePolicy(.sandbox),
      customers: [Storefront.usa, japan].enumerated().map { place, storefront in
        PlannedCustomer(
          name: "c\(place)", key: CustomerKey(number: UInt64(place)), storefront: storefront,
          app: app, policy: StorePolicy(.sandbox), accountToken: nil, script: [])
      },
      priceIncreases: [
        PriceIncrease(of: .high, to: .everywhere(Price(milliunits: 12_990))),
        PriceIncrease(
          of: .high, to: .everywhere(Price(milliunits: 11_990)),
          storefronts: StorefrontSet([japan]),
          needsConsent: false),
        PriceIncrease(of: .high, to: .byStorefront(["USA": Price(milliunits: 12_990)])),
      ],
      expectations: [], authority: nil)
  }()

  private func prices(_ tariffs: Tariffs) -> [Int64] {
    [0, 1].map { tariffs[CustomerIndex($0)].price(of: .high).milliunits }
  }

  @Test func anIncreaseIsForEveryCountryThatItIsNotKeptFrom() {
    var tariffs = Tariffs(of: Self.plan)
    #expect(prices(tariffs) == [9990, 9990])
    let wasRaised = tariffs.raise(.high, by: 1)
    #expect(wasRaised)
    #expect(prices(tariffs) == [9990, 11_990])
    let tariff = tariffs[CustomerIndex(1)]
    #expect(tariff.shelf.pricing(of: .high) == Pricing(increase: 1))
    #expect(!tariff.needsConsent(tariff.shelf.pricing(of: .high)))
  }

  @Test func whatIsNoMoreIsNoIncrease() {
    var tariffs = Tariffs(of: Self.plan)
    let outcomes = [0, 1, 2].map { tariffs.raise(.high, by: $0) }
    #expect(outcomes == [true, false, false])
    #expect(prices(tariffs) == [12_990, 12_990])
    #expect(tariffs[CustomerIndex(0)].needsConsent(Pricing(increase: 0)))
  }

  @Test func anotherPriceIsStillKnown() {
    var tariffs = Tariffs(of: Self.plan)
    _ = tariffs.raise(.high, by: 0)
    let tariff = tariffs[CustomerIndex(0)]
    #expect(tariff.price(of: .high, at: .catalog).milliunits == 9990)
    #expect(tariff.price(of: .high, at: Pricing(increase: 0)).milliunits == 12_990)
    #expect(!tariff.needsConsent(.catalog))
  }

  @Test func whatIsWithdrawnIsGoneEverywhere() {
    var tariffs = Tariffs(of: Self.plan)
    let outcomes = [tariffs.withdraw(.low), tariffs.withdraw(.low)]
    #expect(outcomes == [true, false])
    #expect([0, 1].map { tariffs[CustomerIndex($0)].shelf.isForSale(.low) } == [false, false])
    #expect(tariffs[CustomerIndex(0)].shelf.isForSale(.high))
  }
}
