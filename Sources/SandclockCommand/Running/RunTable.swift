internal import Sandclock

/// Writes what came of several scenarios: a line each, whose columns depend on their names alone.
struct RunTable {
  private let width: Int

  init(names: [String]) {
    width = names.map(\.count).max() ?? 0
  }

  /// The line of a scenario: how it went, and the first reason where it did not go well.
  func line(about scenario: ScenarioResult) -> String {
    let name = scenario.name + String(repeating: " ", count: max(0, width - scenario.name.count))
    switch scenario.ending {
    case .ran(let report):
      let count = counted(report.notificationCount, "notification")
      let line = "  \(scenario.isPassed ? "ok    " : "FAILED")  \(name)  \(column(count))"
      return scenario.isPassed ? line : "\(line)   \(reason(report))"
    case .notRun:
      return "  ERROR   \(name)  \(column(counted(scenario.errors.count, "finding"))), not run"
    case .stopped(let reason):
      return "  ERROR   \(name)  \(reason)"
    }
  }

  /// What a failed scenario has to say, to stand below the table; empty when it went well.
  func block(about scenario: ScenarioResult) -> [String] {
    guard let report = scenario.report, !scenario.isPassed else { return [] }
    return ["", scenario.file] + report.problems + report.deliveries.map(\.summary)
  }

  /// The sum, and where more is to be read.
  func summary(of scenarios: [ScenarioResult], reports: [ReportFile]) -> String {
    ResultSum(of: scenarios).text
      + (reports.isEmpty
        ? "" : "   details: \(reports.map(\.path).joined(separator: ", "))")
  }

  /// A count whose digits stand in a column of their own.
  private func column(_ count: String) -> String {
    let digits = count.prefix { $0.isNumber }.count
    return String(repeating: " ", count: max(0, 5 - digits)) + count
  }

  private func reason(_ report: RunReport) -> String {
    if let failure = report.verdicts.lazy.compactMap(\.failure).first {
      return "\(failure.customer): \(failure.summary)"
    }
    if let failure = report.notificationFailures.first {
      let line = failure.prefix { $0 != "\n" }
      let mark = "FAILED  "
      return String(line.hasPrefix(mark) ? line.dropFirst(mark.count) : line)
    }
    if let failure = report.beliefFailures.first { return failure.headline }
    if let step = report.notReached.first { return "not reached: \(step)" }
    if let finding = report.auditFindings?.first { return "auditor: \(finding)" }
    if let time = report.stoppedAt { return "stopped at \(time)" }
    if let notification = report.undelivered.first { return "undelivered: \(notification)" }
    // Nothing else is left to be wrong than that the run was strict.
    return report.refused.first.map { "refused: \($0)" } ?? ""
  }
}
