internal import Sandclock

/// What came of one of several scenarios.
struct FinishedScenario: Sendable {
  /// How it ended.
  enum Ending: Sendable {
    /// It came to its end.
    case ran(RunReport)
    /// Its findings kept it from beginning.
    case notRun
    /// It could not go on; why.
    case stopped(reason: String)
  }

  let file: String
  let ending: Ending
  /// What was found in its files, notes among it.
  let findings: [ScenarioFinding]
  /// What there is to say of who signed.
  let warnings: [String]
  let status: ExitStatus

  var name: String { Scenario.name(ofFile: file) }

  /// What came of it, if it came to its end.
  var report: RunReport? {
    if case .ran(let report) = ending { report } else { nil }
  }
}
