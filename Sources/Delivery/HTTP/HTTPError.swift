/// Why nothing can be posted to a receiver. What comes of a single attempt is an ``Answer``.
public enum HTTPError: Error, Hashable, Sendable {
  /// An address that is none, or not one of a web server.
  case badURL(String)
  /// A header that cannot be sent.
  case badHeader(String)
  /// The file of trusted certificates cannot be read; the system's reason.
  case cannotReadAuthority(path: String, reason: String)
  /// The file of trusted certificates holds none.
  case noCertificate(path: String)
  /// A connection would have led to another machine that nobody allowed: the host that was asked
  /// for, perhaps by a redirect, and its address.
  case hostNotAllowed(host: String, address: String)
  /// A call into libcurl failed although nothing was wrong with what it was given.
  case libcurl(call: String, reason: String)
}

extension HTTPError: CustomStringConvertible {
  /// The error in words: what was found and what would do.
  public var description: String {
    switch self {
    case .badURL(let url):
      "\"\(url)\" is no address that can be posted to; "
        + "http://HOST:PORT/PATH or https://HOST/PATH would do"
    case .badHeader(let line):
      "\"\(line)\" is no header; \"Name: value\" on one line would do"
    case .cannotReadAuthority(let path, let reason): "\(path) cannot be read: \(reason)"
    case .noCertificate(let path):
      "\(path) holds no certificate in PEM (\"-----BEGIN CERTIFICATE-----\")"
    case .hostNotAllowed(let host, let address):
      "\(host == address ? address : "\(host) is at \(address), which") "
        + "is no loopback address; only loopback is allowed without --allow-host; "
        + "--allow-host \(host) would allow it"
    case .libcurl(let call, let reason): "libcurl: \(call) failed: \(reason)"
    }
  }
}
