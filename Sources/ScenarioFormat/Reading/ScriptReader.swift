internal import SubscriptionModel

/// Reads the scripts of customers, and the one of the store.
struct ScriptReader {
  let references: References
  private var orders = OrderReader()
  private var increases = IncreaseReader()
  /// The moments of the steps that were read, and where they are written.
  private(set) var moments: [StepReference: (moment: Moment, at: Node)] = [:]

  init(references: References) {
    self.references = references
  }

  /// The account tokens that single purchases carry.
  var accountTokens: [RandomUUID] { orders.accountTokens }

  /// How the developer raises prices.
  var priceIncreases: [PriceIncrease] { increases.increases }

  /// The steps of a customer's script, or of the store's; what is wrong with them goes to the
  /// report.
  mutating func read(
    _ node: Node, of customer: Int, storefront: Storefront, _ names: inout Names
  ) -> [PlannedStep] {
    var steps: [PlannedStep] = []
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
    let script: Verb.Script = customer == references.cast.storePlace ? .store : .customers
    let verbs = Verb.allCases.filter { $0.script == script }.map(\.rawValue)
    guard let (object, verb) = readVerb(node, verbs), let target = object[verb.rawValue] else {
      return nil
    }
    let repetition = object.repetition()
    guard verb.script == script else {
      target.found(
        script == .store
          ? ScriptFact.concernsCustomer(verb.rawValue) : ScriptFact.concernsNobody(verb.rawValue))
      return nil
    }
    let code = verb == .redeem ? redeemed(target, object, customer) : nil
    let product = code?.product ?? self.product(of: verb, target, object, customer)
    if let product { check(product, verb, customer, storefront, at: target) }
    let named = verb.namesProductBeside ? object["product"] : target
    let subscription = product.flatMap { self.subscription($0, named: named, customer) }
    let moment =
      object["at"].map {
        references.moment($0, for: script == .store ? nil : customer, subscription)
      } ?? .afterStepBefore(.zero)
    let order = orders.order(of: verb, object, of: oneTimeKind(of: product))
    let choice = offerChoice(
      verb, product, code, on: order.plan, object, storefront, at: target)
    let action =
      verb == .raisePrice
      ? increases.action(object, of: product, references.products)
      : verb.action(product, choice, target, object)
    if let product, let plan = object["plan"], order.plan == .monthly {
      checkMonthlyPlan(of: product, in: storefront, at: plan)
    }
    let family = self.family(verb, object, customer)
    guard let moment, let action, product != nil || !verb.isAboutProduct else { return nil }
    return PlannedStep(
      moment: moment, momentText: object["at"]?.value.string, product: product,
      begunBy: subscription?.begunBy, action: action, order: order, family: family,
      repetition: repetition,
      path: node.path.description)
  }

  /// The step's one verb, or a finding.
  private func readVerb(_ node: Node, _ verbs: [String]) -> (ObjectNode, Verb)? {
    let options = ["at", "id", "repeat", "every"]
    let written = Verb.allCases.filter { node.value[$0.rawValue] != nil }
    let meant = written.filter { node.value[$0.rawValue]?.isNull == false }
    // Whatever a mistyped verb was meant to be, its options are right.
    let isMistyped = meant.isEmpty && node.value.members != nil
    let own = isMistyped ? Verb.allOptions : meant.flatMap(\.options)
    let keys = options + verbs + written.map(\.rawValue).filter { !verbs.contains($0) } + own
    guard let object = node.object("a step", keys: keys) else { return nil }
    let present = Verb.allCases.filter { object[$0.rawValue] != nil }
    guard present.count < 2 else {
      node.found(ScriptFact.severalVerbs(present.map(\.rawValue)))
      return nil
    }
    guard let verb = present.first else {
      // A mistyped verb was found as an unknown key already.
      let known = keys + ["remarks"]
      if node.value.members?.allSatisfy({ known.contains($0.key) }) ?? true {
        node.found(ScriptFact.noVerb(known: verbs))
      }
      return nil
    }
    return (object, verb)
  }

