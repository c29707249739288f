internal import SubscriptionModel

/// Reads the scripts of customers.
struct ScriptReader {
  let references: References
  /// The account tokens that single purchases of the latest customer carry.
  private(set) var otherTokens: [RandomUUID] = []
  /// The moments of the steps that were read, and where they are written.
  private(set) var moments: [StepReference: (moment: Moment, at: Node)] = [:]

  init(references: References) {
    self.references = references
  }

  /// The steps of a customer's script; what is wrong with them goes to the report.
  mutating func read(
    _ node: Node, of customer: Int, storefront: Storefront, _ names: inout Names
  ) -> [PlannedStep] {
    var steps: [PlannedStep] = []
    otherTokens = []
    for (index, element) in (node.elements("a list of steps") ?? []).enumerated() {
      if let id = element.value["id"], !id.isNull {
        claim(Node(value: id, path: element.path.key("id"), report: node.report), &names)
      }
      guard let step = readStep(element, of: customer, storefront: storefront) else { continue }
      steps.append(step)
      let place = StepReference(customer: CustomerIndex(customer), step: index)
      let at = element.value["at"].map {
        Node(value: $0, path: element.path.key("at"), report: node.report)
      }
      moments[place] = (step.moment, at ?? element)
    }
    return steps
  }

  /// The place of an account token that a purchase of the customer's carries.
  mutating func index(of token: RandomUUID) -> AccountTokenIndex {
    if let place = otherTokens.firstIndex(of: token) { return AccountTokenIndex(place + 1) }
    otherTokens.append(token)
    return AccountTokenIndex(otherTokens.count)
  }

  private func claim(_ id: Node, _ names: inout Names) {
    guard let text = id.filledText("the id") else { return }
    if Names.isAlias(text) {
      _ = names.claim(text, at: id)
    } else {
      id.found(NameFact.badStepName(text))
    }
  }

  private mutating func readStep(
    _ node: Node, of customer: Int, storefront: Storefront
  ) -> PlannedStep? {
    let present = Verb.allCases.filter { !(node.value[$0.rawValue]?.isNull ?? true) }
    let options = ["at", "id", "repeat", "every"]
    let verbs = Verb.allCases.map(\.rawValue)
    // Whatever a mistyped verb was meant to be, its options are right.
    let isMistyped = present.isEmpty && node.value.members != nil
    let keys = options + verbs + (isMistyped ? Verb.allOptions : present.first?.options ?? [])
    guard let object = node.object("a step", keys: keys) else { return nil }
    let repetition = object.repetition()
    guard present.count < 2 else {
      node.found(ScriptFact.severalVerbs(present.map(\.rawValue)))
      return nil
    }
    guard let verb = present.first, let target = object[verb.rawValue] else {
      // A mistyped verb was found as an unknown key already.
      let known = keys + ["remarks"]
      if node.value.members?.allSatisfy({ known.contains($0.key) }) ?? true {
        node.found(ScriptFact.noVerb(known: verbs))
      }
      return nil
    }
    let deed = deed(verb, target, object, of: customer, storefront: storefront)
    let moment =
      object["at"].map { references.moment($0, for: customer, deed?.subscription) }
      ?? .afterStepBefore(.zero)
    guard let deed, let action = deed.action, let moment else { return nil }
    return PlannedStep(
      moment: moment, momentText: object["at"]?.value.string, product: deed.subscription.product,
      begunBy: deed.subscription.begunBy, isNewRun: deed.isNewRun, action: action,
      repetition: repetition, path: node.path.description)
  }

  func checkPrice(of index: ProductIndex, in storefront: Storefront, at node: Node) {
    guard let products = references.products, products.isWhole else { return }
    let product = products.catalog.subscription(index)
    if product.prices.price(in: storefront) == nil {
      node.found(SaleFact.noPrice(product: product.identifier, storefront: storefront.country))
    }
  }

  /// A plan changes within its group, so the customer must buy something of it somewhere.
  func checkGroup(of product: ProductIndex, _ customer: Int, at node: Node) {
    guard let products = references.products, products.isWhole else { return }
    let catalog = products.catalog
    let bought = references.purchases(of: customer)
    guard !bought.groups.contains(catalog.groupOf(product)) else { return }
    let own = Set(bought.products.map(\.product))
    let others = catalog.subscriptions.indices.map { ProductIndex($0) }.filter {
      bought.groups.contains(catalog.groupOf($0)) && !own.contains($0)
    }
    let shortNames = products.shortNames
    node.found(
      ReferenceFact.otherGroup(
        product: node.value.string ?? "", customer: references.cast.customers[customer],
        choices: others.map { shortNames[$0] ?? catalog.subscription($0).identifier }))
  }
}

extension ObjectNode {
  /// How often a step happens; `repeat` and `every` go together.
  fileprivate func repetition() -> PlannedStep.Repetition {
    let count = self["repeat"]?.integer(in: 1...10_000, "how often in all, from 1 to 10000,")
    let every = self["every"].flatMap { $0.duration() }
    switch (self["repeat"], self["every"]) {
    case (nil, nil): return .once
    case (let count?, nil) where count.value.number?.integer != 1:
      count.found(ShapeFact.missingKey("every", example: "every: \"1m\""))
    case (nil, let every?):
      every.found(ShapeFact.missingKey("repeat", example: "repeat: 3, three in all"))
    default: break
    }
    return PlannedStep.Repetition(count: Int(count ?? 1), every: every ?? .zero)
  }
}
