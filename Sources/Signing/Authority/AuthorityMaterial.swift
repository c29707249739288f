/// The three keys and certificates of a new authority, as its folder holds them.
struct AuthorityMaterial: Sendable {
  let rootKey: KeyPair
  let intermediateKey: KeyPair
  let leafKey: KeyPair
  let root: [UInt8]
  let intermediate: [UInt8]
  let leaf: [UInt8]

  /// Fresh keys and serials.
  static func random() throws -> AuthorityMaterial {
    try AuthorityMaterial(
      rootKey: .random(.p384), intermediateKey: .random(.p384), leafKey: .random(.p256),
      names: .secret, serial: { _ in try randomBytes(16, secret: false) })
  }

  /// Keys and serials that depend on a word alone.
  static func derived(
    from word: String, names: CertificateNames = .derived
  ) throws -> AuthorityMaterial {
    try AuthorityMaterial(
      rootKey: .derived(.p384, purpose: "root key", word: word),
      intermediateKey: .derived(.p384, purpose: "intermediate key", word: word),
      leafKey: .derived(.p256, purpose: "leaf key", word: word),
      names: names,
      serial: { Array(wordHash(purpose: "\($0) serial", word: word).prefix(16)) })
  }

  private init(
    rootKey: KeyPair, intermediateKey: KeyPair, leafKey: KeyPair, names: CertificateNames,
    serial: (_ name: String) throws -> [UInt8]
  ) throws {
    func fitted(_ name: String) throws -> [UInt8] {
      // Positive and always 16 bytes long, whatever the bits are (RFC 5280 §4.1.2.2).
      var bytes = try serial(name)
      bytes[0] = bytes[0] & 0x7f | 0x40
      return bytes
    }
    let builder = CertificateBuilder(names: names)
    self.rootKey = rootKey
    self.intermediateKey = intermediateKey
    self.leafKey = leafKey
    root = try builder.certificate(
      of: .root, subject: rootKey, serial: fitted("root"), issuedBy: .root, issuer: rootKey)
    intermediate = try builder.certificate(
      of: .intermediate, subject: intermediateKey, serial: fitted("intermediate"),
      issuedBy: .root, issuer: rootKey)
    leaf = try builder.certificate(
      of: .leaf, subject: leafKey, serial: fitted("leaf"), issuedBy: .intermediate,
      issuer: intermediateKey)
  }
}
