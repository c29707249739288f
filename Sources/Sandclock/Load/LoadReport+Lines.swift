internal import Delivery
internal import SubscriptionModel

extension LoadReport {
  /// The report as people read it.
  package var lines: [String] {
    [sentLine, answersLine] + latencyLines + [heldLine, kindsLine] + requirementLines
      + [generatorLine] + endingLines
  }

  private var sentLine: String {
    let worst = LoadWords.milliseconds(figures.lags.longest)
    let late = "late \(LoadWords.grouped(figures.late)) (worst \(worst))"
    let rate = LoadWords.decimal(achieved, per: 1000, digits: 2)
    let sealing =
      figures.sealedLate > 0 ? "sealed late \(LoadWords.grouped(figures.sealedLate))" : nil
    return LoadWords.line(
      "sent",
      [
        LoadWords.grouped(figures.sent),
        "\(rate)/s of \(LoadShape.words(head.asked)) asked",
        late, sealing, "not sent \(LoadWords.grouped(figures.unsent))",
      ])
  }

  private var answersLine: String {
    let statuses = Dictionary(grouping: figures.statuses.keys) { $0 / 100 }
      .sorted { $0.key < $1.key }
      .map { hundred, keys in
        let count = keys.reduce(0) { $0 + (figures.statuses[$1] ?? 0) }
        return "\(hundred)xx \(LoadWords.grouped(count))"
      }
    let others = AttemptResult.allCases.filter {
      $0 != .success && $0 != .unsuccessfulHTTPResponseCode
    }.compactMap { result in
      figures.results[result].map { "\(result.rawValue) \(LoadWords.grouped($0))" }
    }
    let all = statuses + others
    return LoadWords.line("answers", all.isEmpty ? ["none"] : all)
  }

  private static let percentiles = [
    ("p50", 500_000), ("p90", 900_000), ("p99", 990_000), ("p99.9", 999_000),
  ]

  private static func latencies(_ histogram: LatencyHistogram) -> String {
    guard histogram.count > 0 else { return "nothing was measured" }
    let parts = percentiles.compactMap { name, millionths in
      histogram.percentile(millionths: millionths).map { "\(name) \(LoadWords.number($0))" }
    }
    return (parts + ["max \(LoadWords.number(histogram.longest))"]).joined(separator: "  ") + "  ms"
  }

  private var latencyLines: [String] {
    [
      LoadWords.line(
        "latency", ["from the planned moment", Self.latencies(figures.all.fromPlanned)]),
      LoadWords.line("", ["from the actual send   ", Self.latencies(figures.all.fromSend)]),
    ]
  }

  private var heldLine: String {
    func part(_ name: String, _ histogram: LatencyHistogram) -> String {
      let worst = histogram.count > 0 ? " (worst \(LoadWords.milliseconds(histogram.longest)))" : ""
      return "\(name) \(LoadWords.grouped(histogram.count))" + worst
    }
    let left = figures.retriesLeft
    let retried =
      "retried \(LoadWords.grouped(figures.retried))"
      + (figures.retried > 0 ? " (\(LoadWords.grouped(figures.retriedWell)) delivered)" : "")
    return LoadWords.line(
      "waited",
      [
        part("held for order", figures.held), part("for a connection", figures.queued), retried,
        left > 0 ? "retries left \(LoadWords.grouped(left))" : nil,
      ])
  }

  private var kindsLine: String {
    let parts = sortedKinds.map { name, kind in
      let p99 = kind.fromPlanned.percentile(99).map { " p99 \(LoadWords.number($0))" } ?? ""
      let failed = kind.failed > 0 ? " failed \(LoadWords.grouped(kind.failed))" : ""
      return "\(name) \(LoadWords.grouped(kind.sent))\(p99)\(failed)"
    }
    return LoadWords.line("by kind", [parts.isEmpty ? "none" : parts.joined(separator: " | ")])
  }

  /// The kinds that were sent, most of them first.
  var sortedKinds: [(name: String, figures: LoadFigures.Kind)] {
    figures.kinds.sorted { ($1.value.sent, $0.key) < ($0.value.sent, $1.key) }
      .map { ($0.key, $0.value) }
  }

  private var requirementLines: [String] {
    guard !requirements.isEmpty else { return [] }
    let parts = verdicts.map {
      "\($0.requirement)  \($0.isMet ? "ok" : "NOT MET") (\($0.found))"
    }
    return [LoadWords.line("require", parts)]
  }

  private var generatorLine: String {
    func percent(_ time: Int64) -> String {
      "\(time * 100 / max(1, share.elapsed)) %"
    }
    return LoadWords.line(
      "generator",
      [
        "\(percent(share.making)) of one core making and sealing, "
          + "\(percent(share.posting)) sending; "
          + (figures.lags.count == 0
            ? "it sent nothing"
            : "never late by more than \(LoadWords.milliseconds(figures.lags.longest)), "
              + "p99 \(LoadWords.milliseconds(figures.lags.percentile(99) ?? 0))")
      ])
  }

  private var endingLines: [String] {
    let broken = verdicts.filter { !$0.isMet }.map(\.requirement).joined(separator: ", ")
    switch ending {
    case .complete: break
    case .stopped(let time):
      return ["stopped after \(LoadWords.clock(nanoseconds: time))"]
    case .lost(let time):
      return [
        "ended after \(LoadWords.clock(nanoseconds: time)): \(broken) can no longer be met"
      ]
    }
    if figures.unsealed > 0 {
      return [
        "\(counted(figures.unsent, "notification")) could not be sent, and of those "
          + "\(LoadWords.grouped(figures.unsealed)) were not sealed in time: the generator is too "
          + "slow for this rate, unless --ahead seals them before"
      ]
    }
    if figures.unsent > 0 {
      return [
        "\(counted(figures.unsent, "notification")) could not be sent: none of the "
          + "connections was free in time"
      ]
    }
    return broken.isEmpty ? [] : ["not met: \(broken)"]
  }
}
