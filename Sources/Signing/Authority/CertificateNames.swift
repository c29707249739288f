/// Who a certificate is about: names that nobody takes for Apple's.
struct CertificateNames: Sendable {
  /// One of the three certificates of a chain.
  enum Place: Sendable {
    case root
    case intermediate
    case leaf
  }

  /// The organisational unit: says whether the keys are secret at all.
  let unit: String

  /// Names of an authority whose keys only its owner has.
  static let secret = CertificateNames(unit: "Not Apple - for tests only")

  /// Names of an authority whose keys anybody can make who knows a word.
  static let derived = CertificateNames(unit: "Not Apple - from a word, insecure")

  /// The distinguished name, in DER. At most 64 characters a part (RFC 5280 appendix A.1).
  func name(of place: Place) -> [UInt8] {
    let common =
      switch place {
      case .root: "Sandclock Test Authority Root"
      case .intermediate: "Sandclock Test Authority Intermediate"
      case .leaf: "Sandclock Test Authority App Store Notification Signing"
      }
    return DER.sequence(
      part("2.5.4.3", common), part("2.5.4.11", unit), part("2.5.4.10", "Sandclock"))
  }

  private func part(_ type: String, _ value: String) -> [UInt8] {
    DER.set(DER.sequence(DER.objectIdentifier(type), DER.text(value)))
  }
}
