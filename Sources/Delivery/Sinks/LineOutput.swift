internal import Foundation

/// Why an output took no more.
public enum OutputError: Error, Hashable, Sendable {
  /// Whoever read it has gone; for a command in a pipe that is no mistake.
  case closed
  /// The system refused; its reason.
  case failed(reason: String)
}

extension OutputError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .closed: "the reader has gone"
    case .failed(let reason): "the output cannot be written: \(reason)"
    }
  }
}

/// Lines on their way to an open file, some of them held back so that each is not a call of its
/// own. For use by one thread at a time, which the lock sees to.
package final class LineOutput: @unchecked Sendable {
  private let descriptor: Int32
  private let lock = NSLock()
  private var held: [UInt8] = []
  private var isClosed = false
  private static let most = 65_536

  /// Lines into an open file descriptor, which stays the caller's.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Takes one line, without its end. Throws ``OutputError``.
  package func write(line: some Sequence<UInt8>) throws(OutputError) {
    lock.lock()
    defer { lock.unlock() }
    // A reader that comes later, of a named pipe, would get lines with a gap before them.
    if isClosed { throw .closed }
    held.append(contentsOf: line)
    held.append(UInt8(ascii: "\n"))
    if held.count >= Self.most { try writeHeld() }
  }

  /// Writes a text that ends no line, at once. Nobody hears of it if that fails.
  package func writeNow(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    held.append(contentsOf: text.utf8)
    try? writeHeld()
  }

  /// Writes what is held back. Throws ``OutputError``.
  package func flush() throws(OutputError) {
    lock.lock()
    defer { lock.unlock() }
    try writeHeld()
  }

  private func writeHeld() throws(OutputError) {
    var start = 0
    while start < held.count {
      let count = held.withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress?.advanced(by: start), held.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        held = []
        isClosed = errno == EPIPE
        throw isClosed ? .closed : .failed(reason: String(cString: strerror(errno)))
      }
    }
    held.removeAll(keepingCapacity: true)
  }
}
