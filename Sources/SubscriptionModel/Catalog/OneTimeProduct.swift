/// Something bought once, outside every subscription group.
package struct OneTimeProduct: Hashable, Sendable {
  /// What kind of thing it is; the raw values are the words of inline catalogs.
  package enum Kind: String, CaseIterable, Sendable {
    /// Used up, and bought again.
    case consumable
    /// Owned for good, and so bought once.
    case nonConsumable
    /// Access for a time that the app keeps count of; the store knows no end of it.
    case nonRenewing
    /// A subscription that costs nothing and never expires. The store no longer sells new ones.
    case free

    /// Whether who has one cannot have another.
    package var isOwnedOnce: Bool {
      switch self {
      case .nonConsumable, .free: true
      case .consumable, .nonRenewing: false
      }
    }
  }

  /// The product id, spelt as in App Store Connect.
  package let identifier: String
  package let kind: Kind
  package let prices: PriceList
  /// Whether a family can share it; none but those that are owned for good.
  package let isFamilyShareable: Bool
  /// What customers read; `nil` where the catalog has no name for it.
  package let displayName: String?

  package init(
    identifier: String, kind: Kind, prices: PriceList, isFamilyShareable: Bool = false,
    displayName: String? = nil
  ) {
    self.identifier = identifier
    self.kind = kind
    self.prices = prices
    self.isFamilyShareable = isFamilyShareable && kind == .nonConsumable
    self.displayName = displayName
  }
}
