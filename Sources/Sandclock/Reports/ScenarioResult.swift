public import ScenarioFormat

/// What came of one scenario of a call, whether it ran or not.
public struct ScenarioResult: Sendable {
  /// How it ended.
  public enum Ending: Sendable {
    /// It came to its end.
    case ran(RunReport)
    /// Its findings kept it from beginning.
    case notRun
    /// It could not go on; why.
    case stopped(reason: String)
  }

  /// The file that it was read from.
  public let file: String
  /// How it ended.
  public let ending: Ending
  /// What was found in its files, notes among it.
  public let findings: [ScenarioFinding]
  /// Whether a refused action counts as a failure.
  public let isStrict: Bool

  /// What came of the scenario in a file.
  public init(file: String, ending: Ending, findings: [ScenarioFinding], isStrict: Bool) {
    self.file = file
    self.ending = ending
    self.findings = findings
    self.isStrict = isStrict
  }

  /// What it is called: the file's name without its ending.
  public var name: String { Scenario.name(ofFile: file) }

  /// What came of the run, if it came to its end.
  public var report: RunReport? {
    if case .ran(let report) = ending { report } else { nil }
  }

  /// Whether it came to its end and all was well.
  public var isPassed: Bool { report?.isAsExpected(isStrict: isStrict) ?? false }

  /// The findings that keep it from running.
  package var errors: [ScenarioFinding] { findings.filter { !$0.isNote } }
}

extension RunReport {
  /// Whether everything went as the scenario wants it; where it is strict no action may have been
  /// refused either.
  public func isAsExpected(isStrict: Bool) -> Bool {
    isAsExpected && !(isStrict && !refused.isEmpty)
  }
}
