import SubscriptionModel
import Testing

/// What is bought once: which transaction it makes, and when it is refused.
@Suite struct OneTimePurchaseRuleTests {
  private static let catalog = Catalog(
    groups: Catalog.streaming.groups, subscriptions: Catalog.streaming.subscriptions,
    oneTimeProducts: OneTimeProduct.Kind.allCases.map {
      OneTimeProduct(
        identifier: $0.rawValue, kind: $0,
        prices: .everywhere(Price(milliunits: $0 == .free ? 0 : 1990)))
    })

  /// The place of a kind's product: behind the subscriptions.
  private static func product(_ kind: OneTimeProduct.Kind) throws -> ProductIndex {
    let place = try #require(OneTimeProduct.Kind.allCases.firstIndex(of: kind))
    return ProductIndex(catalog.subscriptions.count + place)
  }

  @Test(arguments: [
    (OneTimeProduct.Kind.consumable, Int32(1), false, Int64(1990)), (.consumable, 1, true, 1990),
    (.consumable, 10, true, 19_900), (.nonConsumable, 1, false, 1990),
    (.nonRenewing, 1, false, 1990), (.nonRenewing, 1, true, 1990), (.free, 1, false, 0),
  ])
  func bought(_ kind: OneTimeProduct.Kind, _ quantity: Int32, _ owned: Bool, _ price: Int64) throws
  {
    let product = try Self.product(kind)
    var context = RuleContext.now(at(7, 999), catalog: Self.catalog)
    context.accountToken = .none
    let purchase = try OneTimePurchaseRule.apply(
      buying: product, kind, quantity: quantity, owned: owned, context)
    #expect(
      purchase
        == OneTimePurchase(
          customer: context.customer, identifier: context.nextTransaction, purchaseDate: at(7),
          price: Price(milliunits: price), product: product, kind: kind, quantity: quantity,
          accountToken: .none))
  }

  @Test(arguments: [OneTimeProduct.Kind.nonConsumable, .free])
  func nobodyHasTwoOfWhatIsOwned(_ kind: OneTimeProduct.Kind) throws {
    let product = try Self.product(kind)
    #expect(throws: Refusal.alreadyOwned(product)) {
      try OneTimePurchaseRule.apply(
        buying: product, kind, quantity: 1, owned: true, .now(at(7), catalog: Self.catalog))
    }
  }

  @Test func standsBehindTheSubscriptionsInTheCatalog() throws {
    let gold = try Self.product(.nonConsumable)
    #expect(Self.catalog.oneTimeProduct(gold)?.kind == .nonConsumable)
    #expect(Self.catalog.identifier(of: gold) == "nonConsumable")
    #expect(Self.catalog.oneTimeProduct(.twin) == nil)
    #expect(Self.catalog.identifier(of: .twin) == "twin")
    #expect(Self.catalog.indices.count == 8)
  }
}
