internal import Sandclock

/// `sandclock merge FILE…`: joins the reports of loads.
enum MergeVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .merge)
    let files = try RunSettings.reports(arguments)
    guard !arguments.operands.isEmpty else {
      throw UsageError.missingOperand(
        verb: .merge, wanted: "reports of loads, as load --report FILE.json writes them")
    }
    var reports: [LoadReport] = []
    var seen: Set<String> = []
    for path in arguments.operands {
      guard seen.insert(path).inserted else { throw UsageError.repeatedReport(path) }
      do throws(LoadReportReader.Failure) {
        reports.append(try LoadReportReader.report(path))
      } catch {
        throw InputError(description: error.description)
      }
    }
    guard let sum = LoadReport.joined(reports) else { return .usage }
    for file in files { try file.write(sum) }
    try console.say("\(counted(sum.parts, "load")) of \(sum.head.title), \(sum.head.rate)")
    for line in sum.lines { try console.say(line) }
    return sum.isPassed ? .success : .notAsExpected
  }
}
