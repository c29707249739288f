internal import CCurl
internal import Foundation

extension TransferSlot {
  private var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Sets the functions that libcurl calls during a transfer. They are given an address that no
  /// reference counts: the slot owns the handle, so it is there as long as they can be called.
  /// Throws ``HTTPError``.
  func setCallbacks() throws(HTTPError) {
    let call: StaticString = "curl_easy_setopt"
    try easy.set(CURLOPT_PRIVATE, address)
    try easy.dropAnswers()
    try easy.set(CURLOPT_HEADERDATA, address)
    try check(
      sandclock_set_taker(easy.pointer, CURLOPT_HEADERFUNCTION) { line, size, count, slot in
        // One line a call, with its end; the last one is nothing else.
        let isStart = size * count > 5 && line.map { memcmp($0, "HTTP/", 5) == 0 } ?? false
        TransferSlot.at(slot)?.course.receiveHeader(isStart: isStart, isEnd: size * count <= 2)
        return size * count
      }, call)
    try easy.set(CURLOPT_OPENSOCKETDATA, address)
    try check(
      sandclock_set_socket_maker(easy.pointer) { slot, _, address in
        guard let address else { return CURL_SOCKET_BAD }
        return TransferSlot.at(slot)?.makeSocket(for: address) ?? CURL_SOCKET_BAD
      }, call)
    try easy.set(CURLOPT_PREREQDATA, address)
    try check(
      sandclock_set_request_judge(easy.pointer) { slot, _, _, _, localPort in
        guard let slot = TransferSlot.at(slot), slot.mayPost() else { return CURL_PREREQFUNC_ABORT }
        slot.course.request(overPort: localPort)
        return CURL_PREREQFUNC_OK
      }, call)
  }

  /// Listens to what libcurl says about HTTP/2. Its words are the only sign that the receiver ends
  /// a connection in good order; making them costs time, so nobody listens without need. Throws
  /// ``HTTPError``.
  func setListener() throws(HTTPError) {
    try easy.set(CURLOPT_VERBOSE, true)
    try easy.set(CURLOPT_DEBUGDATA, address)
    try check(
      sandclock_set_listener(easy.pointer) { _, kind, text, count, slot in
        if kind == CURLINFO_TEXT, let text, let slot = TransferSlot.at(slot) {
          slot.listen(UnsafeRawBufferPointer(start: text, count: count))
        }
        return 0
      }, "curl_easy_setopt")
  }

  /// The slot at an address that was given to libcurl.
  static func at(_ address: UnsafeMutableRawPointer?) -> TransferSlot? {
    address.map { Unmanaged<TransferSlot>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The slot that an easy handle belongs to. Throws ``HTTPError``.
  static func of(_ easy: UnsafeMutableRawPointer) throws(HTTPError) -> TransferSlot? {
    var address: UnsafeMutableRawPointer?
    try check(sandclock_get_private(easy, &address), "curl_easy_getinfo")
    return at(address)
  }

  /// Makes a socket for a connection to an address, or none if it must not be made.
  private func makeSocket(for address: UnsafePointer<curl_sockaddr>) -> curl_socket_t {
    guard mayPost() else { return CURL_SOCKET_BAD }
    let place = sandclock_address(address).flatMap { HostAddress($0) }
    guard let place, setting.allowed.contains(place) else {
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
  private func mayPost() -> Bool {
    if course.isUnanswered { course.lose(words: easy.failure) }
    return course.loss == nil
  }

  /// Takes in a line of libcurl's.
  private func listen(_ line: UnsafeRawBufferPointer) {
    if line.begins(with: "REFUSED_STREAM") {
      course.decline()
    } else if let port = course.port,
      // Version 7.88 has a slip of the pen.
      line.begins(with: "received GOAWAY, error=0,")
        || line.begins(with: "recveived GOAWAY, error=0,")
    {
      setting.endedPorts.insert(port)
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func begins(with words: StaticString) -> Bool {
    guard let baseAddress, count >= words.utf8CodeUnitCount else { return false }
    return memcmp(baseAddress, words.utf8Start, words.utf8CodeUnitCount) == 0
  }
}
