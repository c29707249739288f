internal import Signing
internal import SubscriptionModel

/// The thread that posts: it takes what is handed over, lets the courier say what is due, commits
/// to the ledger what is to begin, begins it, and waits for answers.
///
/// It is handed to its thread and touched by nobody else; what is shared lies on the desk.
final class DeliveryPump: @unchecked Sendable {
  private let transport: HTTPTransport
  private let form: NotificationForm
  /// How long an attempt may take, instead of the store's terms.
  private let timeout: Duration?
  private let pacer: Pacer
  private let log: AttemptLog
  private let desk: Guarded<DeliveryDesk>
  private let waiters: DeliveryWaiters
  private var courier: Courier
  private var isEnded = false
  private var isStopped = false
  private var taken = 0
  /// The attempts under way, by ticket.
  private var underWay: [Int: AttemptLog.Entry] = [:]
  /// What came of attempts and is not in the ledger yet: it is kept when the next are committed.
  private var unsaved: [(entry: AttemptLog.Entry, answer: Answer)] = []
  /// Attempts that the ledger knows to begin and that wait for a place among those under way.
  private var committed = Fifo<AttemptLog.Entry>()
  /// Where answers come fast, so many attempts are committed in one go at most.
  private static let mostAtOnce = 64

  init(
    transport: HTTPTransport, form: NotificationForm, timeout: Duration?, pacer: Pacer,
    log: AttemptLog, desk: Guarded<DeliveryDesk>, waiters: DeliveryWaiters
  ) {
    self.transport = transport
    self.form = form
    self.timeout = timeout
    self.pacer = pacer
    self.log = log
    self.desk = desk
    self.waiters = waiters
    courier = Courier(room: 512 + transport.most)
  }

  /// Posts until everything is delivered or given up, or it is stopped, or something fails.
  func run() {
    var failure: (any Error)?
    do { while try turn() {} } catch { failure = error }
    do {
      // What is known is kept, and what was not made is taken back, however it ended.
      try withdraw()
    } catch {
      failure = failure ?? error
    }
    courier.abandon()
    publish()
    desk.withLock { desk in
      desk.failure = failure
      desk.isDone = true
    }
    waiters.room.notify()
    waiters.steps.notify()
  }

  /// One round. Answers whether there is another.
  private func turn() throws -> Bool {
    takeOrders()
    if !isStopped {
      reachInstants()
      try beginWhatIsDue()
    }
    publish()
    if underWay.isEmpty, isStopped || isEnded && courier.isIdle { return false }
    try takeAnswers()
    return true
  }

  private func takeOrders() {
    let orders = desk.withLock { desk in
      defer { desk.orders = [] }
      desk.hasNews = false
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

  private func reachInstants() {
    while let instant = courier.nextInstant(), pacer.remaining(until: instant) <= .zero {
      courier.advance()
    }
  }

  private func beginWhatIsDue() throws {
    // A slow receiver's answers are kept as they come.
    let isSlow = 4 * unsaved.count <= transport.capacity
    if underWay.count + committed.count < transport.capacity || isSlow { try commit() }
    while underWay.count < transport.capacity, let entry = committed.popFirst() {
      try begin(entry)
    }
  }

  /// Lets the ledger know what came of attempts, and which are to begin: where many answers came
  /// since the last time, more than there are places for, since each time costs as much. But not
  /// many more, those that wait already included: they would seem to be under way if the process
  /// were killed.
  private func commit() throws {
    let free = transport.capacity - underWay.count
    let wanted = max(free, min(2 * unsaved.count, Self.mostAtOnce, transport.capacity))
    for entry in try log.exchange(unsaved, for: whatIsDue(atMost: wanted - committed.count)) {
      committed.append(entry)
    }
    unsaved = []
  }

  /// Nothing more begins: the ledger is to know of no attempt that was not made.
  private func withdraw() throws {
    var entries: [AttemptLog.Entry] = []
    while let entry = committed.popFirst() { entries.append(entry) }
    try log.withdraw(entries)
    _ = try log.exchange(unsaved, for: [])
    unsaved = []
  }

  /// The attempts that are to begin now.
  private func whatIsDue(atMost count: Int) throws -> [AttemptLog.Entry] {
    var entries: [AttemptLog.Entry] = []
    while entries.count < count, let attempt = courier.begin() {
      switch try log.advice(on: attempt) {
      case .make(let entry): entries.append(entry)
      case .made(let number, let answer):
        courier.settle(attempt.ticket, answer, number: number, isRecorded: true)
        reachInstants()
      }
    }
    return entries
  }

  private func begin(_ entry: AttemptLog.Entry) throws {
    let (ticket, parcel) = (entry.attempt.ticket, entry.attempt.parcel)
    guard let body = try parcel.body(form) ?? log.body(of: parcel) else {
      preconditionFailure("a notification without the form that its sink takes")
    }
    let limit = timeout?.milliseconds ?? parcel.terms.timeout.milliseconds
    try transport.begin(ticket, body: body, timeout: Int(limit))
    pacer.reached(entry.attempt.planned)
    underWay[ticket] = entry
  }

  private func takeAnswers() throws {
    let answers = try transport.wait(atMost: patience())
    desk.withLock { $0.isAsleep = false }
    for (ticket, answer) in answers {
      guard let entry = underWay.removeValue(forKey: ticket) else { continue }
      unsaved.append((entry, answer))
      courier.settle(ticket, answer, number: entry.number)
      if entry.mayRepeat { desk.withLock { $0.tally.repeated += 1 } }
    }
  }

  /// How many milliseconds there is nothing to do unless an answer comes or somebody wakes the
  /// transport.
  private func patience() -> Int {
    let most = 1000
    var patience = most
    if !isStopped, let instant = courier.nextInstant() {
      let remaining = pacer.remaining(until: instant)
      patience = remaining <= .zero ? 0 : Int(min(remaining.milliseconds, Int64(most)))
    }
    return desk.withLock { desk in
      guard !desk.hasNews else { return 0 }
      desk.isAsleep = patience > 0
      return patience
    }
  }

  /// Tells what has come of it.
  private func publish() {
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
