internal import Foundation

/// The calls that make a socket which others on this machine connect to, the same on Linux and
/// macOS.
enum LoopbackSocket {
  /// A call that failed, with the system's reason.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
  }

  // SOCK_STREAM has a type of its own on Linux; its value is the same on both systems.
  private static let stream: Int32 = 1

  /// A socket that listens at a port of 127.0.0.1 which the system chooses, and that port.
  static func listening() throws(Failure) -> (socket: Int32, port: UInt16) {
    let made = socket(AF_INET, stream, 0)
    guard made >= 0 else { throw Failure("socket") }
    do throws(Failure) {
      return (made, try listen(made))
    } catch {
      close(made)
      throw error
    }
  }

  private static func listen(_ socket: Int32) throws(Failure) -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let call = withUnsafeMutablePointer(to: &address) { address -> String? in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        if bind(socket, address, length) != 0 { return "bind" }
        if Foundation.listen(socket, SOMAXCONN) != 0 { return "listen" }
        return getsockname(socket, address, &length) != 0 ? "getsockname" : nil
      }
    }
    if let call { throw Failure(call) }
    return UInt16(bigEndian: address.sin_port)
  }
}
