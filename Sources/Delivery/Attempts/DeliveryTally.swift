internal import NotificationWire
internal import Signing

/// What has come of the deliveries to one receiver so far.
public struct DeliveryTally: Hashable, Sendable {
  /// A notification that no attempt delivered.
  public struct Undelivered: Hashable, Sendable {
    /// The customer's name in the scenario.
    public let customer: String
    /// `TYPE/SUBTYPE`, or the type alone.
    public let kind: String
    /// Apple's `notificationUUID`.
    public let notificationUUID: String
    /// When it was signed: milliseconds since 1970 UTC, of simulated time.
    public let signedDate: Int64
    /// How many attempts there were.
    public let attempts: Int
    /// What came of the last.
    public let answer: Answer

    /// A notification that no attempt delivered.
    package init(
      customer: String, kind: String, notificationUUID: String, signedDate: Int64, attempts: Int,
      answer: Answer
    ) {
      self.customer = customer
      self.kind = kind
      self.notificationUUID = notificationUUID
      self.signedDate = signedDate
      self.attempts = attempts
      self.answer = answer
    }
  }

  /// Where they go.
  public let sink: String
  /// How many notifications were handed over.
  public package(set) var notifications = 0
  /// How many attempts were made and answered; those of an earlier process are not among them.
  public package(set) var attempts = 0
  /// How many notifications the receiver has acknowledged.
  public package(set) var acknowledged = 0
  /// How many of them in an earlier process, by the ledger.
  public package(set) var acknowledgedBefore = 0
  /// How many attempts may have arrived before, when an earlier process was ended.
  public package(set) var repeated = 0
  /// How many attempts had which result.
  public package(set) var results: [AttemptResult: Int] = [:]
  /// How many attempts an answer with which status ended: that of a redirect too many is not one.
  public package(set) var statuses: [Int: Int] = [:]
  /// How long answers took that came over HTTP, whatever they said.
  public package(set) var latencies = LatencyHistogram()
  /// How many notifications nothing more is done for.
  public package(set) var undeliveredCount = 0
  /// The first thousand of them: those of a long outage would fill all memory, and a ledger has
  /// them all.
  public internal(set) var undelivered: [Undelivered] = []
  private static let mostListed = 1000

  /// How many attempts are under way.
  public internal(set) var underWay = 0
  /// How many retries wait for their instants.
  public internal(set) var retrying = 0

  /// Nothing yet.
  package init(sink: String) {
    self.sink = sink
  }

  /// How many attempts failed.
  public var failures: Int { attempts - (results[.success] ?? 0) }

  /// How many notifications were neither acknowledged nor given up: those of a run that was
  /// stopped.
  public var pending: Int { notifications - acknowledged - undeliveredCount }

  /// Counts what came of an attempt.
  mutating func add(_ outcome: SettledStep.Outcome) {
    let answer = outcome.answer
    if !outcome.isRecorded {
      attempts += 1
      results[answer.result, default: 0] += 1
      if let status = answer.status {
        if answer.result != .circularRedirect { statuses[status, default: 0] += 1 }
        latencies.add(answer.latency)
      }
    }
    if answer.isSuccess {
      acknowledged += 1
      if outcome.isRecorded { acknowledgedBefore += 1 }
    } else if outcome.next == nil {
      undeliveredCount += 1
      let header = outcome.parcel.header
      list(
        Undelivered(
          customer: header.customer, kind: header.kind, notificationUUID: header.notificationUUID,
          signedDate: header.signedDate, attempts: outcome.number, answer: answer))
    }
  }

  /// Lists one that is counted already, while there is room for it.
  package mutating func list(_ notification: Undelivered) {
    if undelivered.count < Self.mostListed { undelivered.append(notification) }
  }

  /// Adds what came of other deliveries to the same receiver, once all of them are over.
  package mutating func merge(_ other: DeliveryTally) {
    notifications += other.notifications
    attempts += other.attempts
    acknowledged += other.acknowledged
    acknowledgedBefore += other.acknowledgedBefore
    repeated += other.repeated
    results.merge(other.results, uniquingKeysWith: +)
    statuses.merge(other.statuses, uniquingKeysWith: +)
    latencies.merge(other.latencies)
    undeliveredCount += other.undeliveredCount
    for notification in other.undelivered { list(notification) }
  }
}
