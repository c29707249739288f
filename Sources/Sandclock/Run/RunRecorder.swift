internal import NotificationWire
internal import ScenarioFormat
internal import Signing
internal import SimulationEngine
internal import SubscriptionModel

/// Something of a run that people and sinks are told: an action, or a notification.
struct Happening {
  let instant: SimInstant
  let line: String
  /// Lines that explain it.
  var below: [String] = []
  /// Whether it is a notification, to whomever.
  var isNotification = false
  /// The notification, if it is one and somebody takes it.
  let draft: NotificationDraft?
  /// The legacy notifications that tell the same, if somebody takes them.
  var v1: [V1Notification] = []
}

/// Listens to a simulation and keeps what a run needs of it: notifications to hand over, lines of
/// the timeline, and what will be reported.
struct RunRecorder: SimulationObserver {
  private let plan: Plan
  private let choice: CustomerChoice?
  private let timeline: Timeline
  private let composer: NotificationComposer?
  private let sends: Bool
  private let v1: V1Composer?
  /// What customers have bought, where legacy notifications are to tell it.
  private var book: ReceiptBook?
  private let looksInside: Bool
  private var auditor: Auditor?
  private var happenings: [Happening] = []
  private var counts: [NotificationKind: Int] = [:]
  private var refusals: [AttemptedAction] = []
  private var matchers: [ExpectationMatcher]
  private var notificationMatchers: [NotificationMatcher]
  private var beliefs: BeliefMatchers
  private var emission: Emission?

  /// - Parameters:
  ///   - timeline: Writes the lines.
  ///   - forms: What somebody takes the notifications as.
  ///   - emission: Which notifications are shown and sent; `nil`: all.
  ///   - audits: Whether the auditor re-reads the run.
  init(
    _ plan: Plan, _ choice: CustomerChoice?, _ timeline: Timeline,
    _ forms: Set<NotificationForm>, emission: Emission?, audits: Bool
  ) {
    self.emission = emission
    self.plan = plan
    self.choice = choice
    self.timeline = timeline
    // What names no customer speaks of everybody, whoever is shown.
    notificationMatchers = plan.notificationExpectations
      .filter { $0.pattern.customer.map { choice?.contains($0) ?? true } ?? true }
      .map { NotificationMatcher($0, of: plan) }
    beliefs = BeliefMatchers(of: plan) { choice?.contains($0) ?? true }
    looksInside = notificationMatchers.contains(where: \.needsDecodedForm)
    sends = !forms.subtracting([.v1]).isEmpty
    composer = sends || looksInside ? NotificationComposer(plan) : nil
    v1 = forms.contains(.v1) ? V1Composer(plan) : nil
    book = v1 == nil ? nil : ReceiptBook(of: plan)
    auditor = audits ? Auditor(plan) : nil
    matchers = ExpectationMatcher.all(of: plan)
  }

  /// Whether there is enough to hand over.
  var isFull: Bool { happenings.count >= 2 * NotificationSealer.batch }

  private func isChosen(_ customer: CustomerIndex) -> Bool { choice?.contains(customer) ?? true }

  mutating func attempted(_ action: AttemptedAction) {
    auditor?.attempted(action)
    guard isChosen(action.customer), emission?.hasHistory ?? true else { return }
    happenings.append(
      Happening(instant: action.instant, line: timeline.line(for: action), draft: nil))
    if action.refusal != nil { refusals.append(action) }
  }

  mutating func recorded(_ record: LifecycleRecord) {
    auditor?.recorded(record)
    book?.take(record)
  }

  mutating func recorded(_ record: PurchaseRecord) {
    auditor?.recorded(record)
    book?.take(record)
  }

  mutating func asked(_ snapshot: BeliefSnapshot) {
    beliefs.take(snapshot)
  }

  mutating func announced(_ announcement: Announcement) {
    auditor?.announced(announcement)
    book?.take(announcement)
    let turn = emission?.turn(of: announcement) ?? .sent
    let isChosen = isChosen(announcement.customer) && turn != .skipped
    var draft = isChosen || looksInside ? composer?.compose(announcement) : nil
    if turn == .meant, let emission, let plain = draft { draft = try? emission.altered(plain) }
    compare(announcement, draft)
    guard isChosen else { return }
    happenings.append(
      Happening(
        instant: announcement.instant, line: timeline.line(for: announcement),
        below: timeline.explanation(of: announcement), isNotification: true,
        draft: sends ? draft : nil,
        v1: book.flatMap { v1?.compose(announcement, from: $0) } ?? []))
    matchers[Int(announcement.customer.number)].take(announcement)
    beliefs.take(announcement)
    counts[announcement.fact.notificationKind, default: 0] += 1
  }

  /// Shows a notification to the expectations that speak of certain ones.
  private mutating func compare(_ announcement: Announcement, _ draft: NotificationDraft?) {
    guard !notificationMatchers.isEmpty else { return }
    let decoded = draft.flatMap {
      JSON5Reader.read(SourceText(name: "payload", bytes: $0.payload(.decoded))).value
    }
    for index in notificationMatchers.indices {
      notificationMatchers[index].take(announcement, decoded: decoded)
    }
  }

  /// What has happened since the last call.
  mutating func takeHappenings() -> [Happening] {
    defer { happenings.removeAll(keepingCapacity: true) }
    return happenings
  }

  /// What came of the run.
  func report(of simulator: Simulator, again: String) -> RunReport {
    let expected = zip(plan.everybody.indices, matchers)
      .filter { isChosen(CustomerIndex($0)) && $1.expectsSomething }.map(\.1)
    let otherFailures = notificationMatchers.map {
      $0.failures(marks: simulator.marks, again: again)
    }
    return RunReport(
      title: plan.title, seed: plan.seed, start: plan.start.exactText,
      notificationCount: counts.values.reduce(0, +),
      kindCounts: (NotificationKind.all + NotificationKind.legacy).compactMap { kind in
        counts[kind].map { KindCount(kind: kind.text, count: $0) }
      },
      verdicts: expected.map { $0.verdict(again: again) },
      otherExpectationCount: notificationMatchers.count,
      failedOtherExpectationCount: otherFailures.count { !$0.isEmpty },
      notificationFailures: otherFailures.flatMap(\.self),
      beliefCount: beliefs.count, beliefFailures: beliefs.failures(in: simulator, again: again),
      notReached: simulator.unreachedSteps.filter { isChosen($0.customer) }.map {
        timeline.words(for: $0)
      } + (simulator.missedItsEnd ? [TimelineHead.missedEnd(of: plan)] : []),
      refused: refusals.map { timeline.words(forRefused: $0) },
      auditFindings: auditor?.findings.filter { isChosen($0.customer) }.map {
        "\(plan.customer($0.customer).name): \($0.violation.rawValue), at \($0.instant.text)"
      },
      again: again)
  }
}
