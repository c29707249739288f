public import Delivery
internal import NotificationWire
public import Signing
internal import SimulationEngine
internal import SubscriptionModel

extension Scenario {
  /// Runs the scenario from its start and delivers every notification to every sink, in the order
  /// of signing.
  ///
  /// A task that is cancelled stops the run: what has begun is brought to its end, and the report
  /// says how far it got.
  ///
  /// - Parameters:
  ///   - sinks: Where the notifications go; without any nothing is composed.
  ///   - authority: Who signs; needed only if a sink takes signed notifications.
  ///   - pace: How fast simulated time passes.
  ///   - audit: Whether the auditor re-reads the run.
  ///   - explain: Whether the timeline says under each notification which rule caused it and where
  ///     the rule comes from.
  ///   - threads: How many threads compose and seal; `nil`: as many as the machine has cores. What
  ///     comes out is the same.
  ///   - timeline: Is told the lines of the timeline as they come, the head first.
  /// - Returns: What came of it.
  /// - Throws: ``RunError``, ``ScenarioError`` where it would never end, or what a sink throws: at
  ///   once if it was the last one left, otherwise when the others have all they should have.
  public func run(
    into sinks: [any NotificationSink] = [],
    signedBy authority: TestAuthority? = nil,
    pace: Pace = .instant,
    audit: Bool = false,
    explain: Bool = false,
    threads: Int? = nil,
    timeline tell: (String) throws -> Void = { _ in }
  ) async throws -> RunReport {
    try await run(
      into: sinks, signedBy: authority, pace: pace, ledger: nil, ledgerForm: nil, audit: audit,
      explain: explain, threads: threads, progress: RunProgress(), timeline: tell)
  }

  /// The same with a ledger, where notifications and attempts are kept: a resumed one knows what an
  /// earlier process has delivered. It keeps what receivers are sent, or `ledgerForm` where that
  /// leaves a choice. It is watched by whoever has the progress. Throws ``LedgerError``, too.
  package func run(
    into sinks: [any NotificationSink], signedBy authority: TestAuthority?, pace: Pace,
    ledger: Ledger?, ledgerForm: NotificationForm? = nil, audit: Bool, explain: Bool = false,
    threads: Int? = nil,
    progress: RunProgress,
    timeline tell: (String) throws -> Void
  ) async throws -> RunReport {
    try checkEnd()
    var forms = sinks.reduce(into: Set<NotificationForm>()) { $0.formUnion($1.forms) }
    let ledgerForm = ledgerForm ?? forms.ledgerForm
    if ledger != nil { forms.formUnion(ledgerForm == .v1 ? [.v1] : [ledgerForm, .decoded]) }
    let isSigned = forms.contains(.signed)
    if isSigned, authority == nil { throw RunError.noAuthority }
    let signer = isSigned ? authority?.fingerprint : nil
    let receivers = sinks.compactMap { $0 as? any AnsweringSink }
    let run = try ledger?.run(
      identity(signedBy: signer, ledgerForm), sinks: receivers.map(\.name),
      at: Pacer.wallClock())
    let deliveries = ledger.map { DeliveryLedger($0, run?.isResumed ?? false ? .resumed : .first) }
    let timeline = Timeline(plan, isAnswered: !receivers.isEmpty, isExplained: explain)
    func show(_ line: String) throws { try tell(secrets.blackedOut(line)) }
    for line in TimelineHead.lines(
      of: plan, authority: signer, only: choice, pace, timeline)
    {
      try show(line)
    }
    // A resumed run goes on where it was: what is over takes no time again.
    let over = try run?.isResumed ?? false ? run?.latestPlanned() : nil
    let pacer = Pacer(pace, from: over.map { SimInstant(milliseconds: $0) } ?? plan.start)
    for receiver in receivers { receiver.begin(pacer, deliveries, isFollowed: true) }
    progress.begin(receivers)
    let production = RunProduction(
      scenario: self, timeline: timeline, forms: forms, authority: authority, ledger: run,
      fan: FanOut(sinks, pacer), audits: audit, progress: progress,
      threads: threads ?? SealingCrew.usualThreads, isAnswered: !receivers.isEmpty)
    async let product = production.run()
    var answered = AnsweredTimeline(timeline, receivers, pacer)
    try await answered.tell(production.lines) { instant, line in
      progress.reached(timeline.time(of: instant))
      if let line { try show(line) }
    }
    production.lines.abandon()
    var (report, failure) = try await product
    if Task.isCancelled { report = report.stopped(at: progress.reached) }
    report.worstLag = pace == .instant ? nil : pacer.worstLag
    report.add(receivers.map(\.tally), since: plan.start)
    report = report.blackedOut(secrets)
    for line in report.lines { try tell(line) }
    if let failure { throw failure }
    return report
  }

  /// What makes this run the one that a ledger holds.
  private func identity(
    signedBy signer: String?, _ form: NotificationForm
  ) -> RunIdentity {
    RunIdentity(
      scenario: Self.name(ofFile: file), title: secrets.blackedOut(plan.title),
      digest: digest + (choice?.shard.map { " shard \($0)" } ?? ""),
      seed: plan.seed,
      start: plan.start.milliseconds, form: form, authority: signer, generator: generator)
  }
}

extension Set<NotificationForm> {
  /// What a ledger keeps of notifications that are sent so.
  fileprivate var ledgerForm: NotificationForm {
    contains(.signed) || isEmpty ? .signed : contains(.v1) ? .v1 : .decoded
  }
}

/// Why a run could not be done.
public enum RunError: Error, Hashable, Sendable {
  /// A sink takes signed notifications and nobody was named who signs them.
  case noAuthority
  /// The simulation left the room that identifiers and dates have.
  case simulation(reason: String)
}

extension RunError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .noAuthority:
      "a sink takes signed notifications: say with signedBy: which test authority signs them"
    case .simulation(let reason): reason
    }
  }
}
