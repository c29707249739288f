internal import Foundation

/// The calls that a receiver in the tests makes, the same on Linux and macOS.
enum ReceiverSocket {
  /// A call that failed, with the system's reason.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
  }

  // SOCK_STREAM has a type of its own on Linux; its value is the same on both systems.
  private static let stream: Int32 = 1

  /// A socket at a port of 127.0.0.1, at one that nobody has if that is 0, else beside those that
  /// are bound to it. It does not listen yet.
  static func bound(to port: UInt16) throws -> Int32 {
    let made = socket(AF_INET, stream, 0)
    guard made >= 0 else { throw Failure(call: "socket") }
    keepFromChildren(made)
    var yes: Int32 = 1
    for option in [SO_REUSEADDR, SO_REUSEPORT] {
      setsockopt(made, SOL_SOCKET, option, &yes, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(made, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else {
      close(made)
      throw Failure(call: "bind")
    }
    return made
  }

  /// The port that a socket is bound to.
  static func port(of socket: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
    }
    guard code == 0 else { throw Failure(call: "getsockname") }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection, or `nil` if that has gone.
  static func accepted(from listener: Int32) -> Int32? {
    let made = accept(listener, nil, nil)
    guard made >= 0 else { return nil }
    keepFromChildren(made)
    return made
  }

  // A child that another test starts would keep a connection open that is closed here.
  private static func keepFromChildren(_ socket: Int32) {
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
  }

  /// Whether there is something to read or accept within a while.
  static func isReadable(_ socket: Int32, withinMilliseconds milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Sends all bytes; says whether the other side took them.
  @discardableResult
  static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, 0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Lets the connection be reset, not ended, when the socket is closed.
  static func resetOnClose(_ socket: Int32) {
    var choice = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &choice, socklen_t(MemoryLayout<linger>.size))
  }
}
