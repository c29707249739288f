/// What all attempts at a receiver share.
final class TransferSetting {
  let target: HTTPTarget
  let headers: HeaderList
  let allowed: AllowedAddresses
  /// The ports on this side of connections that the receiver said it would end (GOAWAY of HTTP/2).
  /// It still answers what it has begun with, and leaves alone what is without an answer then.
  var endedPorts: Set<Int32> = []

  /// Throws ``HTTPError`` for a header that is none.
  init(_ target: HTTPTarget) throws(HTTPError) {
    self.target = target
    headers = try HeaderList(target.headers)
    allowed = AllowedAddresses(target.allowedHosts)
  }
}
