/// What a customer has said to a price increase; the raw values are Apple's `priceIncreaseStatus`.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/priceincreasestatus
package enum PriceIncreaseStatus: Int64, Sendable {
  /// Nothing yet: without consent the subscription will not renew.
  case pending = 0
  /// The customer has agreed, or was told of an increase that needs no consent.
  case agreed = 1
}

extension Subscription {
  /// Why the next renewal will not be made, as things stand, whatever happens to the charge; `nil`:
  /// nothing stands in its way, as of the months of a commitment.
  package func obstacle(on shelf: Shelf) -> ExpirationReason? {
    if isCommitted { return nil }
    if !shelf.isForSale(renewsTo) { return .notForSale }
    // An offer costs what it did when it was taken.
    return priceIncrease == .pending && renewalOffer == nil ? .priceIncrease : nil
  }
}
