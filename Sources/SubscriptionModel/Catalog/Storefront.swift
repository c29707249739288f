/// A country's App Store, which decides the currency of a purchase.
///
/// https://developer.apple.com/documentation/appstoreserverapi/storefront
package struct Storefront: Hashable, Sendable {
  /// ISO 3166-1 alpha-3, as in Apple's `storefront`.
  package let country: String
  /// Apple's number for it, the digits of `storefrontId`.
  package let identifier: String
  /// ISO 4217.
  package let currency: String

  package init(country: String, identifier: String, currency: String) {
    self.country = country
    self.identifier = identifier
    self.currency = currency
  }

  /// The United States, where a catalog and a customer belong that say nothing else.
  package static let usa = Storefront(country: "USA", identifier: "143441", currency: "USD")

  /// The storefront of a country, if the store has one there.
  package static func of(country: String) -> Storefront? {
    all.first { $0.country == country }
  }
}
