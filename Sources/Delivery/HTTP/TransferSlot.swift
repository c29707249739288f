internal import CCurl
internal import Foundation

/// Room for one attempt at a time. The same easy handle, memory and options serve one attempt after
/// another, because setting them up costs more than the attempt.
final class TransferSlot {
  /// The handle; its callbacks find their way back here, so the two live and end together.
  let easy: EasyHandle
  let setting: TransferSetting
  /// Whose attempt it is.
  private(set) var identifier = 0
  /// Whether the multi handle has the easy handle.
  var isUnderWay = false
  /// What callbacks have seen of the attempt.
  var course = TransferCourse()

  private var began = ContinuousClock.now
  private var deadline = ContinuousClock.now
  private var body: UnsafeMutableRawBufferPointer
  private var bodySize = -1
  private var timeout = -1
  private var isListening = false

  /// A slot for attempts at a receiver. Throws ``HTTPError``.
  init(_ setting: TransferSetting) throws(HTTPError) {
    easy = try EasyHandle()
    self.setting = setting
    body = .allocate(byteCount: 32_768, alignment: 1)
    try setOptions()
  }

  deinit { body.deallocate() }

  private func setOptions() throws(HTTPError) {
    try easy.prepare(for: setting.target, headers: setting.headers)
    try setCallbacks()
    try easy.set(CURLOPT_POSTFIELDS, body.baseAddress)
    bodySize = -1
    timeout = -1
    isListening = false
  }

  /// Makes ready for an attempt that begins now. Throws ``HTTPError``.
  ///
  /// - Parameters:
  ///   - timeout: in milliseconds.
  ///   - isMultiplexed: whether the receiver speaks HTTP/2.
  func prepare(
    _ identifier: Int, body: [UInt8], timeout: Int, isMultiplexed: Bool
  ) throws(HTTPError) {
    self.identifier = identifier
    began = .now
    deadline = began + .milliseconds(timeout)
    try keep(body)
    try makeReady(body.count, timeout: timeout, listens: isMultiplexed)
  }

  /// Makes ready to begin the same attempt again in the time that is left. Throws ``HTTPError``.
  func prepareAgain() throws(HTTPError) {
    let left = (deadline - .now).wholeMilliseconds
    try makeReady(bodySize, timeout: max(1, left), listens: true)
  }

  /// Copies the body to where libcurl sends it from, in one call with the headers.
  private func keep(_ bytes: [UInt8]) throws(HTTPError) {
    if bytes.count > body.count {
      body.deallocate()
      body = .allocate(byteCount: bytes.count + bytes.count / 2, alignment: 1)
      try easy.set(CURLOPT_POSTFIELDS, body.baseAddress)
    }
    bytes.withUnsafeBytes { body.copyMemory(from: $0) }
  }

  /// Sets those options that are not yet what they should be, and forgets the last attempt.
  private func makeReady(
    _ bodySize: Int, timeout: Int, listens: Bool
  ) throws(HTTPError) {
    if course.loss != nil {
      // libcurl counts how often a handle began again for as long as there is the handle, and
      // beyond five it gives up with another code.
      try easy.reset()
      try setOptions()
    }
    if bodySize != self.bodySize {
      try easy.setBodySize(bodySize)
      self.bodySize = bodySize
    }
    if timeout != self.timeout {
      try easy.set(CURLOPT_TIMEOUT_MS, timeout)
      self.timeout = timeout
    }
    if listens && !isListening {
      try setListener()
      isListening = true
    }
    easy.forgetFailure()
    course = TransferCourse()
  }

  /// Whether the receiver has left the attempt alone that has ended with libcurl's `code`, because
  /// it is ending the connection in good order. Only over HTTP/2 does it say so. What was
  /// redirected is not begun again, because the first to redirect it has seen it.
  func wasLeftAlone(_ code: CURLcode) -> Bool {
    let hasFailed = code != CURLE_OK && code != CURLE_OPERATION_TIMEDOUT
    guard hasFailed, course.isUnanswered, course.requests == 1, let port = course.port else {
      return false
    }
    return (course.isDeclined || setting.endedPorts.contains(port)) && deadline > .now
  }

  /// What came of the attempt that has ended with libcurl's `code`. Throws ``HTTPError``, above all
  /// where a connection would have led to a host that nobody allowed.
  func answer(_ code: CURLcode) throws(HTTPError) -> Answer {
    let latency = (ContinuousClock.now - began).wholeMicroseconds
    func unanswered(_ result: AttemptResult, _ reason: String) -> Answer {
      Answer(result, status: nil, latency: latency, reason: reason)
    }
    if let loss = course.loss { return unanswered(loss.result, loss.reason) }
    if code == CURLE_OK {
      guard course.hasWholeHead else {
        return unanswered(
          .prematureClose, "the connection was closed in the middle of an answer's head")
      }
      let status = try easy.number(CURLINFO_RESPONSE_CODE)
      let result = AttemptResult(code: code.rawValue, status: status, hasAnswered: true)
      return Answer(result, status: status, latency: latency)
    }
    if let address = course.forbidden {
      let url = try easy.text(CURLINFO_EFFECTIVE_URL)
      throw .hostNotAllowed(host: TargetURL(url)?.host ?? url, address: address)
    }
    let reason = easy.failure.isEmpty ? String(cString: curl_easy_strerror(code)) : easy.failure
    let result = AttemptResult(code: code.rawValue, status: 0, hasAnswered: course.hasAnswered)
    guard code == CURLE_TOO_MANY_REDIRECTS else { return unanswered(result, reason) }
    // One redirect too many is still an answer.
    let status = try easy.number(CURLINFO_RESPONSE_CODE)
    return Answer(result, status: status, latency: latency, reason: reason)
  }
}

extension Duration {
  /// Rounded down.
  fileprivate var wholeMicroseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }

  /// Rounded down.
  fileprivate var wholeMilliseconds: Int { Int(wholeMicroseconds / 1000) }
}
