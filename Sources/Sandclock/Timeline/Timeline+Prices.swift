internal import SubscriptionModel

extension Timeline {
  /// What the developer does to a price: `raises the price of pro to 12.99, with consent`.
  func words(for increase: PriceIncrease) -> String {
    let consent = increase.needsConsent ? "if customers agree" : "and tells customers"
    return "raises the price of \(shortName(of: increase.product)) to \(amount(of: increase)), "
      + consent
  }

  private func amount(of increase: PriceIncrease) -> String {
    switch increase.prices {
    case .unknown: return "nothing"
    case .everywhere(let price): return price.decimalText + words(for: increase.storefronts)
    case .byStorefront(let prices):
      return prices.sorted { $0.key < $1.key }
        .filter { increase.storefronts?.countries.contains($0.key) ?? true }
        .map { "\($0.value.decimalText) in \($0.key)" }.joined(separator: ", ")
    }
  }
}
