import ScenarioFormat
import SubscriptionModel
import Testing

/// The short names that scenarios to start from have for products.
@Suite struct ProductAliasTests {
  @Test(arguments: [
    ([("g", 1)], ["high"]),
    ([("g", 2), ("g", 1)], ["low", "high"]),
    ([("g", 5), ("g", 1), ("g", 3)], ["low", "high", "mid"]),
    ([("g", 1), ("g", 1)], ["a", "b"]),
    ([("g", 1), ("h", 2)], ["a", "b"]),
    ([("g", 1), ("g", 2), ("g", 3), ("g", 4)], ["a", "b", "c", "d"]),
  ])
  func wordsOfRank(_ products: [(String, Int)], _ expected: [String]) {
    let ids = ["my.alpha", "my.beta", "my.gamma", "my.delta"]
    let words = ["alpha": "a", "beta": "b", "gamma": "c", "delta": "d"]
    let aliases = ProductAliases.made(
      for: catalog(zip(ids, products).map { ($0, $1.0, $1.1) }))
    #expect(aliases.map { words[$0] ?? $0 } == expected)
  }

  @Test(arguments: [
    (["com.x.pro.month", "com.x.pro.year"], ["month", "year"]),
    (["com.x.pro.month", "com.x.pro.year", "com.x.basic.month"], ["pro-month", "year", "basic"]),
    (["sub_gold", "sub_silver"], ["gold", "silver"]),
    // A word of moments, and a word that lines read as a count.
    (["my.trial", "my.x2"], ["my-trial", "my-x2"]),
    (["my.trial.long", "my.x2.long"], ["trial-long", "x2-long"]),
    (["plan.1", "plan.2"], ["plan-1", "plan-2"]),
    (["1.2", "1.3"], ["product-1", "product-2"]),
    (["month", "com.month"], ["product-1", "com"]),
    (["MONTH.a", "YEAR.a"], ["month", "year"]),
    (["お", "と"], ["product-1", "product-2"]),
    (["ana", "bob"], ["product-1", "product-2"]),
  ])
  func wordsOfProductIds(_ identifiers: [String], _ expected: [String]) {
    #expect(ProductAliases.made(for: catalog(identifiers.map { ($0, "g", 1) })) == expected)
  }

  private func catalog(_ products: [(id: String, group: String, level: Int)]) -> Catalog {
    let groups = ["g", "h"]
    return Catalog(
      groups: groups.map { SubscriptionGroup(name: $0, identifier: "1") },
      subscriptions: products.map {
        SubscriptionProduct(
          identifier: $0.id, group: GroupIndex(groups.firstIndex(of: $0.group) ?? 0),
          level: $0.level, period: .month, prices: .unknown, isFamilyShareable: false, offers: [])
      }, oneTimeProducts: [])
  }
}
