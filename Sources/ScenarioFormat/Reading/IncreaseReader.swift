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
    let storefronts = step["storefronts"].map { $0.countries() }
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

  /// An increase is one wherever it is for.
  private static func check(_ increase: PriceIncrease, _ catalog: Catalog, at node: Node) {
    let old = catalog.prices(of: increase.product)
    let countries =
      increase.storefronts ?? increase.prices.countries ?? old.countries
      ?? [Storefront.usa.country]
    for storefront in countries.compactMap({ Storefront.of(country: $0) }) {
      let name = catalog.identifier(of: increase.product)
      guard let new = increase.price(in: storefront), let old = old.price(in: storefront) else {
        node.found(SaleFact.nothingToRaise(product: name, storefront: storefront.country))
        continue
      }
      if new.milliunits <= old.milliunits {
        node.found(
          SaleFact.noIncrease(
            product: name, old: old.decimalText, new: new.decimalText,
            storefront: storefront.country))
      }
    }
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

extension Node {
  /// Some countries, or a finding.
  fileprivate func countries() -> [String]? {
    guard let elements = elements("a list of countries such as [\"USA\"]") else { return nil }
    if elements.isEmpty { found(ShapeFact.emptyList(what: "country")) }
    let countries = elements.compactMap { $0.storefront()?.country }
    return countries.isEmpty || countries.count < elements.count ? nil : countries
  }
}
