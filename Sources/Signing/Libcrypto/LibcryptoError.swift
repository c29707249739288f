internal import COpenSSL

/// A call into libcrypto that failed although nothing was wrong with what it was given: out of
/// memory, no random numbers, a library that lacks a curve.
package struct LibcryptoError: Error, Equatable, CustomStringConvertible {
  /// The C function that failed.
  package let call: String

  /// What libcrypto says about it, or "no reason given".
  package let reason: String

  /// One sentence for the person at the terminal.
  package var description: String { "libcrypto: \(call) failed: \(reason)" }

  /// The failure of `call`, with the reason on top of this thread's queue of errors, which is
  /// emptied.
  init(call: StaticString) {
    self.call = "\(call)"
    var text = [CChar](repeating: 0, count: 256)
    let code = ERR_peek_last_error()
    if code == 0 {
      reason = "no reason given"
    } else {
      ERR_error_string_n(code, &text, text.count)
      let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      reason = String(decoding: bytes, as: UTF8.self)
    }
    ERR_clear_error()
  }
}

/// Judges libcrypto's return codes: 1 is success, all else throws.
@inline(__always)
func check(_ code: Int32, _ call: StaticString) throws {
  guard code == 1 else { throw LibcryptoError(call: call) }
}

/// Judges a pointer libcrypto returns into memory that somebody else owns: null throws.
@inline(__always)
func check(_ pointer: OpaquePointer?, _ call: StaticString) throws {
  guard pointer != nil else { throw LibcryptoError(call: call) }
}
