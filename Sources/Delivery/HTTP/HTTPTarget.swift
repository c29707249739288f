/// What all attempts at one receiver have in common.
package struct HTTPTarget: Hashable, Sendable {
  /// Where bodies are posted to, `http` or `https`.
  package var url: String
  /// Header lines, "Name: value". They override what is sent otherwise; a name with nothing behind
  /// the colon takes that header away, as with curl.
  package var headers: [String]
  /// A PEM file with the certificates that the receiver's may be issued by; `nil`: the system's.
  package var certificateAuthority: String?
  /// Names or addresses of hosts that may be connected to although they are not this machine.
  package var allowedHosts: [String]
  /// How many connections there are at most, 1 or more.
  package var connections: Int
  /// How many attempts are under way at most, 1 or more; more than connections only where the
  /// receiver speaks HTTP/2.
  package var inFlight: Int

  /// A receiver on this machine, unless hosts are allowed.
  package init(
    url: String, headers: [String] = [], certificateAuthority: String? = nil,
    allowedHosts: [String] = [], connections: Int = 1, inFlight: Int = 1
  ) {
    precondition(connections >= 1 && inFlight >= 1, "no attempt could ever begin")
    self.url = url
    self.headers = headers
    self.certificateAuthority = certificateAuthority
    self.allowedHosts = allowedHosts
    self.connections = connections
    self.inFlight = inFlight
  }
}
