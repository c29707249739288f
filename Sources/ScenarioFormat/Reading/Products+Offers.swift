internal import SubscriptionModel

/// A code as one product has it.
struct RedeemableCode {
  let product: ProductIndex
  let offer: OfferIndex
}

extension Products {
  /// The offer of a product that a step names, or a finding.
  func offer(_ name: String, of product: ProductIndex, at node: Node) -> OfferIndex? {
    let offers = catalog.subscription(product).offers
    if let place = offers.firstIndex(where: { $0.identifier == name && $0.canBeNamed }) {
      return OfferIndex(place)
    }
    if isWhole { node.found(whyNoOffer(name, of: product)) }
    return nil
  }

  private func whyNoOffer(_ name: String, of product: ProductIndex) -> OfferFact {
    let own = catalog.subscription(product)
    let namesakes = own.offers.filter { $0.identifier == name }
    if namesakes.contains(where: { $0.kind == .code }) { return .codeToRedeem(name) }
    if namesakes.contains(where: { $0.kind == .introductory }) { return .introductoryByName(name) }
    if !namesakes.isEmpty { return .monthlyPlanOnly(name) }
    let known = own.offers.filter(\.canBeNamed).compactMap(\.identifier)
    let suggestion = Suggestion.closest(to: name, among: known)
    let owners = catalog.subscriptions.filter {
      $0.offers.contains { $0.identifier == name && $0.canBeNamed }
    }
    return suggestion == nil && !owners.isEmpty
      ? .offerOfOthers(name, product: own.identifier, owners: owners.map(\.identifier))
      : .unknownOffer(name, product: own.identifier, suggestion: suggestion, known: known)
  }

  /// The subscription that a purchase begins, without a finding.
  func knownSubscription(_ purchase: Cast.Purchase) -> ProductIndex? {
    guard purchase.isCode else { return knownSubscription(purchase.name) }
    let codes = redeemable(purchase.name)
    return codes.count == 1 ? codes[0].product : nil
  }

  /// The products that a code is for.
  func redeemable(_ code: String) -> [RedeemableCode] {
    catalog.subscriptions.enumerated().compactMap { place, product in
      product.offers.firstIndex { $0.kind == .code && $0.plan == .upFront && $0.identifier == code }
        .map { RedeemableCode(product: ProductIndex(place), offer: OfferIndex($0)) }
    }
  }

  /// What a code stands for, or a finding.
  ///
  /// - Parameter wanted: The product that the step names besides, if it names one.
  func code(_ name: String, for wanted: (ProductIndex, at: Node)?, at node: Node) -> RedeemableCode?
  {
    let found = redeemable(name)
    let owners = found.map { catalog.subscription($0.product).identifier }
    guard !found.isEmpty else {
      if isWhole { node.found(whyNoCode(name)) }
      return nil
    }
    guard let (product, at) = wanted else {
      if found.count > 1 { node.found(OfferFact.whichProduct(name, owners: owners)) }
      return found.count == 1 ? found[0] : nil
    }
    let code = found.first { $0.product == product }
    if code == nil {
      let other = catalog.subscription(product).identifier
      at.found(OfferFact.codeOfOthers(name, product: other, owners: owners))
    }
    return code
  }

  private func whyNoCode(_ name: String) -> OfferFact {
    let offers = catalog.subscriptions.flatMap(\.offers)
    if offers.contains(where: { $0.identifier == name && $0.canBeNamed }) { return .noCode(name) }
    let codes = offers.filter { $0.kind == .code }.compactMap(\.identifier)
    let known = codes.enumerated().filter { codes.firstIndex(of: $1) == $0 }.map(\.element)
    return .unknownCode(
      name, suggestion: Suggestion.closest(to: name, among: known), known: known)
  }
}

extension Offer {
  /// Whether a purchase can name it.
  fileprivate var canBeNamed: Bool {
    switch kind {
    case .promotional, .winBack: plan == .upFront
    case .introductory, .code: false
    }
  }
}
