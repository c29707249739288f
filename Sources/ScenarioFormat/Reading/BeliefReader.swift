internal import SubscriptionModel

/// Reads the entries of `expect` that speak of what a correct receiver believes: `{ at: … }`.
struct BeliefReader {
  static let keys = ["at", "customer", "of"] + claimKeys
  private static let claimKeys = ["status", "entitled", "product", "renewsTo", "expires"]

  let references: References

  /// The expectation, or findings.
  func read(_ node: Node, _ marks: inout Marks) -> BeliefExpectation? {
    guard let object = node.object("a belief", keys: Self.keys) else { return nil }
    let moment = object.required("at", example: "at: \"12m\"")
    let run = owner(of: object).flatMap { subscription(of: $0, object) }
    let claims = self.claims(object, run, &marks)
    let isSaid = !claims.isEmpty || Self.claimKeys.contains { object[$0] != nil }
    if !isSaid, object.mistypedKeys.isDisjoint(with: Self.claimKeys) {
      node.found(ExpectationFact.nothingBelieved(claims: Self.claimKeys))
    }
    // Without the run nothing is known of whose a moment is; that has been said.
    guard let moment, let run, let mark = marks.mark(moment, of: run) else { return nil }
    return BeliefExpectation(
      mark: mark, run: run, claims: claims, path: node.path.description,
      text: moment.value.string ?? "")
  }

  /// The place of the customer whose belief it is: the one that is named, else the only one.
  private func owner(of object: ObjectNode) -> Int? {
    let cast = references.cast
    if let node = object["customer"] {
      guard let name = node.filledText("the customer's name") else { return nil }
      if let place = cast.customer(named: name) { return place }
      if cast.hasAllNames {
        let closest = Suggestion.closest(to: name, among: cast.customers)
        node.found(
          ExpectationFact.nobody(name, suggestion: closest, customers: cast.customers))
      }
      return nil
    }
    if object.mistypedKeys.contains("customer") { return nil }
    if cast.customers.count == 1 { return 0 }
    if cast.hasAllNames {
      object.node.found(ExpectationFact.whoseBelief(customers: cast.customers))
    }
    return nil
  }

  /// The subscription that is spoken of: of the group, or begun by the purchase, that `of` names,
  /// else of the only group that the customer buys of, else of the catalog's only one.
  private func subscription(of customer: Int, _ object: ObjectNode) -> RunReference? {
    let index = CustomerIndex(customer)
    if let node = object["of"] {
      guard let name = node.text("a product's alias or id") else { return nil }
      return references.product(name, of: customer, at: node).map {
        RunReference(
          customer: index, product: $0, begunBy: references.cast.purchaseStep(name, of: customer))
      }
    }
    guard !object.mistypedKeys.contains("of"), let products = references.products, products.isWhole
    else { return nil }
    let bought = references.purchases(of: customer)
    let choices =
      bought.products.isEmpty
      ? products.catalog.subscriptions.indices.map { ProductIndex($0) }
      : bought.products.map(\.product)
    guard let product = choices.first else { return nil }
    guard Set(choices.map(products.catalog.groupOf)).count == 1 else {
      let names = bought.products.map(\.name)
      object.node.found(
        ExpectationFact.whichGroup(
          choices: names.isEmpty ? choices.map(products.name(of:)) : names))
      return nil
    }
    return RunReference(customer: index, product: product)
  }

  private func claims(
    _ object: ObjectNode, _ run: RunReference?, _ marks: inout Marks
  ) -> [BeliefExpectation.Claim] {
    var claims: [BeliefExpectation.Claim] = []
    if let status = object["status"]?.word("status", as: BelievedStatus.self) {
      claims.append(.status(status))
    }
    if let entitled = object["entitled"]?.truth() { claims.append(.entitled(entitled)) }
    if object.isNull("product") { claims.append(.product(nil)) }
    if let product = object["product"].flatMap({ product($0, of: run) }) {
      claims.append(.product(product))
    }
    if object.isNull("renewsTo") { claims.append(.renewsTo(nil)) }
    if let product = object["renewsTo"].flatMap({ product($0, of: run) }) {
      claims.append(.renewsTo(product))
    }
    if object.isNull("expires") { claims.append(.expires(nil)) }
    if let node = object["expires"], let run, let mark = marks.mark(node, of: run) {
      claims.append(.expires(.init(mark: mark, text: node.value.string ?? "")))
    }
    return claims
  }

  /// The product that a node names, which must be of the subscription's group, or a finding.
  private func product(_ node: Node, of run: RunReference?) -> ProductIndex? {
    guard let name = node.text("a product's alias or id") else { return nil }
    let customer = run.map { Int($0.customer.number) }
    guard let product = references.product(name, of: customer, at: node) else { return nil }
    guard let run, let products = references.products else { return product }
    let catalog = products.catalog
    let group = catalog.groupOf(run.product)
    guard catalog.groupOf(product) != group else { return product }
    let others = catalog.subscriptions.indices.map { ProductIndex($0) }.filter {
      catalog.groupOf($0) == group
    }
    node.found(ExpectationFact.otherGroup(name, choices: others.map(products.name(of:))))
    return nil
  }
}

extension Products {
  /// The shortest name of a product.
  fileprivate func name(of product: ProductIndex) -> String {
    shortNames[product] ?? catalog.subscription(product).identifier
  }
}
