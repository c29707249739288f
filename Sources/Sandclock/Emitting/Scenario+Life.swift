internal import NotificationWire
package import ScenarioFormat
internal import SimulationEngine
internal import SubscriptionModel

extension Scenario {
  /// The shortest life that leads to a kind of notification, over the caller's products or over
  /// those of this package. It ends with the first notification of the kind.
  ///
  /// Throws ``ScenarioError`` with everything that is wrong with it, or ``NoSuchLife``.
  init(leadingTo kind: NotificationKind, over parent: LifeParent) throws {
    let start = parent.start.map(SimInstant.init)
    let refusals = Self.refusals(seed: parent.seed, start: start)
    guard refusals.isEmpty else {
      throw ScenarioError(findings: refusals.map { ScenarioFinding(file: kind.text, message: $0) })
    }
    guard ScenarioReader.knowsLife(to: kind) else {
      throw NoSuchLife(
        kind: kind,
        reason: "\(kind.text) needs a life that leads to it, and none is known; sandclock kinds "
          + "lists the others")
    }
    let outcome: ScenarioReader.Outcome
    switch ScenarioReader.read(
      lifeTo: kind, with: parent.files, set: parent.assignments,
      ScenarioReader.Overrides(
        seed: parent.seed, start: start, now: parent.now.map(SimInstant.init),
        environment: parent.environment))
    {
    case .read(let read): outcome = read
    case .missing(let read):
      throw NoSuchLife(kind: kind, findings: read.findings)
    }
    guard let plan = outcome.plan else { throw ScenarioError(findings: outcome.findings) }
    self.init(
      file: kind.fileName, plan, outcome,
      RepeatingCall(
        verb: "emit", file: kind.text, with: parent.files, set: parent.assignments,
        seed: plan.seed,
        start: start == nil ? plan.unusualStart : plan.start.exactText))
    try checkEnd()
  }

  /// The shortest life that leads to what an emission means, of which that alone is shown and sent.
  /// What it says instead is tried.
  ///
  /// - Parameter isInV1: Whether it is sent as the legacy notifications that tell the same.
  /// - Throws: ``NoSuchLife``, also where there are none, or ``ScenarioError``.
  package init(
    emitting emission: Emission, over parent: LifeParent = LifeParent(), isInV1: Bool = false
  ) throws {
    try self.init(leadingTo: emission.kind, over: parent)
    let notification = try notification(of: emission.kind)
    if isInV1, notification.twins.isEmpty {
      throw NoSuchLife(
        kind: emission.kind,
        reason: "version 1 has no notification that tells \(emission.kind.text); without v1 it is "
          + "sent as version 2 tells it")
    }
    _ = try emission.altered(notification.draft)
    self.emission = emission
    call.more =
      (emission.hasHistory ? ["--with-history"] : [])
      + emission.alterations.flatMap { ["--alter", $0.text] }
  }

  /// The notification that a life leads to. Throws ``NoSuchLife`` where it does not lead to it.
  func notification(of kind: NotificationKind) throws -> LifeNotification {
    var simulator = Simulator(plan)
    var watch = LifeWatch(kind: kind, in: plan)
    do {
      while watch.found == nil, try simulator.step(&watch) {}
    } catch {
      // A life without end leaves the room that identifiers and dates have: it did not lead there.
    }
    guard let found = watch.found else {
      throw NoSuchLife(kind: kind, reason: secrets.blackedOut(explanation(watch, simulator)))
    }
    return LifeNotification(
      draft: NotificationComposer(plan).compose(found),
      twins: V1Composer(plan).compose(found, from: watch.book))
  }

  /// Why a life did not lead to its kind.
  private func explanation(_ watch: LifeWatch, _ simulator: Simulator) -> String {
    let timeline = Timeline(plan, isAnswered: false, isExplained: false)
    let came = watch.kinds.isEmpty ? "nothing" : watch.kinds.map(\.text).joined(separator: ", ")
    let refused = watch.refused.map { "refused: \(timeline.words(forRefused: $0))" }
    let unreached = simulator.unreachedSteps.map { "not reached: \(timeline.words(for: $0))" }
    return "no \(watch.kind.text) comes of this; what came is "
      + ([came] + refused + unreached).joined(separator: "; ")
  }
}

/// Why a kind of notification cannot be sent on demand.
package struct NoSuchLife: Error, Sendable, CustomStringConvertible {
  /// The kind.
  let kind: NotificationKind
  /// What is missing for it where it is missing; none where it is for another reason.
  package let findings: [ScenarioFinding]
  private let reason: String

  /// Nothing that is for sale leads to it.
  init(kind: NotificationKind, findings: [ScenarioFinding]) {
    self.kind = kind
    self.findings = findings
    reason = findings.map(\.message).joined(separator: "; ")
  }

  /// No life is known, or the caller's settings keep it from happening.
  init(kind: NotificationKind, reason: String) {
    self.kind = kind
    findings = []
    self.reason = reason
  }

  /// What was found, and what would do; where it has a place, one finding a line.
  package var description: String {
    findings.isEmpty ? reason : findings.map(\.description).joined(separator: "\n")
  }

  /// The same in one line without a place.
  package var words: String { reason }
}

extension NotificationKind {
  /// As files are named after it: `DID_RENEW.BILLING_RECOVERY`.
  var fileName: String { text.replacing("/", with: ".") }
}

/// Waits for the first announcement of a kind.
private struct LifeWatch: SimulationObserver {
  let kind: NotificationKind
  private let start: SimInstant
  private(set) var found: Announcement?
  /// What customers have bought by then.
  private(set) var book: ReceiptBook
  private(set) var kinds: [NotificationKind] = []
  private(set) var refused: [AttemptedAction] = []

  init(kind: NotificationKind, in plan: Plan) {
    self.kind = kind
    start = plan.start
    book = ReceiptBook()
  }

  mutating func attempted(_ action: AttemptedAction) {
    if action.refusal != nil { refused.append(action) }
  }

  mutating func recorded(_ record: LifecycleRecord) {
    if found == nil { book.take(record) }
  }

  mutating func recorded(_ record: PurchaseRecord) {
    if found == nil { book.take(record) }
  }

  mutating func announced(_ announcement: Announcement) {
    if found == nil { book.take(announcement) }
    guard announcement.instant >= start else { return }
    let announced = announcement.fact.notificationKind
    if found == nil, announced == kind { found = announcement }
    if !kinds.contains(announced) { kinds.append(announced) }
  }
}
