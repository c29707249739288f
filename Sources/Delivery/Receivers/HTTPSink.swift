internal import Foundation
public import Signing
package import SubscriptionModel

/// Posts notifications to a receiver, as Apple does: each body as it was sealed, never two of one
/// original transaction at once, again where the store's terms say so.
///
/// Threads of the sink's own do the posting; ``deliver(_:)`` waits while they have enough. A sink
/// is for one run, which is given it as it is.
public final class HTTPSink: AnsweringSink {
  /// What is posted.
  public let forms: Set<NotificationForm>
  private let form: NotificationForm
  private let target: HTTPTarget
  private let transports: [HTTPTransport]
  private let watch: PumpWatch
  private let desk: Guarded<DeliveryDesk>
  private let waiters = DeliveryWaiters()

  /// A sink to a receiver.
  ///
  /// - Parameters:
  ///   - target: Where it is, and how it is spoken to.
  ///   - form: What is posted.
  /// - Throws: ``HTTPError`` where the target is none.
  public init(_ target: HTTPTarget, form: NotificationForm = .signed) throws {
    self.target = target
    self.form = form
    forms = [form]
    let shares = target.shares(among: ProcessInfo.processInfo.activeProcessorCount)
    transports = try shares.map { try HTTPTransport($0) }
    watch = PumpWatch(transports)
    FreedMemory.keep()
    desk = Guarded(DeliveryDesk(DeliveryTally(sink: target.name)))
  }

  package var name: String { target.name }
  package var tally: DeliveryTally { desk.withLock(\.tally) }

  package func begin(_ pacer: Pacer, _ ledger: DeliveryLedger?, isFollowed: Bool) {
    let isFirst = desk.withLock { desk in
      desk.isFollowed = isFollowed
      defer { desk.hasBegun = true }
      return !desk.hasBegun
    }
    precondition(isFirst, "a sink is for one run")
    let log = AttemptLog(ledger, sink: target.name)
    let dispatch = Guarded(
      DeliveryDispatch(
        pumps: transports.count, room: 512 + target.inFlight, pacer: pacer, log: log, desk: desk,
        waiters: waiters, watch: watch))
    for (number, transport) in transports.enumerated() {
      let pump = DeliveryPump(
        number, transport: transport, form: form, timeout: target.timeout, pacer: pacer, log: log,
        dispatch: dispatch)
      let thread = Thread { pump.run() }
      thread.name = "sandclock deliveries"
      thread.start()
    }
  }

  /// Takes a notification; waits while the sink has enough. Throws what keeps it from posting any.
  public func deliver(_ parcel: Parcel) async throws {
    try await hand(.notification(parcel))
  }

  package func mark(_ instant: SimInstant) async throws {
    try await hand(.mark(instant))
  }

  /// Waits until every notification is delivered or given up. Throws what kept the sink from it.
  public func finish() async throws {
    await end(mindingCancellation: true) { $0.isEnded = true }
    try Task.checkCancellation()
    if let failure = desk.withLock(\.failure) { throw failure }
  }

  /// Begins no attempt more, and waits for the answers that are due. Throws what kept the sink from
  /// it.
  public func stop() async throws {
    await end { $0.isStopped = true }
    if let failure = desk.withLock(\.failure) { throw failure }
  }

  package func settled() async -> [SettledStep] {
    await waiters.steps.wait { desk.withLock { !$0.settled.isEmpty || $0.isDone } }
    return desk.withLock { desk in
      defer { desk.settled = [] }
      return desk.settled
    }
  }

  private func hand(_ order: DeliveryDesk.Order) async throws {
    let isFull = try desk.withLock { desk in
      precondition(desk.hasBegun, "a sink to a receiver is given to a run as it is")
      if let failure = desk.failure { throw failure }
      desk.orders.append(order)
      return desk.waiting >= DeliveryDesk.inboxLimit
    }
    watch.callOne()
    guard isFull else { return }
    await waiters.room.wait(mindingCancellation: true) {
      desk.withLock { $0.waiting < DeliveryDesk.inboxLimit || $0.isDone }
    }
    try Task.checkCancellation()
  }

  private func end(
    mindingCancellation minds: Bool = false, _ change: (inout DeliveryDesk) -> Void
  ) async {
    desk.withLock(change)
    watch.callAll()
    await waiters.room.wait(mindingCancellation: minds) { desk.withLock(\.isDone) }
  }
}
