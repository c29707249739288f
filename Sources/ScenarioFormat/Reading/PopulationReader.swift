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
    "customers", "arrive", "buys", "storefronts", "mix", "odds", "accountTokens",
  ]

  let chance: Chance
  let defaults: Defaults
  let products: Products?

  /// The population, or findings.
  func read(_ node: Node) -> Population? {
    guard let object = node.object("a population", keys: Self.keys) else { return nil }
    let wanted = "how many customers, from 1 to \(Population.limit),"
    let count = object.required("customers", example: "customers: 20000")?
      .integer(in: 1...Int64(Population.limit), wanted).map { Int($0) }
    let arrival = object["arrive"].map { self.arrival($0) } ?? .firstPeriod
    let home: Weights<Storefront>? = Weights([(defaults.storefront, 1)])
    let storefronts = object["storefronts"].map { self.storefronts($0) } ?? home
    let odds = odds(object)
    let tokens = object["accountTokens"].map { accountTokens($0, for: count ?? 0) }
    guard let storefronts else {
      _ = object["buys"].map { buys($0, in: []) }
      return nil
    }
    let bought =
      object["buys"].map { buys($0, in: storefronts.values) }
      ?? everything(in: storefronts.values, at: node)
    guard let count, let arrival, let bought, let odds, tokens != .some(nil) else { return nil }
    if comesTooLate(arrival, count) {
      (object["arrive"] ?? node).found(PopulationFact.comesTooLate)
      return nil
    }
    return Population(
      count: count, firstKey: chance.wishedKey(ofCustomerNamed: "population"), arrival: arrival,
      products: bought, storefronts: storefronts, odds: odds, accountTokens: tokens ?? nil,
      app: defaults.app, policy: defaults.policy.with(defaults.quirks, capDraw: Draw(bits: 0)),
      delivery: defaults.delivery ?? DeliveryTerms(defaults.policy.profile))
  }

  private func comesTooLate(_ arrival: Arrival, _ count: Int) -> Bool {
    let room = min(SimInstant.end - defaults.start, Arrival.limit).milliseconds
    switch arrival {
    case .firstPeriod: return false
    case .within(let length): return length.milliseconds >= room
    case .paced(let each, let length):
      let (product, overflow) = Int64(count).multipliedReportingOverflow(by: length.milliseconds)
      return overflow || product / each >= room
    }
  }

  private func arrival(_ node: Node) -> Arrival? {
    guard let object = node.object("an arrival", keys: ["over", "rate"]) else { return nil }
    if object["over"] != nil, let rate = object["rate"] {
      rate.found(PopulationFact.bothArrivals)
      return nil
    }
    if let rate = object["rate"] { return self.rate(rate) }
    return object.required("over", example: "over: \"5m\"")?.duration().map { .within($0) }
  }

  private func rate(_ node: Node) -> Arrival? {
    guard let text = node.text("a rate such as \"80/s\"") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let units: [Substring: SimDuration] = ["s": .seconds(1), "m": .minutes(1), "h": .hours(1)]
    guard parts.count == 2, let length = units[parts[1]], parts[0].utf8.count <= 9,
      parts[0].utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let count = Int64(parts[0]), count > 0
    else {
      node.found(PopulationFact.badRate(text))
      return nil
    }
    return .paced(count: count, in: length)
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
