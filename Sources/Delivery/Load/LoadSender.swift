internal import Foundation
package import Signing

/// Sends a load to a receiver: each notification at its moment, whatever the receiver does.
///
/// Whoever makes the notifications is ahead of the moments by as many as wait here; ``hand(_:)``
/// waits while that is enough.
package final class LoadSender: Sendable {
  private let target: HTTPTarget
  private let form: NotificationForm
  private let terms: LoadTerms
  private let ahead: Int
  private let transports: [HTTPTransport]
  private let watch: PumpWatch
  private let dispatch: Guarded<LoadDispatch>
  private let metronome = Guarded<Metronome?>(nil)
  /// What all threads had had of the processors when it began, in nanoseconds.
  private let processorTimeBefore = Guarded<Int64>(0)
  private let waiters = Waiters()
  private let isLost: @Sendable (LoadFigures) -> Bool
  private let lost = Guarded(false)

  /// A sender that has sent nothing.
  ///
  /// - Parameters:
  ///   - target: The receiver.
  ///   - form: What is posted.
  ///   - terms: What counts, and until when.
  ///   - ahead: How many wait at most.
  ///   - isLost: Whether it is of no use to go on.
  /// - Throws: ``HTTPError`` where the target is none.
  package init(
    _ target: HTTPTarget, form: NotificationForm, _ terms: LoadTerms, ahead: Int,
    isLost: @escaping @Sendable (LoadFigures) -> Bool = { _ in false }
  ) throws {
    self.isLost = isLost
    self.target = target
    self.form = form
    self.terms = terms
    self.ahead = ahead
    let shares = target.shares(among: ProcessInfo.processInfo.activeProcessorCount)
    transports = try shares.map { try HTTPTransport($0) }
    watch = PumpWatch(transports)
    FreedMemory.keep()
    dispatch = Guarded(
      LoadDispatch(
        terms, pumps: transports.count, places: transports.map(\.capacity).reduce(0, +)))
  }

  /// The load begins now. Is called once.
  package func begin() {
    let metronome = Metronome()
    self.metronome.withLock { $0 = metronome }
    processorTimeBefore.withLock { $0 = ProcessorTime.process }
    for (number, transport) in transports.enumerated() {
      let pump = LoadPump(
        number, transport: transport, form: form, timeout: target.timeout, metronome: metronome,
        watch: watch, dispatch: dispatch, notify: waiters.notify)
      Self.thread("sandclock load") { pump.run() }
    }
    Self.thread("sandclock metronome") { self.keepTime(metronome) }
  }

  private static func thread(_ name: String, _ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.name = name
    thread.start()
  }

  /// Takes what is to be sent, in the order of its moments; waits while there is enough. Throws
  /// what keeps it from sending any, or `CancellationError`.
  package func hand(_ items: [LoadItem]) async throws {
    let now = now
    let isFull = try dispatch.withLock { dispatch in
      if let failure = dispatch.failure { throw failure }
      dispatch.take(items, at: now)
      return dispatch.inboxCount >= ahead
    }
    guard isFull else { return }
    if metronome.withLock({ $0 == nil }) { begin() }
    await waiters.wait(mindingCancellation: true) {
      dispatch.withLock { $0.inboxCount < ahead || $0.isStopped || $0.pumps == 0 }
    }
    try Task.checkCancellation()
  }

  /// Nothing more is handed over: waits until all is answered. What has not been begun a timeout
  /// after the last moment never will be. Throws what kept it from sending.
  package func finish() async throws {
    if metronome.withLock({ $0 == nil }) { begin() }
    dispatch.withLock { $0.end() }
    watch.callAll()
    await waiters.wait(mindingCancellation: true) { dispatch.withLock { $0.pumps == 0 } }
    if Task.isCancelled { await stop() }
    if let failure = dispatch.withLock(\.failure) { throw failure }
  }

  /// Begins nothing more, and waits for the answers that are due.
  package func stop() async {
    let now = now
    guard metronome.withLock({ $0 != nil }) else { return }
    dispatch.withLock { $0.stop(at: now) }
    watch.callAll()
    await waiters.wait { dispatch.withLock { $0.pumps == 0 } }
  }

  /// Nanoseconds since the load began; 0 before.
  package var now: Int64 { metronome.withLock { $0?.now ?? 0 } }

  /// Whether it ended because it was of no use to go on.
  package var hasLost: Bool { lost.withLock(\.self) }
  /// Whether nothing more is begun.
  package var isStopped: Bool { dispatch.withLock(\.isStopped) }
  /// How many attempts are under way.
  package var inFlight: Int { dispatch.withLock(\.inFlight) }
  /// When the last one was sent that counts, in nanoseconds.
  package var lastSend: Int64 { dispatch.withLock(\.lastSend) }
  /// How long all threads of the process had a processor since it began, in nanoseconds.
  package var processorTime: Int64 {
    ProcessorTime.process - processorTimeBefore.withLock(\.self)
  }
  /// How long those that post had a processor, in nanoseconds; known once all is over.
  package var postingTime: Int64 { dispatch.withLock(\.postingTime) }

  /// Looks at the figures; for a short time, for the load waits meanwhile.
  package func look<Answer>(_ look: (LoadFigures) -> Answer) -> Answer {
    dispatch.withLock { look($0.figures) }
  }

  // MARK: On the metronome's thread

  /// How long it sleeps at most, in nanoseconds: a retry may be due earlier than all that it knew.
  private static let longestSleep: Int64 = 5_000_000

  /// How often it is asked whether it is of use to go on, in nanoseconds.
  private static let lookInterval: Int64 = 100_000_000

  /// Wakes a thread that posts whenever a moment has come.
  private func keepTime(_ metronome: Metronome) {
    // What is in the way after that never comes to an end.
    let patience = target.timeout?.milliseconds ?? 5000
    let deadline = terms.end + patience * 1_000_000
    var nextLook: Int64 = 0
    while true {
      let now = metronome.now
      let (next, isReady, isOver, inbox) = dispatch.withLock { dispatch in
        dispatch.reach(now)
        if now >= nextLook {
          nextLook = now + Self.lookInterval
          if !dispatch.isStopped, isLost(dispatch.figures) {
            lost.withLock { $0 = true }
            dispatch.stop(at: now)
          }
        }
        if now >= deadline || dispatch.isOver { dispatch.stop(at: now) }
        return (
          dispatch.nextMoment, dispatch.hasReady, dispatch.isStopped || dispatch.pumps == 0,
          dispatch.inboxCount
        )
      }
      if isOver { break }
      if isReady { watch.callOne() }
      // Waking the maker costs as much as a notification, so there is room for many then.
      if inbox <= ahead - min(ahead / 2, 64) { waiters.notify() }
      metronome.sleep(min((next ?? .max) - metronome.now, Self.longestSleep))
    }
    watch.callAll()
    waiters.notify()
  }
}
