internal import SubscriptionModel

/// What a step's verb and its options ask of the store.
struct StepDeed {
  /// The subscription that it is about.
  let subscription: RunReference
  /// Whether a purchase begins a run of its own beside the one there is.
  var isNewRun = false
  /// `nil` where something is wrong with the verb's options.
  let action: Action?
}

extension ScriptReader {
  /// What a step does: the product that its verb names, or the code's, and what is done with it.
  /// What is wrong with it goes to the report.
  mutating func deed(
    _ verb: Verb, _ target: Node, _ step: ObjectNode, of customer: Int, storefront: Storefront
  ) -> StepDeed? {
    if verb == .redeem { return redemption(target, step, of: customer, storefront) }
    let product = target.text("a product's alias or id").flatMap {
      references.product($0, of: customer, at: target)
    }
    guard let product else { return nil }
    let run = run(of: customer, to: product, named: target)
    let action: Action?
    switch verb {
    case .buy:
      checkPrice(of: product, in: storefront, at: target)
      let terms = purchaseTerms(step, of: product, storefront, at: target)
      let isNewRun = step["newRun"]?.truth() ?? false
      return StepDeed(subscription: run, isNewRun: isNewRun, action: .buy(product, terms))
    case .changePlan:
      checkGroup(of: product, customer, at: target)
      checkPrice(of: product, in: storefront, at: target)
      let offer = step["offer"].flatMap { namedOffer($0, of: product, storefront) }
      action = .changePlan(product, offer: offer)
    case .cancel: action = .cancel
    case .resume: action = .resume
    case .failBilling:
      let length = step["for"].map { $0.duration() }
      action = length == .some(nil) ? nil : .failBilling(for: length ?? nil)
    case .fixBilling: action = .fixBilling
    case .redeem: return nil
    }
    return StepDeed(subscription: run, action: action)
  }

  /// The subscription that a step names, by a product or by the purchase that began it.
  private func run(
    of customer: Int, to product: ProductIndex, named node: Node?
  ) -> RunReference {
    RunReference(
      customer: CustomerIndex(customer), product: product,
      begunBy: node?.value.string.flatMap { references.cast.purchaseStep($0, of: customer) })
  }

  private mutating func redemption(
    _ target: Node, _ step: ObjectNode, of customer: Int, _ storefront: Storefront
  ) -> StepDeed? {
    let option = step["product"]
    let product = option.flatMap { node in
      node.text("a product's alias or id").flatMap {
        references.product($0, of: customer, at: node)
      }
    }
    let account = account(step, otherwise: .none)
    guard let name = target.filledText("the code's name"), let products = references.products
    else { return nil }
    // A product that was found wrong leaves nothing to say of the code.
    if option != nil, product == nil { return nil }
    let wanted = product.flatMap { product in option.map { (product, at: $0) } }
    guard let code = products.code(name, for: wanted, at: target) else { return nil }
    checkPrice(of: code.product, in: storefront, at: target)
    checkPrice(of: code.offer, of: code.product, in: storefront, at: target)
    return StepDeed(
      subscription: run(of: customer, to: code.product, named: option),
      action: .redeem(code.product, code: code.offer, account: account))
  }

  private mutating func purchaseTerms(
    _ step: ObjectNode, of product: ProductIndex, _ storefront: Storefront, at target: Node
  ) -> PurchaseTerms {
    var terms = PurchaseTerms(account: account(step, otherwise: .own))
    let takesIntroductory = step["intro"].map { $0.truth() ?? false } ?? true
    if let node = step["offer"] {
      step["intro"]?.found(OfferFact.introBesideOffer)
      if let offer = namedOffer(node, of: product, storefront) { terms.offer = .offer(offer) }
    } else if !takesIntroductory {
      terms.offer = .fullPrice
    } else if let offer = references.products?.catalog.subscription(product).introductoryOffer {
      checkPrice(of: offer, of: product, in: storefront, at: target)
    }
    return terms
  }

  private func namedOffer(
    _ node: Node, of product: ProductIndex, _ storefront: Storefront
  ) -> OfferIndex? {
    let offer = node.filledText("the offer's id").flatMap {
      references.products?.offer($0, of: product, at: node)
    }
    if let offer { checkPrice(of: offer, of: product, in: storefront, at: node) }
    return offer
  }

  private func checkPrice(
    of index: OfferIndex, of product: ProductIndex, in storefront: Storefront, at node: Node
  ) {
    guard let products = references.products, products.isWhole else { return }
    let offer = products.catalog.offer(index, of: product)
    guard offer.prices.price(in: storefront) == nil else { return }
    node.found(
      OfferFact.noPrice(
        offer.kind == .introductory ? nil : offer.identifier,
        product: products.catalog.subscription(product).identifier,
        storefront: storefront.country))
  }

  /// The account token of a purchase: `null` for none, or one of its own.
  private mutating func account(
    _ step: ObjectNode, otherwise standard: AccountTokenIndex
  ) -> AccountTokenIndex {
    if step.isNull("accountToken") { return .none }
    guard let token = step["accountToken"]?.accountToken() else { return standard }
    return index(of: token)
  }
}

extension Node {
  /// A UUID, or a finding.
  func accountToken() -> RandomUUID? {
    guard let text = text("a UUID in quotes") else { return nil }
    guard let token = RandomUUID(text: text) else {
      found(ScriptFact.badUUID(text))
      return nil
    }
    return token
  }
}
