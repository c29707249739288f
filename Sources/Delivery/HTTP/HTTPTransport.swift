internal import CCurl
internal import Foundation

/// Posts bodies to one receiver, many at once, and says what came of each. It decides nothing:
/// which attempt begins when is its caller's business. Nothing is posted a second time but where
/// the receiver redirects it, or says over HTTP/2 that it left the first one alone.
///
/// Belongs to one thread at a time, except `wake`. After it has thrown it is of no more use.
package final class HTTPTransport: @unchecked Sendable {
  private let target: HTTPTarget
  private let setting: TransferSetting
  private let multi: MultiHandle
  /// All slots that were ever needed, and those of them in which nothing is under way.
  private var slots: [TransferSlot] = []
  private var idle: [TransferSlot] = []
  private var isMultiplexed = false
  private let lock = NSLock()
  private var isWoken = false
  /// What makes this of no more use, once all answers before it are told.
  private var refusal: HTTPError?

  /// Makes ready to post; connects to nobody yet. Throws ``HTTPError``: for an address that is none
  /// of a web server, a header that is none, a file of certificates that cannot be read.
  package init(_ target: HTTPTarget) throws(HTTPError) {
    try Libcurl.begin()
    guard TargetURL(target.url) != nil else { throw .badURL(target.url) }
    if let file = target.certificateAuthority { try CertificateFile.judge(file) }
    self.target = target
    setting = try TransferSetting(target)
    multi = try MultiHandle(connections: target.connections)
  }

  deinit {
    // A handle that is still under way must leave before it ends. Nothing is left to be done about
    // a failure.
    for slot in slots where slot.isUnderWay { try? multi.remove(slot.easy) }
  }

  /// How many attempts may be under way at once: one a connection, and over HTTP/2, which the last
  /// answer tells, as many as are wanted. So none waits for a connection that another one has,
  /// and its timeout and latency are its own.
  package var capacity: Int {
    isMultiplexed ? target.inFlight : min(target.connections, target.inFlight)
  }

  /// How many attempts are under way.
  package var underWay: Int { slots.count - idle.count }

  /// Begins an attempt, which goes on while `wait` waits. There must be room for it.
  ///
  /// - Parameters:
  ///   - identifier: comes back with the answer.
  ///   - body: is posted byte for byte.
  ///   - timeout: in milliseconds of real time, 1 or more, to the end of the answer.
  package func begin(_ identifier: Int, body: [UInt8], timeout: Int) throws(HTTPError) {
    precondition(underWay < capacity, "an attempt would wait for a connection")
    precondition(timeout > 0, "a timeout of 0 would be none")
    let slot = try idleSlot()
    try slot.prepare(identifier, body: body, timeout: timeout, isMultiplexed: isMultiplexed)
    try multi.add(slot.easy)
    slot.isUnderWay = true
  }

  /// Carries on what is under way, until an attempt has ended, `wake` is called or so many
  /// milliseconds are over.
  ///
  /// - Returns: the attempts that have ended, in the order in which they did.
  package func wait(
    atMost milliseconds: Int
  ) throws(HTTPError) -> [(identifier: Int, answer: Answer)] {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while true {
      try multi.perform()
      let answers = try collect()
      if takeWake() || !answers.isEmpty { return answers }
      let left = deadline - .now
      if left <= .zero { return answers }
      try multi.poll(atMost: Int(left.milliseconds))
    }
  }

  /// Makes `wait` return, this call of it or the next. May be called from any thread.
  package func wake() {
    lock.withLock { isWoken = true }
    // It fails only without memory or descriptors; then `wait` ends when its time is over.
    try? multi.wake()
  }

  private func takeWake() -> Bool {
    lock.withLock {
      defer { isWoken = false }
      return isWoken
    }
  }

  private func idleSlot() throws(HTTPError) -> TransferSlot {
    if let slot = idle.popLast() { return slot }
    let slot = try TransferSlot(setting)
    slots.append(slot)
    return slot
  }

  private func collect() throws(HTTPError) -> [(identifier: Int, answer: Answer)] {
    var answers: [(identifier: Int, answer: Answer)] = []
    while refusal == nil, let (easy, code) = multi.nextEnded() {
      guard let slot = try TransferSlot.of(easy) else { continue }
      if slot.wasLeftAlone(code) {
        try multi.remove(slot.easy)
        try slot.prepareAgain()
        try multi.add(slot.easy)
        continue
      }
      do throws(HTTPError) {
        answers.append((slot.identifier, try slot.answer(code)))
      } catch {
        // The answers that came with it are not lost for it.
        refusal = error
        break
      }
      if code == CURLE_OK {
        isMultiplexed = try slot.easy.number(CURLINFO_HTTP_VERSION) >= CURL_HTTP_VERSION_2_0
      }
      try multi.remove(slot.easy)
      slot.isUnderWay = false
      idle.append(slot)
    }
    if answers.isEmpty, let refusal { throw refusal }
    return answers
  }
}
