internal import Foundation

/// The owner of an open file descriptor, closed when the last reference goes.
final class Descriptor: Sendable {
  /// The descriptor itself; valid as long as the owner lives.
  let number: Int32

  private init(_ number: Int32) {
    self.number = number
  }

  deinit { close(number) }

  /// The two ends of a new pipe, which no child inherits by itself.
  static func pipe() throws(SystemFailure) -> (reading: Descriptor, writing: Descriptor) {
    var ends: (Int32, Int32) = (-1, -1)
    let code = withUnsafeMutableBytes(of: &ends) { bytes in
      Foundation.pipe(bytes.bindMemory(to: Int32.self).baseAddress)
    }
    guard code == 0 else { throw .last }
    let (reading, writing) = (Descriptor(ends.0), Descriptor(ends.1))
    return (try reading.moved(), try writing.moved())
  }

  /// The same file above the three standard descriptors, one of which the system gives away where
  /// our caller has closed it; closed in a child.
  private func moved() throws(SystemFailure) -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw .last }
    return Descriptor(copy)
  }

  /// Makes reads and writes answer at once, whether or not they could do all they were asked for.
  func makeNonBlocking() throws(SystemFailure) {
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0, fcntl(number, F_SETFL, flags | O_NONBLOCK) == 0 else { throw .last }
  }

  /// How many bytes lie in a pipe that nobody has read yet. A Mac does not tell: 0.
  var unreadCount: Int {
    // FIONREAD as Linux numbers it. Swift does not see the name on a Mac, which refuses the call.
    let request: UInt = 0x541B
    var count: Int32 = 0
    return ioctl(number, request, &count) == 0 ? Int(count) : 0
  }

  /// The open descriptors besides the three standard ones that a child would inherit, whoever has
  /// opened them.
  static func inheritable() -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
    return names.compactMap { Int32($0) }.filter { number in
      let flags = fcntl(number, F_GETFD)
      return number > STDERR_FILENO && flags >= 0 && flags & FD_CLOEXEC == 0
    }
  }
}
