internal import SubscriptionModel

/// The products of a scenario by alias and id.
struct Products {
  let catalog: Catalog
  /// What findings call the catalog.
  let catalogName: String
  /// Whether the catalog was read without findings; otherwise a product that is not in it, or its
  /// price, may only have been lost with them.
  private(set) var isWhole: Bool
  private(set) var aliases: [String: ProductIndex] = [:]
  private var places: [String: ProductIndex] = [:]
  /// Aliases that something is wrong with: what names them is not wrong for that.
  private var lostAliases: Set<String> = []

  init(catalog: Catalog, catalogName: String, isWhole: Bool) {
    self.catalog = catalog
    self.catalogName = catalogName
    self.isWhole = isWhole
    for place in catalog.indices {
      let product = ProductIndex(place)
      places[catalog.identifier(of: product)] = product
    }
  }

  /// Reads the file's `products`.
  mutating func readAliases(_ node: Node, _ names: inout Names) {
    guard let members = node.namedMembers("product ids by alias") else {
      isWhole = false
      return
    }
    for (key, alias, value) in members {
      if let product = aliased(key, alias, value, &names) {
        aliases[alias] = product
      } else {
        lostAliases.insert(alias)
      }
    }
  }

  private func aliased(
    _ key: Node, _ alias: String, _ value: Node, _ names: inout Names
  ) -> ProductIndex? {
    guard Names.isAlias(alias) else {
      key.found(NameFact.badAlias(alias))
      return nil
    }
    guard names.claim(alias, at: key), let identifier = value.filledText("the product id") else {
      return nil
    }
    return product(identifier, at: value)
  }

  /// The product of a name, or a finding at the node.
  func product(_ name: String, at node: Node) -> ProductIndex? {
    if let product = known(name) { return product }
    if isWhole, !lostAliases.contains(name) {
      node.found(
        SaleFact.unknownProduct(
          name, catalog: catalogName, suggestion: suggestion(for: name), known: known))
    }
    return nil
  }

  /// The subscription of a name, or a finding at the node.
  func subscription(_ name: String, at node: Node) -> ProductIndex? {
    guard let product = product(name, at: node) else { return nil }
    if let other = catalog.oneTimeProduct(product) {
      node.found(SaleFact.notASubscription(name, kind: other.kind))
      return nil
    }
    return product
  }

  /// `"pro" (com.example.stream.pro)`, the known product of the closest name.
  private func suggestion(for name: String) -> String? {
    guard let closest = Suggestion.closest(to: name, among: known) else { return nil }
    guard let product = aliases[closest] else { return Quotation.of(closest) }
    return "\(Quotation.of(closest)) (\(catalog.identifier(of: product)))"
  }

  /// The product of a name, without a finding.
  func known(_ name: String) -> ProductIndex? {
    aliases[name] ?? places[name]
  }

  /// The subscription of a name, without a finding.
  func knownSubscription(_ name: String) -> ProductIndex? {
    known(name).flatMap { catalog.oneTimeProduct($0) == nil ? $0 : nil }
  }

  /// Whether a name means something, be it only an alias that something is wrong with.
  func knows(_ name: String) -> Bool {
    known(name) != nil || lostAliases.contains(name)
  }

  /// Every name that would do.
  var known: [String] {
    aliases.keys.sorted() + catalog.indices.map { catalog.identifier(of: ProductIndex($0)) }
  }

  /// A product's alias, or its id where it has none.
  func shortName(of product: ProductIndex) -> String {
    shortNames[product] ?? catalog.subscription(product).identifier
  }

  /// The shortest alias of each product, the first in the alphabet of several.
  var shortNames: [ProductIndex: String] {
    let byLength = aliases.keys.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    return byLength.reduce(into: [:]) { names, alias in
      guard let product = aliases[alias], names[product] == nil else { return }
      names[product] = alias
    }
  }
}
