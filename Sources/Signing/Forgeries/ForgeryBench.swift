internal import NotificationWire
internal import SubscriptionModel

/// Where forgeries are made: the notifications they are made of, and the keys of the authority that
/// a receiver trusts, its certificates' among them.
package struct ForgeryBench: Sendable {
  let material: ForgeryMaterial
  /// The chain of the authority.
  let chain: ForgedChain
  /// Seals as the store does.
  let seal: ForgedSeal
  private let rootKey: KeyPair
  private let intermediateKey: KeyPair
  private let names: CertificateNames

  /// Throws ``ForgeryError``, or if libcrypto fails.
  ///
  /// - Parameters:
  ///   - material: What forgeries are made of.
  ///   - authority: Whom a receiver trusts.
  package init(_ material: ForgeryMaterial, signedBy authority: TestAuthority) throws {
    guard let issuers = authority.issuers else { throw ForgeryError.noIssuers(authority.origin) }
    self.material = material
    rootKey = try KeyPair(.p384, scalar: issuers.root)
    intermediateKey = try KeyPair(.p384, scalar: issuers.intermediate)
    if case .word = authority.origin { names = .derived } else { names = .secret }
    chain = ForgedChain(
      leaf: authority.chain[0], intermediate: authority.chain[1], root: authority.chain[2],
      key: try KeyPair(.p256, scalar: authority.leafScalar))
    seal = try ForgedSeal(chain: chain)
  }

  // MARK: - Tokens

  /// The body with a token as its payload.
  func body(of token: [UInt8]) -> [UInt8] {
    var writer = JSONWriter(reserving: token.count + 24)
    writer.object {
      $0.key("signedPayload")
      $0.quoted(token)
    }
    return writer.bytes
  }

  /// A notification as the store seals it.
  func genuine(_ draft: NotificationDraft) throws -> [UInt8] {
    try seal.token(payload(of: draft))
  }

  /// The good notification with every token sealed by somebody.
  func notification(sealedBy seal: ForgedSeal) throws -> [UInt8] {
    let tokens = try tokens(of: material.good.inner, sealedBy: seal)
    return try seal.token(material.good.payload(.signed(tokens)))
  }

  /// The payload of a notification with genuine inner tokens.
  func payload(of draft: NotificationDraft) throws -> [UInt8] {
    draft.payload(.signed(try tokens(of: draft.inner)))
  }

  /// Inner tokens as the store seals them, or as somebody else does.
  func tokens(of claims: InnerClaims, sealedBy other: ForgedSeal? = nil) throws -> InnerTokens {
    let seal = other ?? seal
    return claims.sealed(as: try claims.present.map { try seal.token(Array($0)) })
  }

  // MARK: - Keys and certificates

  /// A key for a purpose: the same for the same authority, and known to nobody who lacks its keys,
  /// because what it signs may be accepted.
  func key(_ purpose: String, _ curve: NamedCurve) throws -> KeyPair {
    try .derived(curve, purpose: "forgery \(purpose)", word: secret)
  }

  /// The chain of the authority with another leaf.
  func chain(leaf key: KeyPair) throws -> ForgedChain {
    try chain(key: key, intermediateFlaws: nil, leafFlaws: [], validity: .always)
  }

  /// A seal under the authority's root whose certificates lack something.
  func seal(
    intermediate: Set<CertificateFlaw>? = nil, leaf: Set<CertificateFlaw> = []
  ) throws -> ForgedSeal {
    try ForgedSeal(
      chain: chain(
        key: key("leaf", .p256), intermediateFlaws: intermediate, leafFlaws: leaf,
        validity: .always))
  }

  /// A seal whose leaf is valid from and until so many milliseconds after the good notification is
  /// signed; `nil`: as long as any.
  func seal(leafFrom start: Int64?, until end: Int64?) throws -> ForgedSeal {
    let signed = material.good.header.signedDate
    let validity = CertificateValidity(
      from: start.map { SimInstant(milliseconds: signed + $0) },
      until: end.map { SimInstant(milliseconds: signed + $0) })
    return try ForgedSeal(
      chain: chain(
        key: key("leaf from \(start ?? 0) until \(end ?? 0)", .p256), intermediateFlaws: nil,
        leafFlaws: [], validity: validity))
  }

  /// The seal of an authority of the same names that nobody trusts.
  var foreignSeal: ForgedSeal {
    get throws {
      let material = try AuthorityMaterial.derived(from: secret, names: names)
      return try ForgedSeal(
        chain: ForgedChain(
          leaf: material.leaf, intermediate: material.intermediate, root: material.root,
          key: material.leafKey))
    }
  }

  private func chain(
    key: KeyPair, intermediateFlaws: Set<CertificateFlaw>?, leafFlaws: Set<CertificateFlaw>,
    validity: CertificateValidity
  ) throws -> ForgedChain {
    let builder = CertificateBuilder(names: names)
    let intermediate = try intermediateFlaws.map {
      try builder.certificate(
        of: .intermediate, subject: intermediateKey, serial: serial(of: intermediateKey),
        issuedBy: .root, issuer: rootKey, flaws: $0)
    }
    let leaf = try builder.certificate(
      of: .leaf, subject: key, serial: serial(of: key), issuedBy: .intermediate,
      issuer: intermediateKey, validity: validity, flaws: leafFlaws)
    return ForgedChain(
      leaf: leaf, intermediate: intermediate ?? chain.intermediate, root: chain.root, key: key)
  }

  private func serial(of key: KeyPair) -> [UInt8] {
    // Positive and never of a genuine certificate, whose second bit is set.
    var bytes = Array(key.identifier.prefix(16))
    bytes[0] = bytes[0] & 0x3f | 0x20
    return bytes
  }

  /// What only the owner of the authority knows.
  private var secret: String {
    (rootKey.scalar + intermediateKey.scalar).map { String($0, radix: 16) }.joined(separator: " ")
  }
}

/// Why nothing can be forged.
package enum ForgeryError: Error, Hashable, Sendable {
  /// The keys that sign certificates are none that this package signs with.
  case noIssuers(TestAuthority.Origin)
}

extension ForgeryError: CustomStringConvertible {
  /// What was found and what would do.
  package var description: String {
    switch self {
    case .noIssuers(let origin):
      "\(place(of: origin)) has a root.key or an intermediate.key that is not on P-384 "
        + "(secp384r1): no certificate can be forged with it. A new folder would do, or "
        + "--authority seed:WORD"
    }
  }

  private func place(of origin: TestAuthority.Origin) -> String {
    switch origin {
    case .folder(let path): path
    case .word, .memory: "the authority"
    }
  }
}
