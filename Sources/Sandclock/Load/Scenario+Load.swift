internal import Delivery
package import Signing
internal import SubscriptionModel

extension Scenario {
  /// Sends the scenario's notifications to a receiver as fast as an order says. A task that is
  /// cancelled stops it: the report says how far it came.
  ///
  /// - Parameters:
  ///   - order: What the load is to be.
  ///   - authority: Who signs; needed only if what is posted is signed.
  ///   - progress: For whoever watches.
  ///   - tell: Is told the head, before anything is sent.
  /// - Throws: ``LoadError`` before anything is sent, ``RunError``, `HTTPError`.
  package func load(
    _ order: LoadOrder, signedBy authority: TestAuthority?, progress: LoadProgress,
    tell: (String) throws -> Void
  ) async throws -> LoadReport {
    var source = try LoadSource(self, order.form, signedBy: authority)
    let forecast = try LoadForecast(order, from: source, of: self)
    let signer = order.form == .signed ? authority?.fingerprint : nil
    let head = LoadHead(scenario: self, order: order, forecast: forecast, authority: signer)
    for line in head.lines { try tell(secrets.blackedOut(line)) }
    return try await LoadRun(scenario: self, order: order, forecast: forecast)
      .run(&source, progress)
  }
}

/// One load of a scenario, from a source that others may have taken from before.
struct LoadRun {
  let scenario: Scenario
  let order: LoadOrder
  let forecast: LoadForecast

  /// Sends to the end, or until the task is cancelled. Throws what keeps it from sending.
  func run(_ source: inout LoadSource, _ progress: LoadProgress) async throws -> LoadReport {
    let total = forecast.measured
    let requirements = order.requirements
    let sender = try LoadSender(
      order.target, form: order.form,
      LoadTerms(
        warmUp: order.warmUp, end: order.end,
        simulatedPerThousand: forecast.simulatedPerThousand),
      ahead: order.lead()
    ) { figures in
      requirements.contains { $0.isLost(in: figures, of: total) }
    }
    progress.begin(sender, order)
    let maker = QuietThread()
    defer { maker.end() }
    do {
      try await withTaskExecutorPreference(maker) {
        try await produce(from: &source, into: sender)
      }
      try await sender.finish()
    } catch is CancellationError {
      await sender.stop()
    } catch {
      await sender.stop()
      throw error
    }
    return report(of: sender)
  }

  private func produce(from source: inout LoadSource, into sender: LoadSender) async throws {
    let schedule = order.schedule
    let from = source.reached
    var number = 0
    while number < forecast.count, !sender.isStopped {
      let parcels = try source.next(
        atMost: min(NotificationSealer.batch, forecast.count - number))
      if parcels.isEmpty { return }
      var items: [LoadItem] = []
      for parcel in parcels {
        let planned =
          schedule.map { $0.instant(of: number) ?? .max }
          ?? (parcel.instant - from).milliseconds * 1_000_000
        if planned >= order.end { break }
        items.append(LoadItem(parcel, at: planned))
        number += 1
      }
      try await sender.hand(items)
      if items.count < parcels.count { return }
    }
  }

  private func report(of sender: LoadSender) -> LoadReport {
    let elapsed = sender.now
    let posting = sender.postingTime
    var figures = sender.look(\.self)
    let ending: LoadReport.Ending =
      sender.hasLost
      ? .lost(after: elapsed) : Task.isCancelled ? .stopped(after: elapsed) : .complete
    if ending == .complete {
      // The sender knows of no more than was handed to it before its time was over.
      figures.addUnsealed(max(0, forecast.measured - figures.planned))
    }
    let end = ending == .complete ? order.end : min(order.end, elapsed)
    let plan = scenario.plan
    return LoadReport(
      head: LoadReport.Head(
        title: scenario.secrets.blackedOut(plan.title), seed: plan.seed,
        start: plan.start.exactText, target: order.target.name, rate: order.shape.text,
        asked: Int64(Int128(forecast.measured) * 1_000_000_000_000 / Int128(order.duration)),
        duration: order.duration, warmUp: order.warmUp),
      figures: figures, sending: max(0, max(end, sender.lastSend) - order.warmUp),
      share: LoadReport.Share(
        making: max(0, sender.processorTime - posting), posting: posting, elapsed: elapsed),
      ending: ending, requirements: order.requirements)
  }
}
