internal import NotificationWire
internal import ScenarioFormat
internal import Signing
internal import SimulationEngine
internal import SubscriptionModel

/// Something of a run that people and sinks are told: an action, or a notification.
struct Happening {
  let instant: SimInstant
  /// The line of the timeline; `nil`: it is not shown by itself, as of members of a population.
  let line: String?
  /// Lines that explain it.
  var below: [String] = []
  /// Whether it is a notification, to whomever.
  var isNotification = false
  /// The notification, if it is one and somebody takes it.
  let order: SealingOrder?
  /// The legacy notifications that tell the same, if somebody takes them.
  var v1: [V1Notification] = []
}

/// Listens to a simulation and keeps what a run needs of it: notifications to hand over, lines of
/// the timeline, and what will be reported.
struct RunRecorder: SimulationObserver {
  private let plan: Plan
  private let firstMember: Int
  private let choice: CustomerChoice?
  private let timeline: Timeline
  private let composer: NotificationComposer?
  private let sends: Bool
  private let batch: Int
  private let v1: V1Composer?
  /// What customers have bought, where legacy notifications are to tell it.
  private var book: ReceiptBook?
  private let looksInside: Bool
  private var auditor: Auditor?
  private var happenings: [Happening] = []
  private var counts = FactCounts()
  /// The same of the population's members who are not shown by themselves.
  private var memberCounts = FactCounts()
  private var sales: SalesBook
  private var earlySales = EarlySales()
  private var refusals: [AttemptedAction] = []
  private var matchers: [ExpectationMatcher]
  private var notificationMatchers: [NotificationMatcher]
  private var beliefs: BeliefMatchers
  private var shares: [ShareMatcher]
  private var emission: Emission?

  /// - Parameters:
  ///   - timeline: Writes the lines.
  ///   - forms: What somebody takes the notifications as.
  ///   - emission: Which notifications are shown and sent; `nil`: all.
  ///   - audits: Whether the auditor re-reads the run.
  ///   - batch: How much is enough to hand over.
  init(
    _ plan: Plan, _ choice: CustomerChoice?, _ timeline: Timeline,
    _ forms: Set<NotificationForm>, emission: Emission?, audits: Bool, batch: Int
  ) {
    self.emission = emission
    self.plan = plan
    firstMember = plan.firstMember
    self.choice = choice
    self.timeline = timeline
    // What names no customer speaks of everybody, whoever is shown.
    notificationMatchers = plan.notificationExpectations
      .filter { $0.pattern.customer.map { choice?.contains($0) ?? true } ?? true }
      .map { NotificationMatcher($0, of: plan) }
    beliefs = BeliefMatchers(of: plan) { choice?.contains($0) ?? true }
    looksInside = notificationMatchers.contains(where: \.needsDecodedForm)
    composer = looksInside ? NotificationComposer(plan) : nil
    sends = !forms.subtracting([.v1]).isEmpty
    v1 = forms.contains(.v1) ? V1Composer(plan) : nil
    book = v1 == nil ? nil : ReceiptBook()
    self.batch = batch
    sales = SalesBook(plan)
    shares = plan.shares.map { ShareMatcher($0) }
    auditor = audits ? Auditor(plan) : nil
    matchers = ExpectationMatcher.all(of: plan)
  }

  /// Whether there is enough to hand over.
  var isFull: Bool { happenings.count >= batch }

  /// Whether somebody's doings are lines of the timeline: those of a population's members are not,
  /// unless they were asked for by name.
  private func isShown(_ customer: CustomerIndex) -> Bool {
    customer.number < firstMember || choice?.namesMembers ?? false
  }

  private func isChosen(_ customer: CustomerIndex) -> Bool { choice?.contains(customer) ?? true }

  mutating func attempted(_ action: AttemptedAction) {
    auditor?.attempted(action)
    guard action.instant >= plan.start, isChosen(action.customer), isShown(action.customer),
      emission?.hasHistory ?? true
    else { return }
    happenings.append(
      Happening(instant: action.instant, line: timeline.line(for: action), order: nil))
    if action.refusal != nil { refusals.append(action) }
  }

  mutating func recorded(_ record: LifecycleRecord) {
    auditor?.recorded(record)
    book?.take(record)
    guard isChosen(record.customer) else { return }
    if record.instant < plan.start { earlySales.keep(record) } else { sales.take(record) }
  }

  mutating func recorded(_ record: PurchaseRecord) {
    auditor?.recorded(record)
    book?.take(record)
    if isChosen(record.customer) { sales.take(record) }
  }

  mutating func asked(_ snapshot: BeliefSnapshot) {
    beliefs.take(snapshot)
  }

  mutating func announced(_ announcement: Announcement) {
    auditor?.announced(announcement)
    book?.take(announcement)
    let early = earlySales.take(announcement)
    // What is signed before the start is history.
    guard announcement.instant >= plan.start else { return }
    if let early { sales.take(early) }
    let turn = emission?.turn(of: announcement) ?? .sent
    compare(announcement, composer?.compose(announcement))
    for index in shares.indices { shares[index].take(announcement) }
    guard isChosen(announcement.customer), turn != .skipped else { return }
    take(announcement, isMeant: turn == .meant)
    if announcement.customer.number < firstMember {
      matchers[Int(announcement.customer.number)].take(announcement)
      beliefs.take(announcement)
    }
    sales.take(announcement)
    counts.add(announcement.fact)
  }

  /// Keeps a notification for whoever is shown it or takes it.
  private mutating func take(_ announcement: Announcement, isMeant: Bool) {
    let isShown = isShown(announcement.customer)
    let legacy = book.flatMap { v1?.compose(announcement, from: $0) } ?? []
    if isShown || sends || !legacy.isEmpty {
      happenings.append(
        Happening(
          instant: announcement.instant, line: isShown ? timeline.line(for: announcement) : nil,
          below: isShown ? timeline.explanation(of: announcement) : [], isNotification: true,
          order: sends ? SealingOrder(announcement, emission: isMeant ? emission : nil) : nil,
          v1: legacy))
    }
    if !isShown { memberCounts.add(announcement.fact) }
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
    let otherFailures =
      notificationMatchers.map { $0.failures(marks: simulator.marks, again: again) }
      + shares.map { [$0.failure(again: again)].compactMap(\.self) }
    let (counts, memberCounts) = (counts.byKind, memberCounts.byKind)
    return RunReport(
      title: plan.title, seed: plan.seed, start: plan.start.exactText, shard: choice?.shard,
      notificationCount: counts.values.reduce(0, +),
      kindCounts: KindCount.inOrder(
        Dictionary(uniqueKeysWithValues: counts.map { ($0.key.text, $0.value) })),
      verdicts: expected.map { $0.verdict(again: again) },
      otherExpectationCount: notificationMatchers.count + shares.count,
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
      sales: sales.report,
      memberLines: NotificationKind.ever.compactMap { kind in
        memberCounts[kind].map { timeline.line(forMembers: kind, count: $0) }
      },
      again: again)
  }
}
