internal import Foundation

/// What the system said when a call failed.
struct SystemFailure: Error {
  let code: Int32

  /// The failure of the call just made.
  static var last: SystemFailure { SystemFailure(code: errno) }

  /// The system's words.
  var reason: String { String(cString: strerror(code)) }

  /// Judges calls that answer with the number of an error: 0 is success, all else throws.
  static func check(_ code: Int32) throws(SystemFailure) {
    guard code == 0 else { throw SystemFailure(code: code) }
  }
}
