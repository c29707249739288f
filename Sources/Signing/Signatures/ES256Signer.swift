/// A raw ES256 signature: r and s, 32 bytes each, big-endian, as a JWS carries it
/// (RFC 7518 §3.4).
package struct ES256Signature: Hashable, Sendable {
  // The bytes in the order of memory, so that an array of signatures is one run of bytes.
  private var words: SIMD8<UInt64> = .zero

  fileprivate init() {}

  /// The 64 bytes.
  package var bytes: [UInt8] { withUnsafeBytes { Array($0) } }

  /// Lends the 64 bytes without copying them to the heap.
  @inline(__always)
  func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    Swift.withUnsafeBytes(of: words, body)
  }
}

/// Signs SHA-256 digests with a P-256 key, deterministically (RFC 6979) and in batches.
///
/// The same key and digest give the same signature, whatever else is in the batch. A batch of 64
/// takes about half as long per signature as libcrypto does one at a time. A signer keeps working
/// space: it belongs to one thread at a time, and each thread makes its own.
package final class ES256Signer {
  private let signer: BatchSigner<SHA256State>

  /// Takes the private scalar: 32 bytes, big-endian, in [1, n-1]. Throws `LibcryptoError`.
  package init(scalar: [UInt8]) throws {
    signer = try BatchSigner(.p256, scalar: scalar)
  }

  /// One signature a digest, in the order of the digests. Throws `LibcryptoError`.
  package func sign(_ digests: [SHA256Digest]) throws -> [ES256Signature] {
    var signatures = [ES256Signature](repeating: ES256Signature(), count: digests.count)
    try digests.withUnsafeBytes { source in
      try signatures.withUnsafeMutableBytes { try signer.sign(source, into: $0) }
    }
    return signatures
  }
}
