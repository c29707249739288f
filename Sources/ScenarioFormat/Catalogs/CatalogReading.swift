package import SubscriptionModel

/// A catalog as a file says it, with what the file says beside it.
package struct CatalogReading: Sendable {
  /// What is sold.
  package let catalog: Catalog
  /// The storefront it is written for; `nil` when it names none.
  package let storefront: Storefront?
  /// The app's number in the App Store, where the file knows it.
  package let appAppleIdentifier: Int64?
  /// Whether subscriptions were left out that somebody meant to be there.
  let hasLeftOutSubscriptions: Bool

  init(
    catalog: Catalog, storefront: Storefront? = nil, appAppleIdentifier: Int64? = nil,
    hasLeftOutSubscriptions: Bool = false
  ) {
    self.catalog = catalog
    self.storefront = storefront
    self.appAppleIdentifier = appAppleIdentifier
    self.hasLeftOutSubscriptions = hasLeftOutSubscriptions
  }

  /// The catalog at the root of a file of its own: a StoreKit configuration, or one in the words
  /// of scenarios. What is wrong with it goes to the report.
  static func read(root node: Node, bundleIdentifier: String) -> CatalogReading? {
    guard let root = node.anyObject("a StoreKit configuration") else { return nil }
    if root["sandclock"] != nil {
      node.found(CatalogFact.scenarioForCatalog)
      return nil
    }
    if root["groups"] != nil {
      return InlineCatalogReader.read(node, bundleIdentifier: bundleIdentifier)
        .map { CatalogReading(catalog: $0) }
    }
    let keys = ["subscriptionGroups", "products", "nonRenewingSubscriptions", "settings"]
    guard keys.contains(where: { node.value[$0] != nil }) else {
      node.found(CatalogFact.noCatalog)
      return nil
    }
    return StoreKitReader.read(root)
  }

  /// The catalog of a scenario: the path of a file, or the catalog itself. What is wrong with it
  /// goes to the report.
  static func read(scenario node: Node, bundleIdentifier: String) -> CatalogReading? {
    if let file = node.value.string {
      return DocumentReader.root(
        ofFile: node.report.resolved(file, at: node.value.place), namedAt: node, node.report
      ).flatMap { read(root: $0, bundleIdentifier: bundleIdentifier) }
    }
    guard node.value.members != nil else {
      node.foundWrongShape(wanted: "the path of a .storekit file or an object { groups, products }")
      return nil
    }
    return InlineCatalogReader.read(node, bundleIdentifier: bundleIdentifier)
      .map { CatalogReading(catalog: $0) }
  }
}
