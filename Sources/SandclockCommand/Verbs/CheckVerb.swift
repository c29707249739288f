internal import Foundation
internal import Sandclock

/// `sandclock check FILE…`: says everything that is wrong with scenarios, without running them.
enum CheckVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .check)
    guard !arguments.operands.isEmpty else {
      throw UsageError.missingOperand(verb: .check, wanted: "a scenario file")
    }
    var findingCount = 0
    var wrongFileCount = 0
    for file in arguments.operands {
      let findings = findings(in: file)
      for finding in findings { try console.say(finding.description) }
      let wrong = findings.count { !$0.isNote }
      findingCount += wrong
      wrongFileCount += wrong > 0 ? 1 : 0
    }
    let files = arguments.operands.count
    try console.say(
      findingCount == 0
        ? "no findings in \(files) file\(files == 1 ? "" : "s")"
        : "\(findingCount) finding\(findingCount == 1 ? "" : "s") in \(wrongFileCount) of \(files) "
          + "file\(files == 1 ? "" : "s")")
    return findingCount == 0 ? .success : .badInput
  }

  private static func findings(in file: String) -> [ScenarioFinding] {
    do throws(ScenarioError) {
      return try Scenario(contentsOf: file, now: Date()).notes
    } catch {
      return error.findings
    }
  }
}
