internal import COpenSSL

/// The owner of one libcrypto object, released when the last reference goes.
final class Handle {
  /// The object itself; valid as long as the owner lives.
  let pointer: OpaquePointer

  private let release: (OpaquePointer) -> Void

  /// Takes over what `call` returned; throws `LibcryptoError` if that was null.
  init(
    _ made: OpaquePointer?, from call: StaticString,
    release: @escaping (OpaquePointer) -> Void
  ) throws {
    guard let made else { throw LibcryptoError(call: call) }
    pointer = made
    self.release = release
  }

  deinit { release(pointer) }

  /// A new big number, zero.
  static func number() throws -> Handle {
    try Handle(BN_new(), from: "BN_new", release: { BN_clear_free($0) })
  }

  /// A new big number from big-endian bytes.
  static func number(_ bytes: [UInt8]) throws -> Handle {
    let number = try number()
    try check(BN_bin2bn(bytes, Int32(bytes.count), number.pointer), "BN_bin2bn")
    return number
  }
}
