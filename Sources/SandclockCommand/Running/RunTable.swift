internal import Sandclock

/// Writes what came of several scenarios: a line each, whose columns depend on their names alone.
struct RunTable {
  private let width: Int

  init(names: [String]) {
    width = names.map(\.count).max() ?? 0
  }

  /// The line of a scenario: how it went, and the first reason where it did not go well.
  func line(about scenario: FinishedScenario) -> String {
    let name = scenario.name + String(repeating: " ", count: max(0, width - scenario.name.count))
    switch scenario.ending {
    case .ran(let report):
      let isFine = scenario.status == .success
      let count = counted(report.notificationCount, "notification")
      let line = "  \(isFine ? "ok    " : "FAILED")  \(name)  \(column(count))"
      return isFine ? line : "\(line)   \(reason(report))"
    case .notRun:
      let count = scenario.findings.count { !$0.isNote }
      return "  ERROR   \(name)  \(column(counted(count, "finding"))), not run"
    case .stopped(let reason):
      return "  ERROR   \(name)  \(reason)"
    }
  }

  /// What a failed scenario has to say, to stand below the table; empty when it went well.
  func block(about scenario: FinishedScenario) -> [String] {
    guard let report = scenario.report, scenario.status != .success else { return [] }
    return ["", scenario.file] + report.problems
  }

  /// The sum: how many went how.
  func summary(of scenarios: [FinishedScenario]) -> String {
    let ran = scenarios.filter { $0.report != nil }
    let passed = ran.count { $0.status == .success }
    let withFindings = scenarios.count { if case .notRun = $0.ending { true } else { false } }
    let parts = [
      ("passed", passed), ("failed", ran.count - passed), ("with findings", withFindings),
      ("stopped", scenarios.count - ran.count - withFindings),
    ]
    return "\(counted(scenarios.count, "scenario")): "
      + parts.filter { $0.0 == "passed" || $0.1 > 0 }.map { "\($0.1) \($0.0)" }
      .joined(separator: ", ") + "."
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
    if let step = report.notReached.first { return "not reached: \(step)" }
    if let finding = report.auditFindings?.first { return "auditor: \(finding)" }
    return report.refused.first.map { "refused: \($0)" } ?? ""
  }
}
