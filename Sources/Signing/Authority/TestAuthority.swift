internal import Foundation

/// A certificate authority of the tester's own: root, intermediate and leaf, shaped like the chain
/// that signs App Store notifications, so that Apple's libraries accept what it signs once they
/// are told to trust its root.
///
/// Its certificates say that they are not Apple's and are valid from 2000 until 2100.
/// https://developer.apple.com/documentation/appstoreservernotifications/jwsdecodedheader
public struct TestAuthority: Sendable {
  /// Where an authority comes from.
  public enum Origin: Hashable, Sendable {
    /// From the folder at this path, which may have been made on the way.
    case folder(String)

    /// From a word: whoever knows the word can sign.
    case word(String)

    /// Made for this process and kept nowhere.
    case memory
  }

  /// Where this authority comes from.
  public let origin: Origin

  /// Sentences about what is not wrong but worth knowing, such as a key that others can read.
  public let warnings: [String]

  /// The certificates in DER, in the order of `x5c`: leaf, intermediate, root.
  package let chain: [[UInt8]]

  /// The private scalar of the leaf key: P-256, 32 bytes, big-endian.
  let leafScalar: [UInt8]

  /// The private scalars of root and intermediate, where they are on P-384: with them certificates
  /// can be forged that a receiver has to look at closely.
  let issuers: (root: [UInt8], intermediate: [UInt8])?

  init(
    leaf: [UInt8], intermediate: [UInt8], root: [UInt8], leafScalar: [UInt8], origin: Origin,
    issuers: (root: [UInt8], intermediate: [UInt8])?, warnings: [String] = []
  ) {
    rootCertificate = root
    chain = [leaf, intermediate, root]
    self.leafScalar = leafScalar
    self.origin = origin
    self.issuers = issuers
    self.warnings = warnings
  }

  private init(_ material: AuthorityMaterial, origin: Origin) {
    self.init(
      leaf: material.leaf, intermediate: material.intermediate, root: material.root,
      leafScalar: material.leafKey.scalar, origin: origin,
      issuers: (material.rootKey.scalar, material.intermediateKey.scalar))
  }

  /// An authority with fresh random keys, kept nowhere. Throws if libcrypto fails.
  public static func made() throws -> TestAuthority {
    TestAuthority(try AuthorityMaterial.random(), origin: .memory)
  }

  /// The authority that belongs to a word: the same keys and certificates, byte for byte, on every
  /// machine, for fixtures that are committed. Anybody who knows the word can sign, and the
  /// certificates say so. Throws `AuthorityError.emptyWord`, or if libcrypto fails.
  public static func derived(from word: String) throws -> TestAuthority {
    guard !word.isEmpty else { throw AuthorityError.emptyWord }
    return TestAuthority(try AuthorityMaterial.derived(from: word), origin: .word(word))
  }

  /// The certificate of the root in DER: what a receiver is told to trust.
  public let rootCertificate: [UInt8]

  /// The certificate of the root in PEM.
  public var rootPEM: String { PEM.certificate(rootCertificate) }

  /// The certificate of the root in base64, one line without an end of line, as configuration
  /// variables want it.
  public var rootBase64: String { Data(rootCertificate).base64EncodedString() }

  /// The certificates in PEM: leaf, intermediate, root.
  public var chainPEM: String { chain.map(PEM.certificate).joined() }

  /// A short name for people to compare, such as `3f9c-a1d0`: the first 32 bits of the SHA-256 of
  /// the root's certificate.
  public var fingerprint: String {
    let digits = SHA256State.hash(rootCertificate).prefix(4).map {
      String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }
    return "\(digits[0])\(digits[1])-\(digits[2])\(digits[3])"
  }
}
