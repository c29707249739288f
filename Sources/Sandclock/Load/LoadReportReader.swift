internal import Delivery
internal import ScenarioFormat

/// Reads the report of a load that `--report FILE.json` has written.
struct LoadReportReader {
  let text: ReportText

  /// The report. Throws ``ReportFailure``.
  func report() throws(ReportFailure) -> LoadReport {
    let value = text.root
    let share = try text.member(value, "generatorShare")
    return LoadReport(
      head: try head(value), parts: try text.count(value, "parts"), figures: try figures(value),
      sending: try text.integer(value, "sendingMicroseconds") * 1000,
      share: LoadReport.Share(
        making: try text.integer(share, "makingMicroseconds") * 1000,
        posting: try text.integer(share, "postingMicroseconds") * 1000,
        elapsed: try text.integer(share, "elapsedMicroseconds") * 1000),
      ending: try ending(value), requirements: try requirements(value))
  }

  private func head(_ value: JSONValue) throws(ReportFailure) -> LoadReport.Head {
    LoadReport.Head(
      title: try text.text(value, "title"), seed: UInt64(try text.integer(value, "seed")),
      start: try text.text(value, "start"), target: try text.text(value, "target"),
      rate: try text.text(value, "rate"), asked: try text.integer(value, "askedThousandths"),
      duration: try text.integer(value, "durationMicroseconds") * 1000,
      warmUp: try text.integer(value, "warmUpMicroseconds") * 1000)
  }

  private func ending(_ value: JSONValue) throws(ReportFailure) -> LoadReport.Ending {
    switch try text.text(value, "outcome") {
    case "stopped": .stopped(after: try text.integer(value, "endedMicroseconds") * 1000)
    case "lost": .lost(after: try text.integer(value, "endedMicroseconds") * 1000)
    default: .complete
    }
  }

  private func figures(_ value: JSONValue) throws(ReportFailure) -> LoadFigures {
    var figures = LoadFigures()
    let unsealed = try text.count(value, "unsealed")
    figures.addUnsealed(unsealed)
    figures.planned = try text.count(value, "planned")
    figures.unsent = try text.count(value, "unsent")
    figures.ended = try text.count(value, "ended")
    figures.acknowledged = try text.count(value, "acknowledged")
    figures.sealedLate = try text.count(value, "sealedLate")
    figures.retried = try text.count(value, "retried")
    figures.retriedWell = try text.count(value, "retriedWell")
    figures.retriesLeft = try text.count(value, "retriesLeft")
    figures.results = try text.results(value)
    figures.statuses = try text.statuses(value)
    for member in try text.member(value, "kinds").members ?? [] {
      let kind = try kind(member.value)
      figures.count(member.key) { $0.merge(kind) }
    }
    figures.lags = try text.histogram(value, "lag")
    figures.held = try text.histogram(value, "heldForOrder")
    figures.queued = try text.histogram(value, "waitedForConnection")
    return figures
  }

  private func kind(_ value: JSONValue) throws(ReportFailure) -> LoadFigures.Kind {
    var kind = LoadFigures.Kind()
    kind.sent = try text.count(value, "sent")
    kind.failed = try text.count(value, "failed")
    kind.fromPlanned = try text.histogram(value, "fromPlanned")
    kind.fromSend = try text.histogram(value, "fromSend")
    return kind
  }

  private func requirements(_ value: JSONValue) throws(ReportFailure) -> [LoadRequirement] {
    var requirements: [LoadRequirement] = []
    for entry in try text.member(value, "require").elements ?? [] {
      do {
        requirements.append(try LoadRequirement(try text.text(entry, "text")))
      } catch {
        throw text.failure(entry.place, "\(error)")
      }
    }
    return requirements
  }
}
