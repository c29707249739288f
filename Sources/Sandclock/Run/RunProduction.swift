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
  /// How many threads compose and seal.
  let threads: Int
  /// Whether somebody answers, so that each notification is waited for.
  let isAnswered: Bool
  /// The lines of the timeline.
  let lines = Channel<[AnsweredTimeline.Line]>(limit: 4)

  /// Runs to the end, or until the task is cancelled. Answers what came of it, and what kept a sink
  /// from taking all. Throws what keeps the run itself from its end.
  func run() async throws -> (report: RunReport, failure: (any Error)?) {
    defer { lines.finish() }
    var simulator = Simulator(scenario.plan, members: scenario.simulatedMembers)
    var recorder = RunRecorder(
      scenario.plan, scenario.choice, timeline, forms, emission: scenario.emission,
      audits: audits, batch: SealingCrew.share)
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
    let crew = try SealingCrew(of: threads, scenario.plan, forms) {
      guard let authority else { throw RunError.noAuthority }
      return authority
    }
    // While parts are sealed, the next is simulated.
    try await withThrowingTaskGroup(of: SealingLine.Part.self) { workers in
      var line = SealingLine(crew)
      do {
        while try simulator.step(&recorder) {
          if simulator.eventCount % 4096 == 0, Task.isCancelled { return }
          guard recorder.isFull else { continue }
          while line.isFull, let part = try await line.next(&workers) { try await handOver(part) }
          if Task.isCancelled { return }
          line.begin(recorder.takeHappenings(), &workers)
        }
      } catch let error as SimulationError {
        throw RunError.simulation(reason: scenario.secrets.blackedOut(error.description))
      }
      line.begin(recorder.takeHappenings(), &workers)
      while let part = try await line.next(&workers) { try await handOver(part) }
    }
  }

  /// Hands over what happened, to the ledger before anybody else.
  private func handOver(_ part: SealingLine.Part) async throws {
    // A run may be stopped before it begins, where it is one of several.
    if Task.isCancelled { return }
    let happenings = part.happenings
    var sealed = part.parcels[...]
    var items = happenings.map { happening in
      var parcels: [Parcel] = []
      if happening.order != nil, let parcel = sealed.popFirst() { parcels.append(parcel) }
      for legacy in happening.v1 { parcels.append(Parcel(legacy)) }
      return RunItem(happening.instant, parcels)
    }
    if let ledger { items = try recorded(items, in: ledger) }
    try await fan.deliver(items)
    progress.handedOver(items.reduce(0) { $0 + $1.parcels.count })
    // What nobody answers and nothing shows is only counted; the last says how far the run is.
    let shown = happenings.indices.filter {
      isAnswered || happenings[$0].line != nil || $0 == happenings.count - 1
    }
    await lines.send(
      shown.map { place in
        let happening = happenings[place]
        return AnsweredTimeline.Line(
          instant: happening.instant, text: happening.line, below: happening.below,
          isNotification: happening.isNotification, inV2: happening.order == nil ? 0 : 1,
          inV1: happening.v1.count)
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
