internal import Foundation
internal import Sandclock

/// `sandclock check FILE|DIR…`: says everything that is wrong with scenarios, without running them.
enum CheckVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .check)
    let files = try ScenarioFiles(arguments).paths
    var findingCount = 0
    var wrongFileCount = 0
    for file in files {
      let findings = findings(in: file, arguments)
      for finding in findings { try console.say(finding.description) }
      let wrong = findings.count { !$0.isNote }
      findingCount += wrong
      wrongFileCount += wrong > 0 ? 1 : 0
    }
    let all = counted(files.count, "file")
    try console.say(
      findingCount == 0
        ? "no findings in \(all)"
        : "\(counted(findingCount, "finding")) in \(wrongFileCount) of \(all)")
    return findingCount == 0 ? .success : .badInput
  }

  private static func findings(in file: String, _ arguments: Arguments) -> [ScenarioFinding] {
    do throws(ScenarioError) {
      return try Scenario(
        contentsOf: file, with: arguments.all(.with), set: arguments.all(.set), now: Date(),
        environment: ProcessInfo.processInfo.environment
      ).notes
    } catch {
      return error.findings
    }
  }
}
