package import Signing
package import SubscriptionModel

/// Which attempt may begin when: the law of deliveries to one receiver. It knows neither clocks nor
/// sockets; whoever drives it asks what is due and tells it the answers.
///
/// Its clock is simulated time and moves from one planned attempt to the next. It waits for the
/// answers it depends on: it never passes an unanswered attempt by the shortest delay to a next
/// one, so that a retry is always planned at an instant that has not passed. The notifications of
/// one original transaction begin one after the other, in the order of their planned instants, and
/// so do those of one customer that carry no transaction.
package struct Courier {
  /// Something with a place in the course of a delivery.
  private struct Step {
    let planned: SimInstant
    /// `nil`: a mark.
    let parcel: Parcel?
    var number = 1
    var outcome: SettledStep.Outcome?
    var isSettled = false
    var isAbandoned = false
  }

  /// A retry that waits for its instant; of two at one instant the older first.
  private struct Retry: Comparable {
    let planned: SimInstant
    let order: Int
    let parcel: Parcel
    let number: Int

    static func < (left: Retry, right: Retry) -> Bool {
      (left.planned, left.order) < (right.planned, right.order)
    }

    static func == (left: Retry, right: Retry) -> Bool { left.order == right.order }
  }

  /// How far the clock may go as long as an attempt is unanswered.
  private struct Bound: Comparable {
    let instant: SimInstant
    let ticket: Int

    static func < (left: Bound, right: Bound) -> Bool { left.instant < right.instant }
  }

  private let room: Int
  private var inbox = Fifo<Step>()
  private var retries = Heap<Retry>()
  private var retryCount = 0
  private var bounds = Heap<Bound>()
  /// Everything that the clock has reached and that is not told as settled yet, in its order.
  private var course = Fifo<Step>()
  /// The tickets of attempts that may begin.
  private var ready = Fifo<Int>()
  private var lanes = OrderLanes()
  private var unanswered = 0
  private var isEnded = false

  /// A courier that has at most so many steps on their way, answered or not.
  package init(room: Int) {
    self.room = room
  }

  /// How many notifications and marks were handed over that the clock has not reached.
  package var inboxCount: Int { inbox.count }
  /// How many retries wait for their instants.
  package var retryingCount: Int { retries.count }
  /// How many attempts are due and not answered.
  package var unansweredCount: Int { unanswered }
  /// Whether an attempt may begin.
  package var hasReady: Bool { !ready.isEmpty }
  /// Whether nothing is left to be done, or to be told.
  package var isIdle: Bool { inbox.isEmpty && retries.count == 0 && course.isEmpty }

  /// Takes the next notification, in the order of signing.
  package mutating func take(_ parcel: Parcel) {
    inbox.append(Step(planned: parcel.instant, parcel: parcel))
  }

  /// Takes a mark: something that has its place among the notifications but is not sent.
  package mutating func mark(_ instant: SimInstant) {
    inbox.append(Step(planned: instant, parcel: nil))
  }

  /// Nothing more is handed over: the clock may run on to the last retry.
  package mutating func end() { isEnded = true }

  /// The instant of the step that the clock can go to next; `nil`: it waits for an answer, for room
  /// or for what is handed over next.
  package mutating func nextInstant() -> SimInstant? {
    guard course.count < room, let next = nextPlanned else { return nil }
    while let bound = bounds.first, isAnswered(bound.ticket) { _ = bounds.popFirst() }
    if let bound = bounds.first, next >= bound.instant { return nil }
    return next
  }

  /// Moves the clock to the next step, which ``nextInstant()`` has just said there is.
  package mutating func advance() {
    if let retry = retries.first, retry.planned <= inbox.first?.planned ?? .distantFuture {
      _ = retries.popFirst()
      enter(Step(planned: retry.planned, parcel: retry.parcel, number: retry.number))
    } else if let step = inbox.popFirst() {
      enter(step)
    }
  }

  /// The next attempt that may begin, if there is one.
  package mutating func begin() -> DueAttempt? {
    guard let ticket = ready.popFirst() else { return nil }
    let step = course[ticket]
    guard let parcel = step.parcel else { return nil }
    return DueAttempt(ticket: ticket, parcel: parcel, number: step.number, planned: step.planned)
  }

  /// Takes the answer to an attempt.
  ///
  /// - Parameters:
  ///   - ticket: The attempt's.
  ///   - number: What number it really had, where a ledger knew of others.
  ///   - isRecorded: Whether it is the answer of an earlier process.
  package mutating func settle(
    _ ticket: Int, _ answer: Answer, number: Int? = nil, isRecorded: Bool = false
  ) {
    let step = course[ticket]
    guard let parcel = step.parcel, !step.isSettled else {
      preconditionFailure("an attempt was answered that had not begun")
    }
    let delay =
      answer.isSuccess
      ? nil : parcel.terms.delay(afterAttempt: step.number, status: answer.status)
    let next = delay.map { step.planned + $0 }
    if let next {
      retries.push(
        Retry(
          planned: next, order: retryCount, parcel: parcel.lightened, number: step.number + 1))
      retryCount += 1
    }
    course[ticket].outcome = SettledStep.Outcome(
      parcel: parcel, number: number ?? step.number, answer: answer, next: next,
      isRecorded: isRecorded)
    course[ticket].isSettled = true
    unanswered -= 1
    if let freed = lanes.leave(parcel.lane) { ready.append(freed) }
  }

  /// The next step that is settled after all before it are.
  package mutating func popSettled() -> SettledStep? {
    guard let step = course.first, step.isSettled else { return nil }
    _ = course.popFirst()
    return SettledStep(
      planned: step.planned, isFirst: step.number == 1, outcome: step.outcome,
      isAbandoned: step.isAbandoned)
  }

  /// Nothing more comes of what is not answered: what is settled behind it is told all the same.
  package mutating func abandon() {
    for ticket in course.start..<course.end where !course[ticket].isSettled {
      course[ticket].isSettled = true
      course[ticket].isAbandoned = true
    }
  }

  /// The instant of the earliest step that is handed over or planned. A retry may not come before
  /// it is certain that nothing earlier is handed over.
  private var nextPlanned: SimInstant? {
    guard let step = inbox.first else { return isEnded ? retries.first?.planned : nil }
    return min(step.planned, retries.first?.planned ?? .distantFuture)
  }

  private func isAnswered(_ ticket: Int) -> Bool {
    ticket < course.start || course[ticket].isSettled
  }

  private mutating func enter(_ step: Step) {
    let ticket = course.append(step)
    guard let parcel = step.parcel else {
      course[ticket].isSettled = true
      return
    }
    unanswered += 1
    if parcel.terms.retries.indices.contains(step.number - 1),
      let shortest = parcel.terms.retries.min()
    {
      bounds.push(Bound(instant: step.planned + shortest, ticket: ticket))
    }
    if lanes.enter(parcel.lane, ticket) { ready.append(ticket) }
  }
}
