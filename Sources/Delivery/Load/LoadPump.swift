internal import Signing
internal import SubscriptionModel

/// What a thread that posts for a load does: it takes what is ready, begins it, and waits for
/// answers. It is handed to its thread and touched by nobody else; what they share is the dispatch.
final class LoadPump: @unchecked Sendable {
  private let number: Int
  private let transport: HTTPTransport
  private let form: NotificationForm
  private let timeout: Duration?
  private let metronome: Metronome
  private let watch: PumpWatch
  private let dispatch: Guarded<LoadDispatch>
  /// Is called when something has changed that others wait for.
  private let notify: @Sendable () -> Void
  /// When each attempt under way was begun, by ticket.
  private var begun: [Int: Int64] = [:]
  /// Begun, and not told to the dispatch yet.
  private var news: [(ticket: Int, moment: Int64)] = []

  init(
    _ number: Int, transport: HTTPTransport, form: NotificationForm, timeout: Duration?,
    metronome: Metronome, watch: PumpWatch, dispatch: Guarded<LoadDispatch>,
    notify: @escaping @Sendable () -> Void
  ) {
    self.number = number
    self.transport = transport
    self.form = form
    self.timeout = timeout
    self.metronome = metronome
    self.watch = watch
    self.dispatch = dispatch
    self.notify = notify
  }

  /// Posts until the load is over, or something fails here or in another thread.
  func run() {
    var failure: (any Error)?
    do { try post() } catch { failure = error }
    let time = ProcessorTime.thread
    dispatch.withLock { $0.leave(failure, processorTime: time) }
    watch.callAll()
    notify()
  }

  private func post() throws {
    var answers: [(identifier: Int, answer: Answer)] = []
    while let turn = nextTurn(answers) {
      for (ticket, attempt) in turn.attempts { try begin(ticket, attempt) }
      answers = try transport.wait(atMost: turn.patience)
    }
  }

  /// What a thread does next.
  private struct Turn {
    var attempts: [(ticket: Int, attempt: LoadAttempt)]
    /// How many milliseconds it has nothing to do unless an answer comes or it is woken.
    var patience = 0
  }

  /// Hands in answers and takes what is ready; `nil`: the load is over.
  private func nextTurn(_ answers: [(identifier: Int, answer: Answer)]) -> Turn? {
    watch.awake(number)
    let now = metronome.now
    let free = transport.capacity - transport.underWay
    let (attempts, hasMore, isOver) = dispatch.withLock { dispatch in
      dispatch.note(news)
      for (ticket, answer) in answers {
        dispatch.settle(ticket, begun: begun.removeValue(forKey: ticket) ?? now, answer, at: now)
      }
      dispatch.reach(now)
      if dispatch.isOver { dispatch.stop(at: now) }
      let attempts = dispatch.begin(atMost: free)
      return (attempts, dispatch.hasReady, dispatch.isOver || dispatch.failure != nil)
    }
    news = []
    if isOver { return nil }
    // What this thread has no place for another one may have a place for.
    if hasMore { watch.callOne() }
    let hasPlace = free > attempts.count
    let mayWait = !(hasMore && hasPlace) && watch.sleep(number, hasPlace: hasPlace)
    return Turn(attempts: attempts, patience: mayWait ? 1000 : 0)
  }

  private func begin(_ ticket: Int, _ attempt: LoadAttempt) throws {
    guard let body = attempt.parcel.body(form) else {
      preconditionFailure("a notification without the form that its sink takes")
    }
    let limit = timeout?.milliseconds ?? attempt.parcel.terms.timeout.milliseconds
    let moment = metronome.now
    begun[ticket] = moment
    news.append((ticket, moment))
    try transport.begin(ticket, body: body, timeout: Int(limit))
  }
}
