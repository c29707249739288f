/// Something bought once, outside every subscription group.
package struct OneTimeProduct: Hashable, Sendable {
  /// What kind of thing it is; the raw values are the words of inline catalogs.
  package enum Kind: String, CaseIterable, Sendable {
    case consumable
    case nonConsumable
    case nonRenewing
    case free
  }

  /// The product id, spelt as in App Store Connect.
  package let identifier: String
  package let kind: Kind
  package let prices: PriceList
  /// What customers read; `nil` where the catalog has no name for it.
  package let displayName: String?

  package init(
    identifier: String, kind: Kind, prices: PriceList, displayName: String? = nil
  ) {
    self.identifier = identifier
    self.kind = kind
    self.prices = prices
    self.displayName = displayName
  }
}
