/// How many scenarios went how.
package struct ResultSum: Sendable {
  /// How many there were.
  package let all: Int
  /// How many came to their end and were as expected.
  package let passed: Int
  /// How many came to their end and were not.
  package let failed: Int
  /// How many had findings and did not run.
  package let withFindings: Int
  /// How many could not go on.
  package let stopped: Int

  /// The sum of these results.
  package init(of results: [ScenarioResult]) {
    all = results.count
    passed = results.count(where: \.isPassed)
    failed = results.count { $0.report != nil && !$0.isPassed }
    withFindings = results.count { if case .notRun = $0.ending { true } else { false } }
    stopped = all - passed - failed - withFindings
  }

  /// The sum in a line: `3 scenarios: 1 passed, 2 failed.`
  package var text: String {
    let parts = [("failed", failed), ("with findings", withFindings), ("stopped", stopped)]
    return "\(counted(all, "scenario")): \(passed) passed"
      + parts.filter { $0.1 > 0 }.map { ", \($0.1) \($0.0)" }.joined() + "."
  }
}
