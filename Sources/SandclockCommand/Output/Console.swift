internal import Foundation
internal import Sandclock

/// Standard output and standard error.
struct Console: Sendable {
  private let output = LineOutput(STDOUT_FILENO)
  private let errors = LineOutput(STDERR_FILENO)
  private let progress = Guarded("")
  /// Whether progress is shown: people look at standard error, and not at a log of it.
  let showsProgress = isatty(STDERR_FILENO) == 1
  /// Whether what is said comes out where progress is shown.
  private let sharesTerminal = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 1

  /// Writes a text to standard output.
  func say(_ text: some StringProtocol) throws(OutputError) {
    try say(Array(text.utf8))
  }

  /// Writes bytes to standard output, as a line.
  func say(_ bytes: [UInt8]) throws(OutputError) {
    if sharesTerminal { endProgress() }
    try output.write(line: bytes)
    // On a terminal a line is read when it is said, not when a block of them is full.
    if sharesTerminal { try output.flush() }
  }

  /// Writes a line that the next one takes the place of.
  func showProgress(_ line: String) {
    progress.withLock { shown in
      shown = line
      errors.writeNow(Self.eraser + line)
    }
  }

  /// Erases the line of progress.
  func endProgress() {
    progress.withLock { shown in
      if !shown.isEmpty { errors.writeNow(Self.eraser) }
      shown = ""
    }
  }

  /// Back to the beginning of the line, and nothing left of it.
  private static let eraser = "\r\u{1B}[K"

  /// Writes a text to standard error, at once. Where nobody listens there either, nothing is left
  /// to be done.
  func complain(_ text: String) {
    endProgress()
    try? output.flush()
    try? errors.write(line: Array(text.utf8))
    try? errors.flush()
  }

  /// Writes what is still held back.
  func flush() throws(OutputError) {
    try output.flush()
  }
}
