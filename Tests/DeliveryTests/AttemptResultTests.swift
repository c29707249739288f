import Delivery
import Testing

@Suite struct AttemptResultTests {
  @Test func speaksAppleWords() {
    #expect(
      AttemptResult.allCases.map(\.rawValue) == [
        "SUCCESS", "TIMED_OUT", "TLS_ISSUE", "CIRCULAR_REDIRECT", "NO_RESPONSE", "SOCKET_ISSUE",
        "UNSUPPORTED_CHARSET", "INVALID_RESPONSE", "PREMATURE_CLOSE",
        "UNSUCCESSFUL_HTTP_RESPONSE_CODE", "OTHER",
      ])
  }
}
