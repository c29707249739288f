/// Signs with a P-384 key and SHA-384, deterministically (RFC 6979): certificates, one at a time.
package struct P384Signer {
  private let signer: BatchSigner<SHA384State>

  /// Takes the private scalar: 48 bytes, big-endian, in [1, n-1]. Throws `LibcryptoError`.
  package init(scalar: [UInt8]) throws {
    signer = try BatchSigner(.p384, scalar: scalar)
  }

  /// The signature of some bytes in DER (Ecdsa-Sig-Value, RFC 3279 §2.2.3). Throws
  /// `LibcryptoError`.
  package func sign(_ message: [UInt8]) throws -> [UInt8] {
    let signature = try signRaw(message)
    return DER.sequence(
      DER.integer(signature.prefix(SHA384State.size)),
      DER.integer(signature.suffix(SHA384State.size)))
  }

  /// The signature of some bytes as r and s, 48 bytes each, big-endian. Throws `LibcryptoError`.
  func signRaw(_ message: [UInt8]) throws -> [UInt8] {
    let digest = SHA384State.hash(message)
    var signature = [UInt8](repeating: 0, count: 2 * SHA384State.size)
    try digest.withUnsafeBytes { source in
      try signature.withUnsafeMutableBytes { try signer.sign(source, into: $0) }
    }
    return signature
  }
}
