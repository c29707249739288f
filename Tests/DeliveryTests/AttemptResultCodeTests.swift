import Delivery
import Testing

@Suite struct AttemptResultCodeTests {
  /// libcurl's numbers never change their meaning.
  @Test(arguments: [
    (28, "OPERATION_TIMEDOUT", AttemptResult.timedOut),
    (47, "TOO_MANY_REDIRECTS", .circularRedirect),
    (52, "GOT_NOTHING", .noResponse), (65, "SEND_FAIL_REWIND", .noResponse),
    (7, "COULDNT_CONNECT", .socketIssue), (55, "SEND_ERROR", .socketIssue),
    (56, "RECV_ERROR", .socketIssue),
    (1, "UNSUPPORTED_PROTOCOL", .invalidResponse), (3, "URL_MALFORMAT", .invalidResponse),
    (8, "WEIRD_SERVER_REPLY", .invalidResponse), (16, "HTTP2", .invalidResponse),
    (61, "BAD_CONTENT_ENCODING", .invalidResponse),
    (35, "SSL_CONNECT_ERROR", .tlsIssue), (53, "SSL_ENGINE_NOTFOUND", .tlsIssue),
    (54, "SSL_ENGINE_SETFAILED", .tlsIssue), (58, "SSL_CERTPROBLEM", .tlsIssue),
    (59, "SSL_CIPHER", .tlsIssue), (60, "PEER_FAILED_VERIFICATION", .tlsIssue),
    (64, "USE_SSL_FAILED", .tlsIssue), (66, "SSL_ENGINE_INITFAILED", .tlsIssue),
    (77, "SSL_CACERT_BADFILE", .tlsIssue), (80, "SSL_SHUTDOWN_FAILED", .tlsIssue),
    (82, "SSL_CRL_BADFILE", .tlsIssue), (83, "SSL_ISSUER_ERROR", .tlsIssue),
    (90, "SSL_PINNEDPUBKEYNOTMATCH", .tlsIssue), (91, "SSL_INVALIDCERTSTATUS", .tlsIssue),
    (98, "SSL_CLIENTCERT", .tlsIssue),
    (6, "COULDNT_RESOLVE_HOST", .other), (27, "OUT_OF_MEMORY", .other), (999, "unknown", .other),
  ])
  func codes(_ code: UInt32, _ name: String, _ result: AttemptResult) {
    #expect(AttemptResult(code: code, status: 200, hasAnswered: true) == result)
    #expect(AttemptResult(code: code, status: 500, hasAnswered: false) == result)
  }

  @Test(arguments: [
    (100, AttemptResult.unsuccessfulHTTPResponseCode), (199, .unsuccessfulHTTPResponseCode),
    (200, .success), (206, .success), (207, .unsuccessfulHTTPResponseCode),
    (302, .unsuccessfulHTTPResponseCode), (503, .unsuccessfulHTTPResponseCode),
  ])
  func statuses(_ status: Int, _ result: AttemptResult) {
    #expect(AttemptResult(code: 0, status: status, hasAnswered: true) == result)
  }

  @Test(arguments: [(18, "PARTIAL_FILE"), (92, "HTTP2_STREAM")])
  func anEndInTheMiddle(_ code: UInt32, _ name: String) {
    #expect(AttemptResult(code: code, status: 200, hasAnswered: true) == .prematureClose)
    #expect(AttemptResult(code: code, status: 0, hasAnswered: false) == .noResponse)
  }
}
