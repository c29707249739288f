/// A token for a purchase outside of the store, which the developer has to report.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/externalpurchasetoken
package struct ExternalPurchaseToken: Hashable, Sendable {
  /// Counts the tokens of a run from 0; the id is drawn for it.
  package let number: UInt32
  package let created: SimInstant
  /// What a custom link token is for; `nil`: it is none.
  package let kind: Kind?

  /// What a custom link token is for, spelt as on the wire.
  ///
  /// https://developer.apple.com/documentation/appstoreservernotifications/tokentype
  package enum Kind: String, CaseIterable, Sendable {
    case acquisition = "ACQUISITION"
    case services = "SERVICES"
  }

  package init(number: UInt32, created: SimInstant, kind: Kind?) {
    self.number = number
    self.created = created
    self.kind = kind
  }

  /// When a custom link token expires; `nil`: only those do. Apple's page has no figure that could
  /// be read: a year is an assumption.
  package var expires: SimInstant? { kind == nil ? nil : created + Self.lifetime }

  /// How long a custom link token lasts.
  package static let lifetime = SimDuration.days(365)
}
