/// Makes the three certificates of a chain (RFC 5280), signed with ecdsa-with-SHA384 and
/// deterministic nonces: the same keys, serials and names give the same bytes.
struct CertificateBuilder {
  private static let algorithm = DER.sequence(DER.objectIdentifier("1.2.840.10045.4.3.3"))

  /// The names in the certificates.
  let names: CertificateNames

  /// The certificate of `subject`, signed by `issuer`, in DER. `serial` is positive and at most
  /// 20 bytes. Throws `LibcryptoError`.
  ///
  /// - Parameters:
  ///   - validity: From when until when it is valid.
  ///   - flaws: What it lacks, if it is to be refused.
  func certificate(
    of place: CertificateNames.Place, subject: KeyPair, serial: [UInt8],
    issuedBy issuerPlace: CertificateNames.Place, issuer: KeyPair,
    validity: CertificateValidity = .always, flaws: Set<CertificateFlaw> = []
  ) throws -> [UInt8] {
    precondition(issuer.curve == .p384, "certificates are signed with P-384 keys")
    let extensions = CertificateExtensions.all(
      of: place, subject: subject.identifier, issuer: issuer.identifier, flaws: flaws)
    let content = DER.sequence(
      DER.context(0, DER.integer([2])),
      DER.integer(serial),
      Self.algorithm,
      names.name(of: issuerPlace),
      validity.encoded,
      names.name(of: place),
      subject.publicKeyInfo,
      DER.context(3, extensions))
    let signature = try P384Signer(scalar: issuer.scalar).sign(content)
    return DER.sequence(content, Self.algorithm, DER.bits(signature))
  }
}
