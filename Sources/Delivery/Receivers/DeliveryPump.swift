internal import Signing
internal import SubscriptionModel

/// What a thread that posts does: it has the dispatch say what is to begin, begins it, and waits
/// for answers. Other threads do the same, each over connections of its own.
///
/// It is handed to its thread and touched by nobody else; what they share is the dispatch.
final class DeliveryPump: @unchecked Sendable {
  private let number: Int
  private let transport: HTTPTransport
  private let form: NotificationForm
  /// How long an attempt may take, instead of the store's terms.
  private let timeout: Duration?
  private let pacer: Pacer
  private let log: AttemptLog
  private let dispatch: Guarded<DeliveryDispatch>
  /// What it was given and has not begun.
  private var entries: ArraySlice<AttemptLog.Entry> = []

  /// The one of this number, which has the transport to itself.
  init(
    _ number: Int, transport: HTTPTransport, form: NotificationForm, timeout: Duration?,
    pacer: Pacer, log: AttemptLog, dispatch: Guarded<DeliveryDispatch>
  ) {
    self.number = number
    self.transport = transport
    self.form = form
    self.timeout = timeout
    self.pacer = pacer
    self.log = log
    self.dispatch = dispatch
  }

  /// Posts until everything is delivered or given up, or it is stopped, or something fails, here or
  /// in another thread.
  func run() {
    var failure: (any Error)?
    do { try post() } catch { failure = error }
    dispatch.withLock { $0.leave(failure, unbegun: entries) }
  }

  /// Takes its turns until there is none.
  private func post() throws {
    var answers: [(identifier: Int, answer: Answer)] = []
    while let turn = try nextTurn(answers) {
      entries = turn.entries[...]
      while let entry = entries.first {
        try begin(entry)
        entries.removeFirst()
      }
      answers = try transport.wait(atMost: turn.patience)
    }
  }

  /// Hands in answers and has the dispatch say what is next.
  private func nextTurn(
    _ answers: [(identifier: Int, answer: Answer)]
  ) throws -> DeliveryDispatch.Turn? {
    let (underWay, capacity) = (transport.underWay, transport.capacity)
    return try dispatch.withLock { dispatch in
      dispatch.settle(answers)
      return try dispatch.turn(number, underWay: underWay, capacity: capacity)
    }
  }

  /// Begins an attempt.
  private func begin(_ entry: AttemptLog.Entry) throws {
    let (ticket, parcel) = (entry.attempt.ticket, entry.attempt.parcel)
    guard let body = try parcel.body(form) ?? log.body(of: parcel) else {
      preconditionFailure("a notification without the form that its sink takes")
    }
    let limit = timeout?.milliseconds ?? parcel.terms.timeout.milliseconds
    try transport.begin(ticket, body: body, timeout: Int(limit))
    pacer.reached(entry.attempt.planned)
  }
}
