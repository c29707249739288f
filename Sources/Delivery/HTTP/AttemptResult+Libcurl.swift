internal import CCurl

extension AttemptResult {
  /// Apple's word for how a transfer ended.
  ///
  /// - Parameters:
  ///   - code: libcurl's number for it, a `CURLcode`.
  ///   - status: the HTTP status of the last answer; matters only where the transfer went well.
  ///   - hasAnswered: whether a header of an answer has arrived.
  package init(code: UInt32, status: Int, hasAnswered: Bool) {
    self =
      switch CURLcode(rawValue: code) {
      case CURLE_OK: (200...206).contains(status) ? .success : .unsuccessfulHTTPResponseCode
      case CURLE_OPERATION_TIMEDOUT: .timedOut
      case CURLE_TOO_MANY_REDIRECTS: .circularRedirect
      case CURLE_GOT_NOTHING, CURLE_SEND_FAIL_REWIND: .noResponse
      // Over HTTP/2 both are also said of streams whose answer had not begun.
      case CURLE_PARTIAL_FILE, CURLE_HTTP2_STREAM: hasAnswered ? .prematureClose : .noResponse
      case CURLE_COULDNT_CONNECT, CURLE_SEND_ERROR, CURLE_RECV_ERROR: .socketIssue
      // An unsupported protocol is an answer without a status line, or a redirect to one: the
      // receiver's own address was judged before. The same is true of a malformed address.
      case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT, CURLE_HTTP2,
        CURLE_BAD_CONTENT_ENCODING:
        .invalidResponse
      case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED,
        CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_PEER_FAILED_VERIFICATION,
        CURLE_USE_SSL_FAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CACERT_BADFILE,
        CURLE_SSL_SHUTDOWN_FAILED, CURLE_SSL_CRL_BADFILE, CURLE_SSL_ISSUER_ERROR,
        CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CLIENTCERT:
        .tlsIssue
      default: .other
      }
  }
}
