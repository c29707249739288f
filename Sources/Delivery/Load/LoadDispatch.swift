internal import NotificationWire
internal import Signing
internal import SubscriptionModel

/// What the threads of a load share: which notification may be sent when, and what has come of it.
/// It is an open model: the moments are the plan's, and no answer is waited for but that of an
/// earlier notification of the same original transaction. One thread uses it at a time.
package struct LoadDispatch {
  private let terms: LoadTerms
  /// Handed over, and not due yet: in the order of their moments.
  private var inbox = Fifo<(item: LoadItem, handed: Int64)>()
  private var retries = Heap<LoadRetry>()
  private var retryCount = 0
  private var lanes = OrderLanes()
  /// Everything due that is not answered, by ticket.
  private var attempts: [Int: LoadAttempt] = [:]
  private var tickets = 0
  /// The tickets that wait for nothing but a connection.
  private var ready = Fifo<Int>()
  private var underWay = 0
  /// How many attempts there are connections for.
  private let places: Int
  /// How many may be due and not answered.
  private let backlog: Int
  /// Nothing more is handed over.
  private var isEnded = false
  /// Nothing more is begun.
  package private(set) var isStopped = false
  /// The threads that have not left.
  package private(set) var pumps: Int
  package private(set) var failure: (any Error)?
  package private(set) var figures = LoadFigures()
  /// When the last one that counts was sent.
  package private(set) var lastSend: Int64 = 0
  /// How long those that post had a processor, in nanoseconds.
  package private(set) var postingTime: Int64 = 0

  /// For so many threads with so many connections among them. Of a receiver that takes nothing any
  /// more, `backlog` notifications are kept; more would fill all memory.
  package init(_ terms: LoadTerms, pumps: Int, places: Int, backlog: Int = 50_000) {
    self.backlog = backlog
    self.terms = terms
    self.pumps = pumps
    self.places = places
  }

  /// How many are handed over and not due yet.
  package var inboxCount: Int { inbox.count }
  /// Whether something waits for nothing but a connection.
  package var hasReady: Bool { !ready.isEmpty }
  /// Whether nothing is left to be done, further attempts aside.
  package var isOver: Bool {
    isStopped && underWay == 0 || isEnded && inbox.isEmpty && attempts.isEmpty
  }
  /// How many attempts are under way.
  package var inFlight: Int { underWay }

  /// Takes what is to be sent, in the order of its moments.
  package mutating func take(_ items: [LoadItem], at now: Int64) {
    for item in items { inbox.append((item, now)) }
  }

  /// Nothing more is handed over.
  package mutating func end() { isEnded = true }

  /// Begins nothing more. What is due and was not sent never will be.
  package mutating func stop(at now: Int64) {
    guard !isStopped else { return }
    reach(now)
    isStopped = true
    while let ticket = ready.popFirst() { drop(ticket) }
    for ticket in lanes.abandon() { drop(ticket) }
    while let retry = retries.popFirst() {
      if retry.attempt.isMeasured { figures.retriesLeft += 1 }
    }
  }

  private mutating func drop(_ ticket: Int) {
    guard let attempt = attempts.removeValue(forKey: ticket), attempt.isMeasured else { return }
    if attempt.isFirst { figures.unsent += 1 } else { figures.retriesLeft += 1 }
  }

  /// When there is something to do next that is no answer; `nil`: not before an answer.
  package var nextMoment: Int64? {
    guard !isStopped else { return nil }
    let moments = [inbox.first?.item.planned, retries.first?.attempt.planned]
    return moments.compactMap(\.self).min()
  }

  /// Lets everything become due that is planned until now.
  package mutating func reach(_ now: Int64) {
    guard !isStopped else { return }
    while let next = retries.first, next.attempt.planned <= now {
      _ = retries.popFirst()
      enter(next.attempt, at: now)
    }
    while let first = inbox.first, first.item.planned <= now {
      _ = inbox.popFirst()
      let isMeasured = first.item.planned >= terms.warmUp
      if isMeasured { figures.planned += 1 }
      guard attempts.count < backlog else {
        if isMeasured { figures.unsent += 1 }
        continue
      }
      let item = first.item
      enter(
        LoadAttempt(
          item.parcel, kind: item.parcel.header.kind, number: 1, planned: item.planned,
          isSealedLate: first.handed > item.planned + LoadFigures.lateLimit * 1000,
          isMeasured: isMeasured),
        at: now)
    }
  }

  private mutating func enter(_ attempt: LoadAttempt, at now: Int64) {
    let ticket = tickets
    tickets += 1
    var attempt = attempt
    attempt.noticed = now
    attempt.isHeld = !lanes.enter(attempt.parcel.lane, ticket)
    attempts[ticket] = attempt
    if !attempt.isHeld { makeReady(ticket, at: now) }
  }

  private mutating func makeReady(_ ticket: Int, at moment: Int64) {
    attempts[ticket]?.ready = moment
    attempts[ticket]?.isQueued = ready.count >= places - underWay
    ready.append(ticket)
  }

  /// What a thread begins that has so many places free.
  package mutating func begin(atMost free: Int) -> [(ticket: Int, attempt: LoadAttempt)] {
    var begun: [(ticket: Int, attempt: LoadAttempt)] = []
    while begun.count < free, let ticket = ready.popFirst() {
      guard let attempt = attempts[ticket] else { continue }
      begun.append((ticket, attempt))
    }
    underWay += begun.count
    return begun
  }

  /// Takes when attempts were begun, and whether that was late.
  package mutating func note(_ begun: [(ticket: Int, moment: Int64)]) {
    for (ticket, moment) in begun {
      guard let attempt = attempts[ticket], attempt.isMeasured, attempt.isFirst else { continue }
      lastSend = max(lastSend, moment)
      figures.count(attempt.kind) { $0.sent += 1 }
      if attempt.isSealedLate { figures.sealedLate += 1 }
      if attempt.isHeld { figures.held.add((attempt.ready - attempt.noticed) / 1000) }
      // What waits for a connection waits for the receiver, and all else is the generator's.
      let wait = moment - attempt.ready
      if attempt.isQueued { figures.queued.add(wait / 1000) }
      let lag = attempt.noticed - attempt.planned + (attempt.isQueued ? 0 : wait)
      figures.lags.add(lag / 1000)
    }
  }

  /// Takes what came of an attempt that was begun at a moment.
  package mutating func settle(_ ticket: Int, begun: Int64, _ answer: Answer, at now: Int64) {
    underWay -= 1
    guard let attempt = attempts.removeValue(forKey: ticket) else { return }
    if let next = lanes.leave(attempt.parcel.lane) { makeReady(next, at: now) }
    if attempt.isMeasured { count(attempt, begun: begun, answer) }
    guard !answer.isSuccess,
      let delay = attempt.parcel.terms.delay(
        afterAttempt: attempt.number, status: answer.status)
    else { return }
    guard !isStopped else {
      if attempt.isMeasured { figures.retriesLeft += 1 }
      return
    }
    let wait = Int128(delay.milliseconds) * 1_000_000 * 1000 / Int128(terms.simulatedPerThousand)
    // A hundred years of a slow clock are never.
    let planned = max(now, attempt.planned + Int64(min(wait, 1 << 60)))
    retries.push(
      LoadRetry(
        attempt: LoadAttempt(
          attempt.parcel, kind: attempt.kind, number: attempt.number + 1, planned: planned,
          isMeasured: attempt.isMeasured),
        order: retryCount))
    retryCount += 1
  }

  private mutating func count(_ attempt: LoadAttempt, begun: Int64, _ answer: Answer) {
    guard attempt.isFirst else {
      figures.retried += 1
      if answer.isSuccess { figures.retriedWell += 1 }
      return
    }
    figures.ended += 1
    if answer.isSuccess { figures.acknowledged += 1 }
    figures.results[answer.result, default: 0] += 1
    if let status = answer.status, answer.result != .circularRedirect {
      figures.statuses[status, default: 0] += 1
    }
    // What broke at once says nothing of how long an answer takes; what never came says a lot.
    let isTimed = answer.status != nil || answer.result == .timedOut
    figures.count(attempt.kind) { kind in
      if !answer.isSuccess { kind.failed += 1 }
      guard isTimed else { return }
      kind.fromSend.add(answer.latency)
      kind.fromPlanned.add((begun - attempt.planned) / 1000 + answer.latency)
    }
  }

  /// A thread has left.
  package mutating func leave(_ error: (any Error)?, processorTime: Int64) {
    failure = failure ?? error
    postingTime += processorTime
    pumps -= 1
  }
}
