internal import SubscriptionModel

/// Reads a catalog that stands in the scenario itself (scenario format, "Catalog, inline").
struct InlineCatalogReader {
  private var builder = CatalogBuilder(author: .user)
  private let bundleIdentifier: String

  /// The catalog at a node; what is wrong with it goes to the report.
  static func read(_ node: Node, bundleIdentifier: String) -> Catalog? {
    guard let object = node.object("a catalog", keys: ["groups", "products"]) else { return nil }
    var reader = InlineCatalogReader(bundleIdentifier: bundleIdentifier)
    for (_, name, value) in object["groups"]?.namedMembers("groups by name") ?? [] {
      reader.readGroup(named: name, value)
    }
    for product in object["products"]?.elements("a list of products") ?? [] {
      reader.readOneTimeProduct(product)
    }
    return reader.builder.catalog
  }

  private init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
  }

  private mutating func readGroup(named name: String, _ node: Node) {
    let identifier = groupIdentifier(for: "\(bundleIdentifier)/\(name)")
    let group = builder.addGroup(SubscriptionGroup(name: name, identifier: identifier))
    for element in node.elements("a list of subscriptions") ?? [] {
      readSubscription(element, in: group)
    }
    builder.noteSharedLevels(at: node)
  }

  private mutating func readSubscription(_ node: Node, in group: GroupIndex) {
    let keys = ["id", "level", "period", "price", "monthlyPlan", "shareable", "offers"]
    guard let object = node.object("a subscription", keys: keys) else { return }
    let id = object.required("id", example: "id: \"stream.pro.monthly\"")
    let identifier = id?.filledText("the product id")
    let level = object.required("level", example: "level: 1")?
      .integer(in: 1...1000, "a level from 1, the highest, to 1000")
    let period = object.required("period", example: "period: \"P1M\"")?.billingPeriod()
    let prices = object.required("price", example: "price: \"9.99\"")?.priceList()
    let plan = object["monthlyPlan"]?.monthlyPlan(of: period)
    let offers = object["offers"]?.elements("a list of offers")?.compactMap { $0.inlineOffer() }
    guard let id, let identifier, let level, let period else { return }
    builder.add(
      SubscriptionProduct(
        identifier: identifier, group: group, level: Int(level), period: period,
        prices: prices ?? .unknown, isFamilyShareable: object["shareable"]?.truth() ?? false,
        offers: offers ?? [], monthlyPlan: plan),
      at: id)
  }

  private mutating func readOneTimeProduct(_ node: Node) {
    guard let object = node.object("a product", keys: ["id", "kind", "price", "shareable"]) else {
      return
    }
    let id = object.required("id", example: "id: \"stream.coins\"")
    let identifier = id?.filledText("the product id")
    let kind = object.required("kind", example: "kind: \"consumable\"")?
      .word("kind of product", as: OneTimeProduct.Kind.self)
    let prices =
      kind == .free
      ? object["price"]?.priceList() ?? .everywhere(Price(milliunits: 0))
      : object.required("price", example: "price: \"1.99\"")?.priceList()
    let isShareable = object["shareable"]?.truth() ?? false
    guard let id, let identifier, let kind else { return }
    if isShareable, kind != .nonConsumable {
      object["shareable"]?.found(FamilyFact.notShareableKind(kind))
    }
    builder.add(
      OneTimeProduct(
        identifier: identifier, kind: kind, prices: prices ?? .unknown,
        isFamilyShareable: isShareable),
      at: id)
  }
}

extension Node {
  /// `"9.99"` or `{ USA: "9.99", JPN: "1200" }`, or a finding.
  func priceList() -> PriceList? {
    guard value.members != nil else { return price().map { .everywhere($0) } }
    var prices: [String: Price] = [:]
    for (key, _, value) in namedMembers("prices by storefront") ?? [] {
      guard let storefront = key.storefront(), let price = value.price() else { continue }
      prices[storefront.country] = price
    }
    return .byStorefront(prices)
  }

  /// A plan that is billed by the month, or findings. Without a price for all of them twelve months
  /// cost twelve times one.
  fileprivate func monthlyPlan(of period: BillingPeriod?) -> MonthlyPlan? {
    guard let object = object("a monthly plan", keys: ["price", "commitmentPrice"]) else {
      return nil
    }
    let prices = object.required("price", example: "price: \"5.99\"")?.priceList()
    let whole = object["commitmentPrice"].map { $0.priceList() }
    if let period, period != .year { found(PlanFact.monthlyPlanOfOther) }
    guard let prices else { return nil }
    return MonthlyPlan(
      prices: prices, commitmentPrices: (whole ?? prices.times(MonthlyPlan.months)) ?? .unknown)
  }

  /// An offer, or findings.
  fileprivate func inlineOffer() -> Offer? {
    let keys = ["kind", "id", "mode", "period", "periods", "price"]
    guard let object = object("an offer", keys: keys) else { return nil }
    let kind = object.required("kind", example: "kind: \"introductory\"")?
      .word("kind of offer", as: Offer.Kind.self)
    let mode = object.required("mode", example: "mode: \"free\"")?
      .word("mode of payment", as: Offer.Mode.self)
    let period = object.required("period", example: "period: \"P1W\"")?.offerPeriod()
    let identifier =
      kind == .introductory || kind == nil
      ? object["id"]?.text()
      : object.required("id", example: "id: \"spring\"")?.filledText("the offer's id")
    if mode == .free, let price = object["price"],
      let text = price.value.string ?? price.value.number?.literal
    {
      price.found(CatalogFact.priceOfFreeOffer(text))
    }
    let prices =
      mode == .free || mode == nil
      ? PriceList.everywhere(Price(milliunits: 0))
      : object.required("price", example: "price: \"4.99\"")?.priceList()
    let periods = object["periods"]?.offerPeriods() ?? 1
    guard let kind, let mode, let period, let prices else { return nil }
    return Offer(
      kind: kind, identifier: identifier, mode: mode, period: period, periods: periods,
      prices: prices)
  }
}

extension PriceList {
  /// So many times as much everywhere.
  fileprivate func times(_ count: Int) -> PriceList {
    func times(_ price: Price) -> Price { Price(milliunits: price.milliunits * Int64(count)) }
    return switch self {
    case .unknown: .unknown
    case .everywhere(let price): .everywhere(times(price))
    case .byStorefront(let prices): .byStorefront(prices.mapValues(times))
    }
  }
}
