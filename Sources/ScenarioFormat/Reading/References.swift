internal import SubscriptionModel

/// Makes out what moments and patterns speak of: customers, products, steps.
struct References {
  let cast: Cast
  let products: Products?
  let start: SimInstant
  /// What subscriptions each customer buys or has by way of the family, as far as the catalog has
  /// them.
  private let purchases: [Purchases]

  /// What subscriptions a customer buys, in the order of the script, or has by way of the family.
  struct Purchases {
    /// The products by the names that the file has for them.
    let products: [(name: String, product: ProductIndex)]
    /// Their groups.
    let groups: Set<GroupIndex>
  }

  init(cast: Cast, products: Products?, start: SimInstant) {
    self.cast = cast
    self.products = products
    self.start = start
    purchases = cast.bought.map { purchases in
      let bought = purchases.compactMap { purchase in
        products?.knownSubscription(purchase).map { product in
          // A code is no name of what it begins.
          (purchase.isCode ? products?.shortName(of: product) ?? "" : purchase.name, product)
        }
      }
      let groups = bought.compactMap { products?.catalog.groupOf($0.1) }
      return Purchases(products: bought, groups: Set(groups))
    }
  }

  /// What subscriptions a customer buys or has by way of the family, as far as the catalog has
  /// them.
  func purchases(of customer: Int) -> Purchases { purchases[customer] }

  /// The moment that a node says, or a finding.
  ///
  /// - Parameters:
  ///   - customer: In whose script it stands; `nil`: in nobody's.
  ///   - subscription: The one that the step's verb names.
  func moment(_ node: Node, for customer: Int?, _ subscription: RunReference?) -> Moment? {
    guard let text = node.text("a moment in quotes") else { return nil }
    switch MomentText.reading(text) {
    case .date(let instant):
      return node.later(instant, than: start, text).map { .at($0) }
    case .fromStart(let length):
      return node.later(start + length, than: start, text).map { .at($0) }
    case .afterStepBefore(let length): return .afterStepBefore(length)
    case .step(let id, let offset):
      guard let step = cast.steps[id] else {
        let closest = Suggestion.closest(to: id, among: cast.steps.keys.sorted())
        node.found(ReferenceFact.unknownStep(id, suggestion: closest))
        return nil
      }
      return .step(step, offset: offset)
    case .anchor(let anchor, let who, let offset):
      return run(who, node, customer, subscription).map { .anchor(anchor, of: $0, offset: offset) }
    case .pattern(let words, let offset):
      guard offset >= .zero else {
        node.found(ReferenceFact.signingBackwards(text))
        return nil
      }
      return pattern(words, node, for: customer).map {
        .signing($0.pattern, number: $0.number ?? 1, offset: offset)
      }
    case nil:
      node.found(
        InstantText.looksLikeDate(text)
          ? TimeFact.badInstant(text)
          : TimeFact.badMoment(text, suggestion: MomentText.suggestion(for: text)))
      return nil
    }
  }

  /// The product of a name as a customer has it: an alias, an id, or the id of the customer's step
  /// that bought it.
  func product(_ name: String, of customer: Int?, at node: Node) -> ProductIndex? {
    let purchase = cast.purchase(name, of: customer)
    if let purchase, purchase.isCode { return products?.knownSubscription(purchase) }
    return products?.product(purchase?.name ?? name, at: node)
  }

  /// The same, if it is a subscription, or a finding.
  func subscription(_ name: String, of customer: Int?, at node: Node) -> ProductIndex? {
    let purchase = cast.purchase(name, of: customer)
    if let purchase, purchase.isCode { return products?.knownSubscription(purchase) }
    return products?.subscription(purchase?.name ?? name, at: node)
  }

  /// The subscription that the words behind `of` speak of; without any, the one at hand.
  private func run(
    _ words: [String], _ node: Node, _ customer: Int?, _ subscription: RunReference?
  ) -> RunReference? {
    var rest = words[...]
    var owner = customer
    if let first = rest.first, let named = cast.customer(named: first) {
      owner = named
      rest.removeFirst()
    } else if owner == nil, cast.customers.count == 1 {
      owner = 0
    }
    if let word = rest.popFirst() {
      guard rest.isEmpty else {
        let closest = Suggestion.closest(to: word, among: cast.customers)
        node.found(ReferenceFact.unknownOwner(word, suggestion: closest))
        return nil
      }
      guard let products else { return nil }
      let purchase = cast.purchase(word, of: owner)
      let isKnown = purchase?.isCode == true || products.knows(purchase?.name ?? word)
      guard isKnown || !products.isWhole else {
        let known = cast.customers + products.known
        let closest = Suggestion.closest(to: word, among: known)
        node.found(ReferenceFact.unknownWho(word, suggestion: closest))
        return nil
      }
      guard let owner else {
        node.found(ReferenceFact.whoseRun(customers: cast.customers))
        return nil
      }
      return self.subscription(word, of: owner, at: node).map {
        RunReference(
          customer: CustomerIndex(owner), product: $0,
          begunBy: cast.purchaseStep(word, of: owner))
      }
    }
    guard let owner else {
      node.found(
        cast.customers.count > 1
          ? ReferenceFact.whoseRun(customers: cast.customers) : ReferenceFact.runNeeded)
      return nil
    }
    if owner == customer, let subscription { return subscription }
    return onlyRun(of: owner, node)
  }

  /// The subscription of a customer who has one group only, or a finding.
  private func onlyRun(of customer: Int, _ node: Node) -> RunReference? {
    guard let products, products.isWhole else { return nil }
    let hasSubscription = cast.bought[customer].contains {
      $0.isCode
        || products.known($0.name).map { products.catalog.oneTimeProduct($0) == nil } ?? true
    }
    guard hasSubscription else {
      let name = cast.name(customer)
      node.found(
        cast.bought[customer].isEmpty
          ? ReferenceFact.neverBuys(customer: name) : .neverSubscribes(customer: name))
      return nil
    }
    let bought = purchases(of: customer)
    guard let product = bought.products.first?.product else { return nil }
    guard bought.groups.count == 1 else {
      let owner = cast.name(customer)
      node.found(ReferenceFact.whichRun(choices: bought.products.map { "\(owner) \($0.name)" }))
      return nil
    }
    return RunReference(customer: CustomerIndex(customer), product: product)
  }
}
