internal import Foundation

/// The textual form of certificates and keys (RFC 7468).
enum PEM {
  /// A block with its two lines around it, ending in a line feed.
  static func block(_ label: String, _ content: [UInt8]) -> String {
    let text = Data(content).base64EncodedString(
      options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN \(label)-----\n\(text)\n-----END \(label)-----\n"
  }

  /// A certificate.
  static func certificate(_ certificate: [UInt8]) -> String { block("CERTIFICATE", certificate) }

  /// A private key in the form every tool reads (PKCS #8, RFC 5958; inside it RFC 5915).
  static func privateKey(_ key: KeyPair) -> String {
    let inner = DER.sequence(
      DER.integer([1]), DER.octets(key.scalar), DER.context(1, DER.bits(key.publicKey)))
    return block(
      "PRIVATE KEY", DER.sequence(DER.integer([]), key.algorithm, DER.octets(inner)))
  }
}
