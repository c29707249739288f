internal import Foundation
internal import Sandclock

/// Standard output and standard error.
struct Console: Sendable {
  private let output = LineOutput(STDOUT_FILENO)
  private let errors = LineOutput(STDERR_FILENO)

  /// Writes a text to standard output.
  func say(_ text: some StringProtocol) throws(OutputError) {
    try output.write(line: text.utf8)
  }

  /// Writes bytes to standard output, as a line.
  func say(_ bytes: [UInt8]) throws(OutputError) {
    try output.write(line: bytes)
  }

  /// Writes a text to standard error, at once. Where nobody listens there either, nothing is left
  /// to be done.
  func complain(_ text: String) {
    try? output.flush()
    try? errors.write(line: text.utf8)
    try? errors.flush()
  }

  /// Writes what is still held back.
  func flush() throws(OutputError) {
    try output.flush()
  }
}
