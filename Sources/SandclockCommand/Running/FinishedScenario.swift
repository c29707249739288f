internal import Sandclock

/// What came of one scenario of a call, and what the command makes of it.
struct FinishedScenario: Sendable {
  let result: ScenarioResult
  /// What there is to say of who signed.
  var warnings: [String] = []
  let status: ExitStatus
}

extension FinishedScenario {
  /// A scenario that an error kept from coming to its end. `notes` is what was found before.
  init(
    _ error: any Error, file: String, notes: [ScenarioFinding] = [], warnings: [String] = [],
    _ settings: RunSettings
  ) {
    let findings = (error as? ScenarioError)?.findings
    result = ScenarioResult(
      file: file, ending: findings == nil ? .stopped(reason: "\(error)") : .notRun,
      findings: findings ?? notes, isStrict: settings.isStrict)
    self.warnings = warnings
    status = ExitStatus(after: error)
  }

  /// A scenario that came to its end.
  init(
    _ report: RunReport, of scenario: Scenario, warnings: [String] = [], _ settings: RunSettings
  ) {
    result = ScenarioResult(
      file: scenario.file, ending: .ran(report), findings: scenario.notes,
      isStrict: settings.isStrict)
    self.warnings = warnings
    status = result.isPassed ? .success : .notAsExpected
  }
}

extension RunSettings {
  /// Writes the reports. Throws the first `ReportError` when all were tried.
  func writeReports(about results: [ScenarioResult]) throws {
    var firstError: (any Error)?
    for report in reports {
      do {
        try report.write(results)
      } catch {
        firstError = firstError ?? error
      }
    }
    if let firstError { throw firstError }
  }
}
