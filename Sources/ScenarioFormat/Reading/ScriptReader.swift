internal import SubscriptionModel

/// Reads the scripts of customers.
struct ScriptReader {
  let products: Products?
  let start: SimInstant
  /// Products whose introductory offer was remarked on already.
  private var remarked: Set<ProductIndex> = []

  init(products: Products?, start: SimInstant) {
    self.products = products
    self.start = start
  }

  /// The verbs of steps.
  private enum Verb: String, CaseIterable {
    case buy
    case cancel
    case resume

    func action(_ product: ProductIndex) -> Action {
      switch self {
      case .buy: .buy(product)
      case .cancel: .cancel
      case .resume: .resume
      }
    }
  }

  /// The steps of a script; what is wrong with them goes to the report.
  mutating func read(_ node: Node, storefront: Storefront) -> [PlannedStep] {
    var steps: [PlannedStep] = []
    for element in node.elements("a list of steps") ?? [] {
      if let step = readStep(element, storefront: storefront) { steps.append(step) }
    }
    return steps
  }

  private mutating func readStep(_ node: Node, storefront: Storefront) -> PlannedStep? {
    let verbs = Verb.allCases.map(\.rawValue)
    guard let object = node.object("a step", keys: ["at"] + verbs) else { return nil }
    let moment = object["at"].map { $0.moment(start: start) } ?? .afterStepBefore(.zero)
    let present = Verb.allCases.filter { object[$0.rawValue] != nil }
    guard present.count < 2 else {
      node.found(ScriptFact.severalVerbs(present.map(\.rawValue)))
      return nil
    }
    guard let verb = present.first, let target = object[verb.rawValue] else {
      // A mistyped verb was found as an unknown key already.
      let known = ["at", "remarks"] + verbs
      if node.value.members?.allSatisfy({ known.contains($0.key) }) ?? true {
        node.found(ScriptFact.noVerb(known: verbs))
      }
      return nil
    }
    guard let products, let product = products.subscription(target) else { return nil }
    if verb == .buy { checkSale(of: product, in: storefront, products, at: target) }
    guard let moment else { return nil }
    return PlannedStep(
      moment: moment, product: product, action: verb.action(product),
      path: node.path.description)
  }

  private mutating func checkSale(
    of index: ProductIndex, in storefront: Storefront, _ products: Products, at node: Node
  ) {
    let product = products.catalog.subscription(index)
    if products.isWhole, product.prices.price(in: storefront) == nil {
      node.found(SaleFact.noPrice(product: product.identifier, storefront: storefront.country))
    }
    if product.offers.contains(where: { $0.kind == .introductory }),
      remarked.insert(index).inserted
    {
      node.found(SaleFact.introductoryOfferNotTaken(product: product.identifier))
    }
  }
}
