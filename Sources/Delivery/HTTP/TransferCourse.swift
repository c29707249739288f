/// What has been seen of one attempt on its way.
struct TransferCourse {
  /// The connection broke before an answer, and libcurl would have begun again.
  private(set) var loss: (result: AttemptResult, reason: String)?
  /// The address that a connection would have led to, had it been allowed, if no other came into
  /// question.
  private(set) var forbidden: String?
  /// How many requests went out: one more than redirects were followed.
  private(set) var requests = 0
  /// The port on this side of the connection that the last request went over.
  private(set) var port: Int32?
  /// Whether a line of an answer to the last request has arrived.
  private(set) var hasAnswered = false
  /// Whether the head of that answer has come to its end, which libcurl does not insist upon.
  private(set) var hasWholeHead = false
  /// Whether the receiver has said that it left the last request alone (HTTP/2).
  private(set) var isDeclined = false
  private var hasTried = false

  /// Whether a request has gone out to which no answer came.
  var isUnanswered: Bool { requests > 0 && !hasAnswered }

  /// A connection stands, and a request goes out over it: the first, or the next of a redirect.
  mutating func request(overPort port: Int32) {
    requests += 1
    self.port = port
    hasAnswered = false
    hasWholeHead = false
    isDeclined = false
  }

  /// A line of an answer's head has arrived, the first (`HTTP/…`) or the empty one at its end
  /// perhaps. What comes after a body, trailers, makes no head incomplete.
  mutating func receiveHeader(isStart: Bool, isEnd: Bool) {
    hasAnswered = true
    if isStart { hasWholeHead = false }
    if isEnd { hasWholeHead = true }
    hasTried = false
  }

  /// The receiver has left the last request alone.
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
