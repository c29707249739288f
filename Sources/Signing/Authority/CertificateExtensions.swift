/// The extensions of the three certificates (RFC 5280 §4.2), in DER.
///
/// They are what Apple's libraries insist on, and as long as Apple's own, so that a body is as
/// large as a real one. Addresses lie under `.invalid`, where nothing can ever answer.
enum CertificateExtensions {
  private static let place = "test-authority.sandclock.invalid"

  /// All extensions of one certificate. `subject` and `issuer` are the keys' identifiers.
  static func all(
    of place: CertificateNames.Place, subject: [UInt8], issuer: [UInt8],
    flaws: Set<CertificateFlaw> = []
  ) -> [UInt8] {
    let subjectKey = plain("2.5.29.14", DER.octets(subject))
    let authorityKey = plain("2.5.29.35", DER.sequence(DER.plainContext(0, issuer)))
    // Usage bits: 5 and 6 sign certificates and revocation lists, 0 signs anything else.
    let signsCertificates = critical("2.5.29.15", DER.bits([0x06], unused: 1))
    let signsTokens = critical("2.5.29.15", DER.bits([0x80], unused: 7))
    let marks = !flaws.contains(.withoutMarker)
    let issues = !flaws.contains(.withoutAuthority)
    switch place {
    case .root:
      return DER.sequence(
        critical("2.5.29.19", DER.sequence(DER.yes)), subjectKey, signsCertificates)
    case .intermediate:
      return DER.sequence(
        critical(
          "2.5.29.19", issues ? DER.sequence(DER.yes, DER.integer([])) : DER.sequence()),
        authorityKey, access(issuers: false), revocationList, subjectKey,
        issues ? signsCertificates : signsTokens,
        marks ? plain(AppleMarker.intermediate, DER.null) : [])
    case .leaf:
      return DER.sequence(
        critical("2.5.29.19", DER.sequence()), authorityKey, access(issuers: true), policies,
        subjectKey, signsTokens, marks ? plain(AppleMarker.leaf, DER.null) : [])
    }
  }

  private static func plain(_ identifier: String, _ content: [UInt8]) -> [UInt8] {
    DER.sequence(DER.objectIdentifier(identifier), DER.octets(content))
  }

  private static func critical(_ identifier: String, _ content: [UInt8]) -> [UInt8] {
    DER.sequence(DER.objectIdentifier(identifier), DER.yes, DER.octets(content))
  }

  private static func address(_ path: String) -> [UInt8] {
    DER.plainContext(6, Array("http://\(place)/\(path)".utf8))
  }

  private static func access(issuers: Bool) -> [UInt8] {
    let status = DER.sequence(
      DER.objectIdentifier("1.3.6.1.5.5.7.48.1"),
      address(issuers ? "ocsp/intermediate" : "ocsp/root"))
    guard issuers else { return plain("1.3.6.1.5.5.7.1.1", DER.sequence(status)) }
    let issuer = DER.sequence(
      DER.objectIdentifier("1.3.6.1.5.5.7.48.2"), address("certificates/intermediate.cer"))
    return plain("1.3.6.1.5.5.7.1.1", DER.sequence(issuer, status))
  }

  private static var revocationList: [UInt8] {
    plain(
      "2.5.29.31",
      DER.sequence(DER.sequence(DER.context(0, DER.context(0, address("root.crl"))))))
  }

  private static var policies: [UInt8] {
    let notice = DER.sequence(
      DER.objectIdentifier("1.3.6.1.5.5.7.2.2"),
      DER.sequence(
        DER.text(
          """
          Made by Sandclock to test receivers of App Store notifications. It does not come from \
          Apple. Trust its root in tests only; it proves nothing about any purchase.
          """)))
    let statement = DER.sequence(
      DER.objectIdentifier("1.3.6.1.5.5.7.2.1"), DER.ascii("http://\(place)/policy"))
    // An enterprise number that RFC 5612 reserves for examples.
    let policy = DER.objectIdentifier("1.3.6.1.4.1.32473.1.1")
    return plain(
      "2.5.29.32", DER.sequence(DER.sequence(policy, DER.sequence(notice, statement))))
  }
}

/// The extensions by which Apple's libraries know a chain that may sign App Store data; their
/// value is null and they are not critical.
enum AppleMarker {
  /// In the certificate of the intermediate.
  static let intermediate = "1.2.840.113635.100.6.2.1"

  /// In the certificate that signs tokens.
  static let leaf = "1.2.840.113635.100.6.11.1"
}
