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
  /// From here on a line is written from where it is: to copy it takes longer than a call.
  private static let longLine = 8192
  private static let end: [UInt8] = [UInt8(ascii: "\n")]

  /// Lines into an open file descriptor, which stays the caller's.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Takes one line, without its end. Throws ``OutputError``.
  package func write(line: [UInt8]) throws(OutputError) {
    lock.lock()
    defer { lock.unlock() }
    // A reader that comes later, of a named pipe, would get lines with a gap before them.
    if isClosed { throw .closed }
    if line.count >= Self.longLine { return try writeHeld(and: line) }
    held.append(contentsOf: line)
    held.append(contentsOf: Self.end)
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

  /// Writes what is held back and, in the same call, a line behind it: others may write to the same
  /// file, and no line of theirs is to come before its end.
  private func writeHeld(and line: [UInt8] = []) throws(OutputError) {
    let end = line.isEmpty ? [] : Self.end
    var start = 0
    while start < held.count + line.count + end.count {
      let count = held.withUnsafeBytes { held in
        line.withUnsafeBytes { line in
          end.withUnsafeBytes { write([held, line, $0], from: start) }
        }
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

  /// Writes as much as the system takes in one call, from so many bytes on.
  private func write(_ pieces: [UnsafeRawBufferPointer], from start: Int) -> Int {
    var skipped = start
    let parts = pieces.map { piece in
      let rest = UnsafeRawBufferPointer(rebasing: piece.dropFirst(skipped))
      skipped -= piece.count - rest.count
      return iovec(
        iov_base: UnsafeMutableRawPointer(mutating: rest.baseAddress), iov_len: rest.count)
    }
    return writev(descriptor, parts, Int32(parts.count))
  }
}
