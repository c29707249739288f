internal import SubscriptionModel

/// Reads how the developer raises prices.
struct IncreaseReader {
  /// The increases of the plan, in the order of reading.
  private(set) var increases: [PriceIncrease] = []

  /// The action of a step that raises a price; what is wrong with it goes to the report.
  mutating func action(_ step: ObjectNode, of product: ProductIndex?, _ sold: Products?) -> Action?
  {
    let to = step.required("to", example: "to: \"12.99\"")
    let prices = to?.priceList()
    let storefronts = step["storefronts"].map { $0.storefronts() }
    let needsConsent = step["consent"]?.truth() ?? true
    guard let product, let to, let prices, storefronts != .some(nil) else { return nil }
    let increase = PriceIncrease(
      of: product, to: prices, storefronts: storefronts ?? nil, needsConsent: needsConsent)
    if let sold, sold.isWhole { Self.check(increase, sold.catalog, at: to) }
    guard increases.count < Pricing.mostIncreases else {
      step.node.found(SaleFact.tooManyIncreases(most: Pricing.mostIncreases))
      return nil
    }
    increases.append(increase)
    return .raisePrice(increase: Int32(increases.count - 1))
  }

  /// An increase is one in every country that it names, or else somewhere.
  private static func check(_ increase: PriceIncrease, _ catalog: Catalog, at node: Node) {
    let old = catalog.prices(of: increase.product)
    let named = increase.storefronts?.countries ?? increase.prices.countries
    let findings = (named ?? old.countries ?? [Storefront.usa.country])
      .compactMap { Storefront.of(country: $0) }
      .map { finding(increase, in: $0, from: old, catalog.identifier(of: increase.product)) }
    guard named != nil || findings.allSatisfy({ $0 != nil }) else { return }
    for case let finding? in named == nil ? Array(findings.prefix(1)) : findings {
      node.found(finding)
    }
  }

  /// What is wrong with an increase in one country.
  private static func finding(
    _ increase: PriceIncrease, in storefront: Storefront, from old: PriceList, _ product: String
  ) -> SaleFact? {
    guard let new = increase.price(in: storefront), let old = old.price(in: storefront) else {
      return .nothingToRaise(product: product, storefront: storefront.country)
    }
    guard new.milliunits <= old.milliunits else { return nil }
    return .noIncrease(
      product: product, old: old.decimalText, new: new.decimalText,
      storefront: storefront.country)
  }
}

extension PriceList {
  /// The countries that it has prices for, in order, where it tells them apart.
  fileprivate var countries: [String]? {
    switch self {
    case .unknown, .everywhere: nil
    case .byStorefront(let prices): prices.keys.sorted()
    }
  }
}
