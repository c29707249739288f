internal import SubscriptionModel

extension ScriptReader {
  /// What the code of a step that redeems one stands for, or a finding.
  func redeemed(_ target: Node, _ step: ObjectNode, _ customer: Int) -> RedeemableCode? {
    let option = step["product"]
    let product = option.flatMap { node in
      node.text("a product's alias or id").flatMap {
        references.subscription($0, of: customer, at: node)
      }
    }
    guard let name = target.filledText("the code's name"), let products = references.products
    else { return nil }
    // A product that was found wrong leaves nothing to say of the code.
    if option != nil, product == nil { return nil }
    let wanted = product.flatMap { product in option.map { (product, at: $0) } }
    return products.code(name, for: wanted, at: target)
  }

  /// The offer that a step takes; what is wrong with it goes to the report.
  ///
  /// - Parameters:
  ///   - code: What the step's code stands for, where it redeems one.
  ///   - plan: How what it buys is billed.
  func offerChoice(
    _ verb: Verb, _ product: ProductIndex?, _ code: RedeemableCode?, on plan: BillingPlan,
    _ step: ObjectNode, _ storefront: Storefront, at target: Node
  ) -> OfferChoice {
    if let code {
      checkPrice(of: code.offer, of: code.product, in: storefront, at: target)
      return .offer(code.offer)
    }
    // A product that was found wrong leaves nothing to say of its offers.
    guard let product, verb == .buy || verb == .changePlan else { return .introductory }
    if oneTimeKind(of: product) != nil {
      for option in ["offer", "intro"] { step[option]?.found(OfferFact.boughtOnce) }
      return .introductory
    }
    if plan == .monthly {
      step["offer"]?.found(OfferFact.offerOnMonthlyPlan)
      _ = step["intro"]?.truth()
      return .fullPrice
    }
    if let node = step["offer"] {
      step["intro"]?.found(OfferFact.introBesideOffer)
      return namedOffer(node, of: product, storefront).map { .offer($0) } ?? .introductory
    }
    if let node = step["intro"], node.truth() != true { return .fullPrice }
    if verb == .buy,
      let offer = references.products?.catalog.subscription(product).introductoryOffer
    {
      checkPrice(of: offer, of: product, in: storefront, at: target)
    }
    return .introductory
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
}
