import Delivery
import TestSupport
import Testing

/// What a receiver may do, and what comes of an attempt at it.
private struct Row: CustomTestStringConvertible, Sendable {
  let behaviour: TestReceiver.Behaviour
  let result: AttemptResult
  let status: Int?
  /// Whether the receiver takes longer than the attempt may.
  let isLate: Bool

  var testDescription: String { "\(behaviour)" }

  init(
    _ behaviour: TestReceiver.Behaviour, _ result: AttemptResult, _ status: Int? = nil,
    isLate: Bool = false
  ) {
    self.behaviour = behaviour
    self.result = result
    self.status = status
    self.isLate = isLate
  }
}

@Suite struct HTTPAnswerTests {
  private static let rows = [
    Row(.answer(200), .success, 200),
    Row(.answer(206), .success, 206),
    Row(.answer(207), .unsuccessfulHTTPResponseCode, 207),
    Row(.answer(304), .unsuccessfulHTTPResponseCode, 304),
    Row(.answer(404), .unsuccessfulHTTPResponseCode, 404),
    Row(.answer(500), .unsuccessfulHTTPResponseCode, 500),
    Row(.answer(200, afterMilliseconds: 5), .success, 200),
    Row(.answerAndHangUp(200), .success, 200),
    Row(.dribble(200, everyMilliseconds: 0), .success, 200),
    Row(.answerWhenReleased(200), .timedOut, isLate: true),
    Row(.answerInPart(200), .timedOut, isLate: true),
    Row(.dribble(200, everyMilliseconds: 100), .timedOut, isLate: true),
    Row(.hangUp, .noResponse),
    Row(.hangUpInBody(200), .prematureClose),
    Row(.hangUpInBody(500), .prematureClose),
    Row(.reset, .socketIssue),
    Row(.resetInBody(200), .socketIssue),
    Row(.redirect(302, to: "/in/a/circle"), .circularRedirect, 302),
    Row(.redirect(302, to: "ftp://127.0.0.1/"), .invalidResponse),
    Row(.redirect(302, to: "http://127.0.0.1:port/"), .invalidResponse),
    Row(.redirect(302, to: "http://nobody.invalid/"), .other),
    Row(.raw("this is no HTTP\r\n\r\n"), .invalidResponse),
    Row(.raw("\u{16}\u{3}\u{1}"), .invalidResponse),
    Row(.raw("HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n"), .invalidResponse),
    Row(.raw("HTTP/1.1 200 OK\r\n"), .prematureClose),
    // Without a length the end of the connection is the end of the answer.
    Row(.raw("HTTP/1.1 200 OK\r\n\r\nok"), .success, 200),
  ]

  @Test(arguments: rows) private func resultIsRight(_ row: Row) throws {
    let receiver = try TestReceiver([row.behaviour])
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url()))
    let answer = try transport.post("{}", timeout: row.isLate ? 50 : 20_000)
    #expect(answer.result == row.result, "\(answer)")
    #expect(answer.status == row.status)
    // A status says what went wrong, and where there is none, words do; one redirect too many
    // has both.
    let needsWords = row.status == nil || row.result == .circularRedirect
    #expect((answer.reason?.isEmpty == false) == needsWords, "\(answer)")
    #expect(answer.latency > 0)
    // libcurl counts whole milliseconds, so it may be a little early.
    if row.isLate { #expect(answer.latency >= 45_000) }
    // Nothing is posted twice but by redirects. On a busy machine the time may be over before
    // anything has arrived.
    let count = receiver.arrivals.count
    #expect(count == (row.result == .circularRedirect ? 11 : 1) || (row.isLate && count == 0))
  }

  @Test func aSlotIsNewForEachAttempt() throws {
    let receiver = try TestReceiver([
      .answer(500), .hangUp, .answer(200), .redirect(302, to: "/elsewhere"), .answer(201), .reset,
      .raw("no HTTP at all"), .answer(200), .hangUpInBody(200), .answer(404),
    ])
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url()))
    let answers = try transport.post(Array(repeating: [1, 2, 3], count: 9))
    #expect(
      answers.map(\.result) == [
        .unsuccessfulHTTPResponseCode, .noResponse, .success, .success, .socketIssue,
        .invalidResponse, .success, .prematureClose, .unsuccessfulHTTPResponseCode,
      ])
    #expect(answers.map(\.status) == [500, nil, 200, 201, nil, nil, 200, nil, 404])
    #expect(receiver.arrivals.map(\.path).filter { $0 == "/elsewhere" }.count == 1)
  }

  @Test func anAnswerAfterTheTimeoutIsNone() throws {
    let receiver = try TestReceiver {
      $0.body == Array("late".utf8) ? .answerWhenReleased(200) : .answer(201)
    }
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url()))
    let late = try transport.post("late", timeout: 50)
    receiver.release()
    // The late answer is given, and nobody takes it for that of the next attempt.
    #expect(receiver.wait { $0.connectionsOpen == 0 && $0.arrivals.allSatisfy(\.isAnswered) })
    let next = try transport.post("next")
    #expect(late.result == .timedOut && late.status == nil)
    #expect(next.status == 201)
    #expect(receiver.arrivals.last?.body == Array("next".utf8))
  }

  @Test func nobodyListens() throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url()))
    receiver.die()
    #expect(try transport.post("1").result == .socketIssue)
    try receiver.comeBack()
    #expect(try transport.post("2").result == .success)
    receiver.die()
    try receiver.comeBack()
    #expect(try transport.post("3").result == .success)
    #expect(receiver.arrivals.count == 2)
  }

  @Test func aReceiverWithoutTLS() throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url(scheme: "https")))
    let answer = try transport.post("{}")
    #expect(answer.result == .tlsIssue)
    #expect(answer.reason?.isEmpty == false)
    #expect(receiver.arrivals.isEmpty)
  }
}
