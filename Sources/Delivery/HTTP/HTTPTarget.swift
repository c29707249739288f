internal import Foundation

/// What all attempts at one receiver have in common.
public struct HTTPTarget: Hashable, Sendable {
  /// Where bodies are posted to, `http` or `https`.
  public var url: String
  /// Header lines, "Name: value". They override what is sent otherwise; a name with nothing behind
  /// the colon takes that header away, as with curl.
  public var headers: [String]
  /// A PEM file with the certificates that the receiver's may be issued by; `nil`: the system's.
  public var certificateAuthority: String?
  /// Names or addresses of hosts that may be connected to although they are not this machine.
  public var allowedHosts: [String]
  /// How many connections there are at most, 1 or more.
  public var connections: Int
  /// How many attempts are under way at most, 1 or more; more than connections only where the
  /// receiver speaks HTTP/2.
  public var inFlight: Int

  /// How long an attempt may take, of real time; `nil`: as long as the scenario says.
  public var timeout: Duration?

  /// A receiver on this machine, unless hosts are allowed.
  public init(
    url: String, headers: [String] = [], certificateAuthority: String? = nil,
    allowedHosts: [String] = [], connections: Int = 1, inFlight: Int = 1,
    timeout: Duration? = nil
  ) {
    precondition(connections >= 1 && inFlight >= 1, "no attempt could ever begin")
    self.url = url
    self.headers = headers
    self.certificateAuthority = certificateAuthority
    self.allowedHosts = allowedHosts
    self.connections = connections
    self.inFlight = inFlight
    self.timeout = timeout
  }

  /// The address without a password in it, for reports and ledgers.
  package var name: String {
    guard let scheme = url.range(of: "://") else { return url }
    let rest = url[scheme.upperBound...]
    let authority = rest.prefix { !"/?#".contains($0) }
    guard let at = authority.lastIndex(of: "@") else { return url }
    return String(url[..<scheme.upperBound] + rest[rest.index(after: at)...])
  }
}
