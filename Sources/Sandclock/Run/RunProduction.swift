internal import Delivery
internal import Signing
internal import SimulationEngine
internal import SubscriptionModel

/// The making side of a run: simulates, seals, keeps in the ledger, and hands over to sinks and
/// timeline, which are waited for where they are slower.
struct RunProduction: Sendable {
  let scenario: Scenario
  let timeline: Timeline
  let forms: Set<NotificationForm>
  let authority: TestAuthority?
  let ledger: LedgerRun?
  let fan: FanOut
  let audits: Bool
  let progress: RunProgress
  /// The lines of the timeline.
  let lines = Channel<[AnsweredTimeline.Line]>(limit: 4)

  /// Runs to the end, or until the task is cancelled. Answers what came of it, and what kept a sink
  /// from taking all. Throws what keeps the run itself from its end.
  func run() async throws -> (report: RunReport, failure: (any Error)?) {
    defer { lines.finish() }
    var simulator = Simulator(scenario.plan)
    var recorder = RunRecorder(
      scenario.plan, scenario.choice, timeline, forms, emission: scenario.emission,
      audits: audits)
    do {
      try await simulate(&simulator, &recorder)
    } catch {
      try? await fan.stop()
      throw error
    }
    lines.finish()
    var failure: (any Error)?
    do {
      if Task.isCancelled { try await fan.stop() } else { try await fan.finish() }
    } catch {
      failure = error
    }
    if failure == nil, !Task.isCancelled { try ledger?.finish(at: Pacer.wallClock()) }
    var call = scenario.call
    call.isAudited = audits
    var report = recorder.report(of: simulator, again: call.text)
    report.resuming = call.resuming
    return (report, failure)
  }

  private func simulate(
    _ simulator: inout Simulator, _ recorder: inout RunRecorder
  ) async throws {
    let sealer = try NotificationSealer(forms) {
      guard let authority else { throw RunError.noAuthority }
      return authority
    }
    do {
      while try simulator.step(&recorder) {
        if simulator.eventCount % 4096 == 0, Task.isCancelled { return }
        if recorder.isFull {
          try await handOver(recorder.takeHappenings(), sealer)
          if Task.isCancelled { return }
        }
      }
    } catch let error as SimulationError {
      throw RunError.simulation(reason: scenario.secrets.blackedOut(error.description))
    }
    try await handOver(recorder.takeHappenings(), sealer)
  }

  /// Seals notifications and hands them over, to the ledger before anybody else.
  private func handOver(_ happenings: [Happening], _ sealer: NotificationSealer) async throws {
    // A run may be stopped before it begins, where it is one of several.
    if Task.isCancelled { return }
    var sealed = try sealer.seal(happenings.compactMap(\.draft))[...]
    var items = happenings.map { happening in
      RunItem(
        happening.instant,
        (happening.draft == nil ? [] : sealed.popFirst().map { [$0] } ?? [])
          + happening.v1.map { Parcel($0) })
    }
    if let ledger { items = try recorded(items, in: ledger) }
    try await fan.deliver(items)
    progress.handedOver(items.map(\.parcels.count).reduce(0, +))
    await lines.send(
      happenings.map {
        AnsweredTimeline.Line(
          instant: $0.instant, text: $0.line, below: $0.below, isNotification: $0.isNotification,
          inV2: $0.draft == nil ? 0 : 1,
          inV1: $0.v1.count)
      })
  }

  /// The same items after the ledger has their notifications, those that it keeps.
  private func recorded(_ items: [RunItem], in ledger: LedgerRun) throws -> [RunItem] {
    let kept = ledger.identity.forms
    let rows = try ledger.record(
      items.flatMap { $0.parcels.filter { $0.isMeant(for: kept) } })
    var rest = rows[...]
    return items.map { item in
      RunItem(
        item.instant,
        item.parcels.map { parcel in
          var parcel = parcel
          if parcel.isMeant(for: kept) { parcel.ledgerID = rest.popFirst() }
          return parcel
        })
    }
  }
}
