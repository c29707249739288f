/// What the developer does to a subscription through the Advanced Commerce API, spelt as on the
/// wire.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/notificationtype
package enum AdvancedCommerceChange: String, CaseIterable, Sendable {
  /// The names and descriptions of what is sold.
  case metadataUpdate = "METADATA_UPDATE"
  /// The subscription goes over from the In-App Purchase system to Advanced Commerce.
  case migration = "MIGRATION"
  /// What it costs from the next renewal on.
  case priceChange = "PRICE_CHANGE"
}
