internal import Signing
internal import SubscriptionModel

/// What the threads that post to one receiver share: it takes what is handed over, lets the courier
/// say what is due, commits to the ledger what is to begin, gives it to a thread that has places
/// for it, and takes the answers. One thread uses it at a time.
struct DeliveryDispatch {
  /// What a thread does next.
  struct Turn {
    /// What it begins.
    var entries: [AttemptLog.Entry] = []
    /// How many milliseconds it has nothing to do unless an answer comes or it is woken.
    var patience = 0
  }

  private let pacer: Pacer
  private let desk: Guarded<DeliveryDesk>
  private let waiters: DeliveryWaiters
  private let watch: PumpWatch
  private var courier: Courier
  private var isEnded = false
  private var isStopped = false
  private var taken = 0
  /// How many threads have not left.
  private var pumps: Int
  /// The first error of any thread: all end early.
  private var failure: (any Error)?
  /// The attempts that threads have begun or are about to, by ticket.
  private var underWay: [Int: AttemptLog.Entry] = [:]
  private var book: AttemptBook

  /// For so many threads; at most `room` notifications are due or told later than others.
  init(
    pumps: Int, room: Int, pacer: Pacer, log: AttemptLog, desk: Guarded<DeliveryDesk>,
    waiters: DeliveryWaiters, watch: PumpWatch
  ) {
    self.pumps = pumps
    self.pacer = pacer
    book = AttemptBook(log)
    self.desk = desk
    self.waiters = waiters
    self.watch = watch
    courier = Courier(room: room)
  }

  /// Takes what came of attempts.
  mutating func settle(_ answers: [(identifier: Int, answer: Answer)]) {
    var repeated = 0
    for (ticket, answer) in answers {
      guard let entry = underWay.removeValue(forKey: ticket) else { continue }
      book.note(answer, to: entry)
      courier.settle(ticket, answer, number: entry.number)
      if entry.mayRepeat { repeated += 1 }
    }
    if repeated > 0 { desk.withLock { $0.tally.repeated += repeated } }
  }

  /// A thread's next turn; `nil`: it has to end. Throws what keeps all of them from posting.
  ///
  /// - Parameters:
  ///   - number: The thread's.
  ///   - underWay: How many attempts it has under way.
  ///   - capacity: How many it may have.
  mutating func turn(_ number: Int, underWay: Int, capacity: Int) throws -> Turn? {
    watch.awake(number)
    takeOrders()
    let mayBegin = !isStopped && failure == nil
    var turn = Turn()
    if mayBegin {
      reachInstants()
      turn.entries = try whatBegins(atMost: capacity - underWay, of: capacity * pumps)
    }
    publish()
    let places = capacity - underWay - turn.entries.count
    if failure != nil || places == capacity && isOver { return nil }
    // What this thread has no place for another one may have a place for.
    if mayBegin, book.hasCommitted || courier.hasReady { watch.callOne() }
    let patience = patience()
    if patience > 0, watch.sleep(number, hasPlace: places > 0) { turn.patience = patience }
    return turn
  }

  /// A thread ends. The last one leaves everything in order.
  ///
  /// - Parameters:
  ///   - error: Why, if it is not for having nothing more to do: all the others end, too.
  ///   - unbegun: What it was given and has not begun.
  mutating func leave(_ error: (any Error)?, unbegun: some Sequence<AttemptLog.Entry>) {
    failure = failure ?? error
    for entry in unbegun {
      underWay[entry.attempt.ticket] = nil
      book.giveBack(entry)
    }
    pumps -= 1
    // The others may wait for no more than this.
    guard pumps == 0 else { return watch.callAll() }
    do { try book.close() } catch { failure = failure ?? error }
    courier.abandon()
    publish()
    desk.withLock { desk in
      desk.failure = failure
      desk.isDone = true
    }
    waiters.room.notify()
    waiters.steps.notify()
  }

  /// Whether a thread that has nothing under way has nothing more to do.
  private var isOver: Bool { isStopped || isEnded && courier.isIdle }

  /// Takes what was handed over and said.
  private mutating func takeOrders() {
    let orders = desk.withLock { desk in
      defer { desk.orders = [] }
      isEnded = desk.isEnded
      isStopped = desk.isStopped
      return desk.orders
    }
    for order in orders {
      switch order {
      case .notification(let parcel):
        courier.take(parcel)
        taken += 1
      case .mark(let instant): courier.mark(instant)
      }
    }
    if isEnded { courier.end() }
  }

  /// Lets the courier's clock go as far as real time has come.
  private mutating func reachInstants() {
    while let instant = courier.nextInstant(), pacer.remaining(until: instant) <= .zero {
      courier.advance()
    }
  }

  /// What a thread begins that has so many free places.
  private mutating func whatBegins(
    atMost free: Int, of capacity: Int
  ) throws -> [AttemptLog.Entry] {
    if let wanted = book.wanted(for: free, of: capacity) {
      try book.commit(whatIsDue(atMost: wanted))
    }
    let entries = book.take(atMost: free)
    for entry in entries { underWay[entry.attempt.ticket] = entry }
    return entries
  }

  /// The attempts that are to be committed now.
  private mutating func whatIsDue(atMost count: Int) throws -> [AttemptLog.Entry] {
    var entries: [AttemptLog.Entry] = []
    while entries.count < count, let attempt = courier.begin() {
      switch try book.log.advice(on: attempt) {
      case .make(let entry): entries.append(entry)
      case .made(let number, let answer):
        courier.settle(attempt.ticket, answer, number: number, isRecorded: true)
        reachInstants()
      }
    }
    return entries
  }

  /// How many milliseconds it is until the next instant; but not more than a second.
  private mutating func patience() -> Int {
    let most = 1000
    guard !isStopped, let instant = courier.nextInstant() else { return most }
    let remaining = pacer.remaining(until: instant)
    return remaining <= .zero ? 0 : Int(min(remaining.milliseconds, Int64(most)))
  }

  /// Tells what has come of it.
  private mutating func publish() {
    let (hasRoom, hasSteps) = desk.withLock { desk in
      while let step = courier.popSettled() {
        if let outcome = step.outcome { desk.tally.add(outcome) }
        if desk.isFollowed { desk.settled.append(step) }
      }
      desk.inbox = courier.inboxCount
      desk.tally.notifications = taken
      desk.tally.underWay = underWay.count
      desk.tally.retrying = courier.retryingCount
      // Waking somebody costs as much as an attempt, so there is room for many then.
      return (desk.waiting <= DeliveryDesk.inboxLimit / 2, !desk.settled.isEmpty)
    }
    if hasRoom { waiters.room.notify() }
    if hasSteps { waiters.steps.notify() }
  }
}
