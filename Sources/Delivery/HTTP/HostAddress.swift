package import Foundation

/// The address of a host, without a port.
package struct HostAddress: Hashable, Sendable {
  /// Four bytes, or sixteen; an IPv4 address in the clothes of IPv6 has four.
  private let bytes: [UInt8]

  /// The address in a `sockaddr`, or `nil` if it is one of neither kind.
  package init?(_ address: UnsafePointer<sockaddr>) {
    let start = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      var part = start.loadUnaligned(as: sockaddr_in.self).sin_addr
      bytes = withUnsafeBytes(of: &part) { Array($0) }
    case AF_INET6:
      var part = start.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      let whole = withUnsafeBytes(of: &part) { Array($0) }
      let isMapped = whole.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff])
      bytes = isMapped ? Array(whole.suffix(4)) : whole
    default: return nil
    }
  }

  /// Whether the address is this machine's own: 127.0.0.0/8 and ::1. 0.0.0.0 and :: are not,
  /// although a connection to them comes back here.
  package var isLoopback: Bool {
    bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1]
  }

  /// The addresses of a host, given by name or as an address; none if there is no such host. Asks
  /// the system and waits for it.
  package static func all(of host: String) -> Set<HostAddress> {
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, nil, &first) == 0 else { return [] }
    defer { freeaddrinfo(first) }
    var found: Set<HostAddress> = []
    var next = first
    while let entry = next {
      if let address = entry.pointee.ai_addr.flatMap({ HostAddress($0) }) { found.insert(address) }
      next = entry.pointee.ai_next
    }
    return found
  }
}

extension HostAddress: CustomStringConvertible {
  /// The address as people write it.
  package var description: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    inet_ntop(family, bytes, &text, socklen_t(text.count))
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
