internal import SubscriptionModel

/// Finds in a catalog what lives need. Products with a short name come before the others, each sort
/// in the catalog's order, so that a parent decides whose lives are lived.
struct LifeCasting {
  private let catalog: Catalog
  /// The places of what can be bought.
  private let candidates: [ProductIndex]

  /// - Parameters:
  ///   - products: What is for sale, with its short names.
  ///   - storefront: Where it is bought.
  init(_ products: Products, in storefront: Storefront) {
    let catalog = products.catalog
    let named = products.shortNames
    let buyable = catalog.indices.map { ProductIndex($0) }.filter {
      catalog.prices(of: $0).price(in: storefront) != nil
    }
    self.catalog = catalog
    candidates = buyable.filter { named[$0] != nil } + buyable.filter { named[$0] == nil }
  }

  /// The product ids, and the offer, behind the names of a need; `nil` where something is missing.
  func names(for need: LifeNeed) -> [String: String]? {
    switch need {
    case .nothing: [:]
    case .subscription: subscriptions.first.map { ["plan": identifier($0)] }
    case .twoLevels: pair { _, _ in [:] }
    case .promotional: offered(.promotional)
    case .code: offered(.code)
    case .promotionalOfHigher: pair { higher, _ in offer(.promotional, of: higher) }
    case .codeOfHigher: pair { higher, _ in offer(.code, of: higher) }
    case .promotionalOfLower: pair { _, lower in offer(.promotional, of: lower) }
    case .codeOfLower: pair { _, lower in offer(.code, of: lower) }
    case .shareableSubscription:
      subscriptions.first(where: catalog.isFamilyShareable).map { ["plan": identifier($0)] }
    case .shareableItem:
      items.first(where: catalog.isFamilyShareable).map { ["item": identifier($0)] }
    case .boughtOnce: items.first.map { ["item": identifier($0)] }
    }
  }

  private var subscriptions: [ProductIndex] {
    candidates.filter { catalog.oneTimeProduct($0) == nil }
  }

  private var items: [ProductIndex] {
    candidates.filter { catalog.oneTimeProduct($0) != nil }
  }

  private func identifier(_ product: ProductIndex) -> String { catalog.identifier(of: product) }

  private func offered(_ kind: Offer.Kind) -> [String: String]? {
    for product in subscriptions {
      guard let offer = offer(kind, of: product) else { continue }
      return offer.merging(["plan": identifier(product)]) { first, _ in first }
    }
    return nil
  }

  /// The first two subscriptions of a group on different levels for which there is something more.
  private func pair(
    _ more: (_ higher: ProductIndex, _ lower: ProductIndex) -> [String: String]?
  ) -> [String: String]? {
    for higher in subscriptions {
      for lower in subscriptions where isAbove(higher, lower) {
        guard let names = more(higher, lower) else { continue }
        return names.merging(["higher": identifier(higher), "lower": identifier(lower)]) {
          first, _ in first
        }
      }
    }
    return nil
  }

  private func isAbove(_ higher: ProductIndex, _ lower: ProductIndex) -> Bool {
    catalog.groupOf(higher) == catalog.groupOf(lower)
      && catalog.subscription(higher).level < catalog.subscription(lower).level
  }

  /// An offer that is open to who has the subscription, and to who never had it.
  private func offer(_ kind: Offer.Kind, of product: ProductIndex) -> [String: String]? {
    let offers = catalog.subscription(product).offers
    let fitting = offers.filter {
      $0.kind == kind && $0.plan == .upFront && $0.identifier != nil
        && (kind != .code || $0.audiences.contains(.existing))
    }
    return fitting.first.flatMap(\.identifier).map { ["offer": $0] }
  }
}
