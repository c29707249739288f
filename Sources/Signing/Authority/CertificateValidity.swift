internal import SubscriptionModel

/// From when until when a certificate is valid; `nil`: as long as every instant that a simulation
/// can have.
struct CertificateValidity: Hashable, Sendable {
  var from: SimInstant?
  var until: SimInstant?

  // Every instant a simulation can have lies in these years.
  private static let earliest = CivilTime(year: 2000, month: 1, day: 1).instant
  private static let latest = CivilTime(year: 2100, month: 1, day: 1).instant

  /// The years of every simulation.
  static let always = CertificateValidity()

  /// As certificates carry it (RFC 5280 §4.1.2.5), in DER.
  var encoded: [UInt8] {
    DER.sequence(DER.time(from ?? Self.earliest), DER.time(until ?? Self.latest))
  }
}

/// What a certificate lacks that is forged.
enum CertificateFlaw: Hashable, Sendable {
  /// Apple's extension.
  case withoutMarker
  /// The right to sign certificates.
  case withoutAuthority
}
