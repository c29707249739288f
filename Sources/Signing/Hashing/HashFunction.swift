internal import COpenSSL

/// A hash whose state is a value: copy it, and both copies go on from the same prefix.
protocol HashFunction: Sendable {
  /// Bytes of the result.
  static var size: Int { get }

  /// Bytes hashed at a time.
  static var blockSize: Int { get }

  /// The state before the first byte.
  init()

  /// Hashes more bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer)

  /// Writes `size` bytes; the state is used up.
  mutating func finish(into result: UnsafeMutableRawPointer)
}

// libcrypto's SHA calls with a state of the caller's return 1 always, so nobody asks. They are
// used instead of EVP_Digest, which looks its algorithm up on every call and hides its state.

/// SHA-256 with a state that can be kept.
struct SHA256State: HashFunction {
  static let size = 32
  static let blockSize = 64

  private var context = SHA256_CTX()

  init() { _ = SHA256_Init(&context) }

  @inline(__always)
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    _ = SHA256_Update(&context, bytes.baseAddress, bytes.count)
  }

  @inline(__always)
  mutating func finish(into result: UnsafeMutableRawPointer) {
    _ = SHA256_Final(result.assumingMemoryBound(to: UInt8.self), &context)
  }
}

/// SHA-384 with a state that can be kept.
struct SHA384State: HashFunction {
  static let size = 48
  static let blockSize = 128

  private var context = SHA512_CTX()

  init() { _ = SHA384_Init(&context) }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    _ = SHA384_Update(&context, bytes.baseAddress, bytes.count)
  }

  mutating func finish(into result: UnsafeMutableRawPointer) {
    _ = SHA384_Final(result.assumingMemoryBound(to: UInt8.self), &context)
  }
}

extension HashFunction {
  /// The hash of some bytes.
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var state = Self()
    bytes.withUnsafeBytes { state.update($0) }
    return [UInt8](unsafeUninitializedCapacity: size) { result, count in
      if let start = result.baseAddress { state.finish(into: start) }
      count = size
    }
  }
}
