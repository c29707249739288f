internal import SubscriptionModel

/// Reads `population`: people without names.
struct PopulationReader {
  /// What holds for everybody who says nothing else.
  struct Defaults {
    let storefront: Storefront
    let app: AppIdentity
    let policy: StorePolicy
    let quirks: Quirks
    let delivery: DeliveryTerms?
    let start: SimInstant
    let hasUntil: Bool
  }

  static let keys = [
    "customers", "arrive", "since", "buys", "storefronts", "mix", "odds", "accountTokens",
  ]

  /// The word for members who keep coming.
  static let endless = "endless"

  let chance: Chance
  let defaults: Defaults
  let products: Products?

  /// The population, or findings.
  func read(_ node: Node) -> Population? {
    guard let object = node.object("a population", keys: Self.keys) else { return nil }
    let isEndless = object["customers"]?.value.string == Self.endless
    let wanted = "how many customers, from 1 to \(Population.limit), or \"\(Self.endless)\","
    let count =
      isEndless
      ? Population.limit
      : object.required("customers", example: "customers: 20000")?
        .integer(in: 1...Int64(Population.limit), wanted).map { Int($0) }
    let arrival = object["arrive"].map { self.arrival($0) } ?? .firstPeriod
    let home: Weights<Storefront>? = Weights([(defaults.storefront, 1)])
    let since = object["since"].map { self.since($0) } ?? .zero
    let storefronts = object["storefronts"].map { self.storefronts($0) } ?? home
    let odds = odds(object)
    let tokens = object["accountTokens"].map { node -> [RandomUUID]? in
      if isEndless { node.found(PopulationFact.tokensWithoutEnd) }
      return isEndless ? nil : accountTokens(node, for: count ?? 0)
    }
    guard let storefronts else {
      _ = object["buys"].map { buys($0, in: []) }
      return nil
    }
    let bought =
      object["buys"].map { buys($0, in: storefronts.values) }
      ?? everything(in: storefronts.values, at: node)
    guard var count, let arrival, let bought, let odds, let since, tokens != .some(nil)
    else { return nil }
    let hasFamilies = odds[.share] > 0 && canShare(bought, object["odds"])
    if hasFamilies, count > Population.limitOfFamilies {
      if !isEndless { object["customers"]?.found(PopulationFact.noRoomForFamilies(count)) }
      count = Population.limitOfFamilies
    }
    let isFine =
      isEndless
      ? neverStops(arrival, object["arrive"] ?? object["customers"] ?? node)
      : allCome(count, arrival, from: defaults.start - since, object["arrive"] ?? node)
    guard isFine else { return nil }
    return Population(
      count: count, firstKey: chance.wishedKey(ofCustomerNamed: "population"), arrival: arrival,
      products: bought, storefronts: storefronts, odds: odds, accountTokens: tokens ?? nil,
      app: defaults.app, policy: defaults.policy.with(defaults.quirks, capDraw: Draw(bits: 0)),
      delivery: defaults.delivery ?? DeliveryTerms(defaults.policy.profile), isEndless: isEndless,
      since: since, hasFamilies: hasFamilies)
  }

  private func weight(_ node: Node) -> Int64? {
    node.integer(in: 1...Weights<Storefront>.limit, "a weight, a whole number from 1 on,")
  }

  private func storefronts(_ node: Node) -> Weights<Storefront>? {
    guard let members = node.namedMembers("weights by country") else { return nil }
    if members.isEmpty { node.found(ShapeFact.emptyList(what: "storefront")) }
    let read = members.map { ($0.key.storefront(), weight($0.value)) }
    let weighted = read.compactMap { storefront, weight in
      storefront.flatMap { known in weight.map { (known, $0) } }
    }
    return weighted.isEmpty || weighted.count < read.count ? nil : Weights(weighted)
  }

  private func buys(_ node: Node, in storefronts: [Storefront]) -> Weights<ProductIndex>? {
    guard let members = node.namedMembers("weights by product") else { return nil }
    if members.isEmpty { node.found(ShapeFact.emptyList(what: "product")) }
    let read = members.map { member -> (ProductIndex?, Int64?) in
      let product = products?.subscription(member.name, at: member.key)
      if let product { checkPrices(of: product, in: storefronts, at: member.key) }
      return (product, weight(member.value))
    }
    let weighted = read.compactMap { product, weight in
      product.flatMap { known in weight.map { (known, $0) } }
    }
    return weighted.isEmpty || weighted.count < read.count ? nil : Weights(weighted)
  }

  private func checkPrices(
    of product: ProductIndex, in storefronts: [Storefront], at node: Node
  ) {
    guard let products, products.isWhole else { return }
    let prices = products.catalog.prices(of: product)
    for storefront in storefronts where prices.price(in: storefront) == nil {
      node.found(
        SaleFact.noPrice(
          product: products.catalog.identifier(of: product), storefront: storefront.country))
    }
  }

  /// Every subscription that has a price everywhere, all alike.
  private func everything(
    in storefronts: [Storefront], at node: Node
  ) -> Weights<ProductIndex>? {
    guard let products, products.isWhole else { return nil }
    let sold = products.catalog.subscriptions.indices.map { ProductIndex($0) }.filter { product in
      storefronts.allSatisfy { products.catalog.prices(of: product).price(in: $0) != nil }
    }
    if sold.isEmpty {
      node.found(PopulationFact.nothingToBuy(storefronts: storefronts.map(\.country)))
      return nil
    }
    return Weights(sold.map { ($0, 1) })
  }
}
