/// Apple's word for what came of one attempt to deliver a notification.
///
/// https://developer.apple.com/documentation/appstoreserverapi/sendattemptresult
public enum AttemptResult: String, CaseIterable, Sendable {
  /// A status from 200 to 206.
  case success = "SUCCESS"
  /// No whole answer in time.
  case timedOut = "TIMED_OUT"
  /// No TLS, or a certificate that nobody trusts.
  case tlsIssue = "TLS_ISSUE"
  /// One redirect after another.
  case circularRedirect = "CIRCULAR_REDIRECT"
  /// The connection ended before a byte of an answer.
  case noResponse = "NO_RESPONSE"
  /// No connection, or one that broke.
  case socketIssue = "SOCKET_ISSUE"
  /// An answer in a character set that is not supported. Nothing here judges one.
  case unsupportedCharset = "UNSUPPORTED_CHARSET"
  /// An answer that is no HTTP.
  case invalidResponse = "INVALID_RESPONSE"
  /// The connection ended in the middle of the answer.
  case prematureClose = "PREMATURE_CLOSE"
  /// Any other status.
  case unsuccessfulHTTPResponseCode = "UNSUCCESSFUL_HTTP_RESPONSE_CODE"
  /// Anything else.
  case other = "OTHER"
}
