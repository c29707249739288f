internal import CCurl
internal import Foundation

/// Room for one attempt at a time. The same easy handle, memory and options serve one attempt after
/// another, because setting them up costs more than the attempt.
final class TransferSlot {
  /// The handle; its callbacks find their way back here, so the two live and end together.
  let easy: EasyHandle
  /// Whose attempt it is.
  private(set) var identifier = 0
  /// Whether the multi handle has the easy handle.
  var isUnderWay = false
  /// What callbacks have seen of the attempt.
  var course = TransferCourse()

  private let headers: HeaderList
  private let allowed: AllowedAddresses
  private var began = ContinuousClock.now
  private var body: UnsafeMutableRawBufferPointer
  private var bodySize = -1
  private var timeout = -1

  /// A slot for attempts at a receiver. Throws ``HTTPError``.
  init(
    for target: HTTPTarget, headers: HeaderList, allowed: AllowedAddresses
  ) throws(HTTPError) {
    easy = try EasyHandle()
    self.headers = headers
    self.allowed = allowed
    body = .allocate(byteCount: 32_768, alignment: 1)
    try easy.prepare(for: target, headers: headers)
    try easy.set(CURLOPT_POSTFIELDS, body.baseAddress)
    try setCallbacks()
  }

  deinit { body.deallocate() }

  /// Makes ready for an attempt that begins now; `timeout` in milliseconds. Throws ``HTTPError``.
  func prepare(_ identifier: Int, body: [UInt8], timeout: Int) throws(HTTPError) {
    self.identifier = identifier
    try keep(body)
    if timeout != self.timeout {
      try easy.set(CURLOPT_TIMEOUT_MS, timeout)
      self.timeout = timeout
    }
    easy.forgetFailure()
    course = TransferCourse()
    began = .now
  }

  /// Copies the body to where libcurl sends it from, in one call with the headers.
  private func keep(_ bytes: [UInt8]) throws(HTTPError) {
    if bytes.count > body.count {
      body.deallocate()
      body = .allocate(byteCount: bytes.count + bytes.count / 2, alignment: 1)
      try easy.set(CURLOPT_POSTFIELDS, body.baseAddress)
    }
    bytes.withUnsafeBytes { body.copyMemory(from: $0) }
    if bytes.count != bodySize {
      try easy.setBodySize(bytes.count)
      bodySize = bytes.count
    }
  }

  /// What came of the attempt that has ended with libcurl's `code`. Throws ``HTTPError``, above all
  /// where a connection would have led to a host that nobody allowed.
  func answer(_ code: CURLcode, at end: ContinuousClock.Instant) throws(HTTPError) -> Answer {
    let latency = (end - began).wholeMicroseconds
    if let loss = course.loss {
      return Answer(loss.result, status: nil, latency: latency, reason: loss.reason)
    }
    if code == CURLE_OK {
      guard course.hasWholeHead else {
        let reason = "the connection was closed in the middle of an answer's head"
        return Answer(.prematureClose, status: nil, latency: latency, reason: reason)
      }
      let status = try easy.number(CURLINFO_RESPONSE_CODE)
      let result = AttemptResult(code: code.rawValue, status: status, hasAnswered: true)
      return Answer(result, status: status, latency: latency)
    }
    if let address = course.forbidden {
      let url = try easy.text(CURLINFO_EFFECTIVE_URL)
      throw .hostNotAllowed(host: TargetURL(url)?.host ?? url, address: address)
    }
    let words = easy.failure.isEmpty ? String(cString: curl_easy_strerror(code)) : easy.failure
    // One redirect too many is still an answer.
    let status = code == CURLE_TOO_MANY_REDIRECTS ? try easy.number(CURLINFO_RESPONSE_CODE) : nil
    let result = AttemptResult(
      code: code.rawValue, status: status ?? 0, hasAnswered: course.hasAnswered)
    return Answer(result, status: status, latency: latency, reason: words)
  }

  /// Makes a socket for a connection to an address, or none if it must not be made.
  func makeSocket(for address: UnsafePointer<curl_sockaddr>) -> curl_socket_t {
    guard mayPost() else { return CURL_SOCKET_BAD }
    let place = sandclock_address(address).flatMap { HostAddress($0) }
    guard let place, allowed.contains(place) else {
      course.forbid(place?.description ?? "an address of another kind")
      return CURL_SOCKET_BAD
    }
    course.allow()
    let kind = address.pointee
    let made = socket(kind.family, kind.socktype, kind.protocol)
    // No child that another sink starts inherits a connection.
    if made >= 0 { _ = fcntl(made, F_SETFD, FD_CLOEXEC) }
    return made
  }

  /// Whether a request may go out. It may not where libcurl begins again of its own accord, because
  /// a connection that it had used before broke without an answer: the receiver may have the body.
  func mayPost() -> Bool {
    if course.isUnanswered { course.lose(words: easy.failure) }
    return course.loss == nil
  }
}

extension Duration {
  /// Rounded down.
  fileprivate var wholeMicroseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }
}
