internal import SubscriptionModel

/// Puts a catalog together and sees to it that no product id stands twice.
struct CatalogBuilder {
  private var groups: [SubscriptionGroup] = []
  private var subscriptions: [SubscriptionProduct] = []
  private var oneTimeProducts: [OneTimeProduct] = []
  private var places: [String: SourcePlace] = [:]

  /// Begins a group.
  mutating func addGroup(_ group: SubscriptionGroup) -> GroupIndex {
    groups.append(group)
    return GroupIndex(groups.count - 1)
  }

  /// Adds a subscription whose id stands at `node`.
  mutating func add(_ product: SubscriptionProduct, at node: Node) {
    if claim(product.identifier, at: node) { subscriptions.append(product) }
  }

  /// Adds a one-time product whose id stands at `node`.
  mutating func add(_ product: OneTimeProduct, at node: Node) {
    if claim(product.identifier, at: node) { oneTimeProducts.append(product) }
  }

  /// The catalog so far.
  var catalog: Catalog {
    Catalog(groups: groups, subscriptions: subscriptions, oneTimeProducts: oneTimeProducts)
  }

  private mutating func claim(_ identifier: String, at node: Node) -> Bool {
    if let first = places[identifier] {
      let words = node.report.words(for: first, seenFrom: node.value.place)
      node.found(NameFact.productTwice(identifier, first: "at \(words)"))
      return false
    }
    places[identifier] = node.value.place
    return true
  }
}

/// The digits of a `subscriptionGroupIdentifier`: the file's id if that is digits, else eight
/// digits hashed from the text.
func groupIdentifier(for text: String) -> String {
  let isNumber = !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
  return isNumber ? text : "\(10_000_000 + Chance.hash(of: text) % 90_000_000)"
}
