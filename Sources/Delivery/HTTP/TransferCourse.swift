/// What has been seen of one attempt on its way.
struct TransferCourse {
  /// The attempt is over because its connection broke, although libcurl would have tried again.
  private(set) var loss: (result: AttemptResult, reason: String)?
  /// The address that a connection would have led to, had it been allowed, if no other came into
  /// question.
  private(set) var forbidden: String?
  /// Whether a header of an answer to the last request has arrived.
  private(set) var hasAnswered = false
  /// Whether the head of that answer has come to its end, which libcurl does not insist upon.
  private(set) var hasWholeHead = false
  private var hasRequested = false
  private var hasTried = false
  private var isDeclined = false

  /// Whether a request has gone out to which no answer came.
  var isUnanswered: Bool { hasRequested && !hasAnswered && !isDeclined }

  /// A connection stands, and a request goes out over it: the first, or the next of a redirect.
  mutating func request() {
    hasRequested = true
    hasAnswered = false
    isDeclined = false
  }

  /// A line of an answer's head has arrived, or the empty one at its end.
  mutating func receiveHeader(isEnd: Bool) {
    hasAnswered = true
    hasWholeHead = isEnd
    hasTried = false
  }

  /// The receiver has said that it left the last request alone (REFUSED_STREAM of HTTP/2, as it
  /// does with what comes too late on a connection that it ends in good order).
  mutating func decline() { isDeclined = true }

  /// The connection broke; the words are libcurl's, none if it was closed in good order.
  mutating func lose(words: String) {
    guard loss == nil else { return }
    loss =
      words.isEmpty
      ? (.noResponse, "the connection was closed without an answer") : (.socketIssue, words)
  }

  /// A connection to an address is begun.
  mutating func allow() {
    hasTried = true
    forbidden = nil
  }

  /// A connection to an address is refused. That is an error only if the host has no other
  /// address that may be tried.
  mutating func forbid(_ address: String) {
    if !hasTried { forbidden = address }
  }
}
