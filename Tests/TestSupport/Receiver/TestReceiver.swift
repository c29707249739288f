internal import Foundation

/// A receiver on this machine, for tests: HTTP/1.1 with keep-alive over POSIX sockets, on threads
/// of its own. It does with each request what its script says, and writes down what arrives and
/// when.
///
/// ```swift
/// let receiver = try TestReceiver([.answer(500), .hangUp, .answer(200)])
/// defer { receiver.stop() }
/// … post to receiver.url() …
/// #expect(receiver.arrivals.map(\.body) == […])
/// ```
///
/// Everything may be called from any thread.
package final class TestReceiver: @unchecked Sendable {
  /// The port it listens at, on 127.0.0.1. The system chose it; it stays the same over `die` and
  /// `comeBack`.
  package let port: UInt16

  private let script: @Sendable (Arrival) -> Behaviour
  private let condition = NSCondition()
  private var record = Record()
  /// Listens, or while the receiver is dead only keeps the port.
  private var listener: Int32
  private var open: [Int: Int32] = [:]
  /// Counts lives; what was begun in an earlier one is over.
  private var life = 0
  private var isAlive = false
  private var isListening = false
  private var isReleased = false

  /// Does with the first request what the first behaviour says, and so on; the last one is for all
  /// that follow.
  package convenience init(_ script: [Behaviour] = [.answer(200)]) throws {
    try self.init { script[min($0.number, script.count - 1)] }
  }

  /// Does with a request what the script says about it. The script is called on the thread of the
  /// request's connection, by several of them at once.
  package init(script: @escaping @Sendable (Arrival) -> Behaviour) throws {
    // A client that is gone must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    self.script = script
    listener = try ReceiverSocket.bound(to: 0)
    port = try ReceiverSocket.port(of: listener)
    try comeBack()
  }

  /// An address of this receiver. `host` may be another name for this machine.
  package func url(
    _ path: String = "/", scheme: String = "http", host: String = "127.0.0.1"
  ) -> String {
    "\(scheme)://\(host):\(port)\(path)"
  }

  /// All whole requests so far, in the order in which they arrived.
  package var arrivals: [Arrival] { condition.withLock { record.arrivals } }
  /// What arrived: each body as the place of the first that is the same. Bodies are long.
  package var places: [Int] {
    var first: [[UInt8]: Int] = [:]
    return arrivals.map { arrival in
      let place = first[arrival.body] ?? arrival.number
      first[arrival.body] = place
      return place
    }
  }
  /// How many connections were accepted so far.
  package var connectionsMade: Int { condition.withLock { record.connections } }
  /// How many connections are open.
  package var connectionsOpen: Int { condition.withLock { open.count } }
  /// The most connections that were open at once.
  package var mostConnections: Int { condition.withLock { record.mostConnections } }
  /// The most requests that had arrived and were not answered yet.
  package var mostUnanswered: Int { condition.withLock { record.mostUnanswered } }

  /// Lets all answers go that were held until now, and those to come.
  package func release() {
    change { isReleased = true }
  }

  /// Waits until something is true of this receiver, ten seconds at most; says whether it is. What
  /// it does itself changes at any time, so ask only for what lasts.
  package func wait(until isTrue: (TestReceiver) -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 10)
    while !isTrue(self) {
      guard Date() < end else { return false }
      // It may have come true before the lock was taken, so a change is not all that is waited for.
      _ = condition.withLock { condition.wait(until: Date(timeIntervalSinceNow: 0.02)) }
    }
    return true
  }

  /// Changes something, and tells whoever waits.
  private func change<Result>(_ work: () throws -> Result) rethrows -> Result {
    try condition.withLock {
      defer { condition.broadcast() }
      return try work()
    }
  }

  /// Closes every connection and refuses new ones until `comeBack`.
  package func die() {
    condition.withLock {
      guard isAlive else { return }
      isAlive = false
      life += 1
      for connection in open.values { shutdown(connection, Int32(SHUT_RDWR)) }
      condition.broadcast()
      while isListening { condition.wait() }
      // A socket that is bound but does not listen keeps the port, and connections are refused. It
      // is there before the other one goes: nobody else's receiver may get the port between them.
      let keeper = (try? ReceiverSocket.bound(to: port)) ?? -1
      close(listener)
      listener = keeper
    }
  }

  /// Listens again after `die`.
  package func comeBack() throws {
    try condition.withLock {
      guard !isAlive else { return }
      guard listen(listener, 128) == 0 else { throw ReceiverSocket.Failure(call: "listen") }
      isAlive = true
      isListening = true
      Thread.detachNewThread { self.acceptConnections() }
    }
  }

  /// Ends it for good. Every test has to call this; a second call does no harm.
  package func stop() {
    die()
    condition.withLock {
      while !open.isEmpty { condition.wait() }
      if listener >= 0 { close(listener) }
      listener = -1
    }
  }

  // MARK: On the receiver's own threads

  private func acceptConnections() {
    let (listener, life) = condition.withLock { (self.listener, self.life) }
    while condition.withLock({ isAlive }) {
      guard ReceiverSocket.isReadable(listener, withinMilliseconds: 20),
        let socket = ReceiverSocket.accepted(from: listener)
      else { continue }
      let number = change { () -> Int? in
        guard self.life == life else { return nil }
        return take(socket)
      }
      if let number {
        Thread.detachNewThread { self.serve(number, socket, life) }
      } else {
        close(socket)
      }
    }
    change { isListening = false }
  }

  /// Writes down a new connection; the lock is held.
  private func take(_ socket: Int32) -> Int {
    let number = record.connections
    record.connections += 1
    open[number] = socket
    record.mostConnections = max(record.mostConnections, open.count)
    return number
  }

  private func serve(_ connection: Int, _ socket: Int32, _ life: Int) {
    var input = RequestReader(socket: socket)
    serving: while true {
      switch input.next() {
      case .request(let request):
        let arrival = change { record.arrive(request, on: connection) }
        let steps = script(arrival).steps(for: arrival)
        let goesOn = steps.allSatisfy { perform($0, arrival.number, socket, life) }
        change { record.answer(arrival.number) }
        if !goesOn { break serving }
      case .noHTTP:
        ReceiverSocket.send(Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8), to: socket)
        break serving
      case .end: break serving
      }
    }
    change {
      // Under the lock, so that nobody shuts down a socket of somebody else's with the same number.
      open[connection] = nil
      close(socket)
    }
  }

  /// Takes a step; says whether the connection goes on.
  private func perform(_ step: Step, _ request: Int, _ socket: Int32, _ life: Int) -> Bool {
    switch step {
    case .send(let bytes): return ReceiverSocket.send(bytes, to: socket)
    case .wait(let milliseconds):
      let end = Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
      return condition.withLock {
        while self.life == life, condition.wait(until: end) {}
        return self.life == life
      }
    case .waitForRelease:
      return condition.withLock {
        while self.life == life && !isReleased { condition.wait() }
        return self.life == life
      }
    case .markAnswered:
      change { record.answer(request) }
      return true
    case .resetOnClose:
      ReceiverSocket.resetOnClose(socket)
      return true
    case .close: return false
    }
  }
}