  /// The product that a step is about, where it is about one, or a finding.
  private func product(
    of verb: Verb, _ target: Node, _ step: ObjectNode, _ customer: Int
  ) -> ProductIndex? {
    func named(_ node: Node, isBought: Bool) -> ProductIndex? {
      guard let text = node.text("a product's alias or id") else { return nil }
      return isBought
        ? references.product(text, of: customer, at: node)
        : references.subscription(text, of: customer, at: node)
    }
    switch verb {
    case .buy, .withdrawProduct: return named(target, isBought: true)
    case .requestRefund, .reverseRefund, .shareWithFamily, .stopSharing:
      return named(target, isBought: true)
    case .decideRefund: return step["product"].flatMap { named($0, isBought: true) }
    case .changePlan, .cancel, .resume, .failBilling, .fixBilling, .consentToPrice, .declinePrice,
      .raisePrice, .extendRenewal, .extendAll:
      return named(target, isBought: false)
    case .advancedCommerce:
      if let node = step["product"] { return named(node, isBought: false) }
      let bought = references.purchases(of: customer)
      if bought.groups.count == 1 { return bought.products.first?.product }
      target.found(ShapeFact.missingKey("product", example: "product: \"pro\""))
      return nil
    case .redeem, .closeAccount, .rescindConsent, .sendTest, .externalPurchaseToken: return nil
    }
  }

  /// The subscription that a step is about, if its product is one.
  private func subscription(
    _ product: ProductIndex, named node: Node?, _ customer: Int
  ) -> RunReference? {
    guard oneTimeKind(of: product) == nil else { return nil }
    let begunBy = node?.value.string.flatMap { references.cast.purchaseStep($0, of: customer) }
    return RunReference(
      customer: CustomerIndex(customer), product: product, begunBy: begunBy)
  }

  /// With whom a step is about sharing something, if it is.
  private func family(_ verb: Verb, _ step: ObjectNode, _ customer: Int) -> FamilyOrder {
    let reader = FamilyReader(cast: references.cast, customer: customer)
    switch verb {
    case .shareWithFamily: return reader.order(step, isForAll: false)
    case .stopSharing: return reader.order(step, isForAll: true)
    case .buy, .changePlan, .cancel, .resume, .redeem, .failBilling, .fixBilling, .consentToPrice,
      .declinePrice, .raisePrice, .withdrawProduct, .requestRefund, .decideRefund, .reverseRefund,
      .extendRenewal, .extendAll, .closeAccount, .advancedCommerce, .rescindConsent, .sendTest,
      .externalPurchaseToken:
      return FamilyOrder()
    }
  }

  func oneTimeKind(of product: ProductIndex?) -> OneTimeProduct.Kind? {
    product.flatMap { references.products?.catalog.oneTimeProduct($0)?.kind }
  }

  private func check(
    _ product: ProductIndex, _ verb: Verb, _ customer: Int, _ storefront: Storefront,
    at target: Node
  ) {
    switch verb {
    case .buy, .redeem: checkPrice(of: product, in: storefront, at: target)
    case .changePlan:
      checkGroup(of: product, customer, at: target)
      checkPrice(of: product, in: storefront, at: target)
    case .shareWithFamily: checkSharing(of: product, at: target)
    case .cancel, .resume, .failBilling, .fixBilling, .consentToPrice, .declinePrice, .raisePrice,
      .withdrawProduct, .requestRefund, .decideRefund, .reverseRefund, .stopSharing, .extendRenewal,
      .extendAll, .closeAccount, .advancedCommerce, .rescindConsent, .sendTest,
      .externalPurchaseToken:
      break
    }
  }

  /// Who is billed by the month buys a subscription that can be.
  private func checkMonthlyPlan(
    of index: ProductIndex, in storefront: Storefront, at node: Node
  ) {
    guard let products = references.products, products.isWhole else { return }
    guard oneTimeKind(of: index) == nil else {
      node.found(PlanFact.paidAtOnce)
      return
    }
    let product = products.catalog.subscription(index)
    guard let plan = product.monthlyPlan else {
      node.found(PlanFact.noMonthlyPlan(product: product.identifier))
      return
    }
    if plan.prices.price(in: storefront) == nil {
      node.found(
        PlanFact.noMonthlyPrice(product: product.identifier, storefront: storefront.country))
    }
  }

  private func checkSharing(of index: ProductIndex, at node: Node) {
    guard let products = references.products, products.isWhole else { return }
    if let kind = oneTimeKind(of: index), kind != .nonConsumable {
      node.found(FamilyFact.notShareableKind(kind))
    } else if !products.catalog.isFamilyShareable(index) {
      node.found(FamilyFact.notShareable(product: products.catalog.identifier(of: index)))
    }
  }

  private func checkPrice(of index: ProductIndex, in storefront: Storefront, at node: Node) {
    guard let products = references.products, products.isWhole else { return }
    let catalog = products.catalog
    if catalog.prices(of: index).price(in: storefront) == nil {
      node.found(
        SaleFact.noPrice(
          product: catalog.identifier(of: index), storefront: storefront.country))
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
