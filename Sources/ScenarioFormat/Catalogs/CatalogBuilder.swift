internal import SubscriptionModel

/// Puts a catalog together and sees to it that no product id stands twice.
struct CatalogBuilder {
  /// Who wrote the catalog: a repetition in somebody else's file is only a note.
  enum Author {
    case user
    case tool
  }

  private let author: Author
  private var groups: [SubscriptionGroup] = []
  private var subscriptions: [SubscriptionProduct] = []
  /// Where the subscriptions of the latest group begin.
  private var groupStart = 0
  private var oneTimeProducts: [OneTimeProduct] = []
  private var places: [String: SourcePlace] = [:]

  init(author: Author) {
    self.author = author
  }

  /// Begins a group; its subscriptions are added before the next one is begun.
  mutating func addGroup(_ group: SubscriptionGroup) -> GroupIndex {
    groupStart = subscriptions.count
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

  /// Notes levels that several subscriptions of the latest group share; `node` is the group.
  func noteSharedLevels(at node: Node) {
    let levels = Dictionary(grouping: subscriptions[groupStart...], by: \.level)
    for (level, products) in levels.sorted(by: { $0.key < $1.key }) where products.count > 1 {
      node.found(CatalogFact.levelShared(level, by: products.map(\.period)))
    }
  }

  /// The catalog so far.
  var catalog: Catalog {
    Catalog(groups: groups, subscriptions: subscriptions, oneTimeProducts: oneTimeProducts)
  }

  private mutating func claim(_ identifier: String, at node: Node) -> Bool {
    guard let first = places[identifier] else {
      places[identifier] = node.value.place
      return true
    }
    let words = "at " + node.report.words(for: first, seenFrom: node.value.place)
    switch author {
    case .user: node.found(NameFact.productTwice(identifier, first: words))
    case .tool: node.found(CatalogFact.productTwice(identifier, kept: words))
    }
    return false
  }
}

/// The digits of a `subscriptionGroupIdentifier`: the file's id if that is digits, else eight
/// digits hashed from the text.
func groupIdentifier(for text: String) -> String {
  let isNumber = !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
  return isNumber ? text : "\(10_000_000 + Chance.hash(of: text) % 90_000_000)"
}
