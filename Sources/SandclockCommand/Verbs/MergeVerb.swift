internal import Sandclock

/// `sandclock merge FILE…`: joins the reports of loads, or of the parts of a run.
enum MergeVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .merge)
    let files = try RunSettings.reports(arguments)
    guard !arguments.operands.isEmpty else {
      throw UsageError.missingOperand(
        verb: .merge,
        wanted: "reports of loads or of parts of a run, as --report FILE.json writes them")
    }
    try checkRepetition(arguments.operands)
    guard let sum = try joined(arguments.operands) else { return .usage }
    for file in files { try file.write(sum) }
    for line in sum.lines { try console.say(line) }
    return sum.isPassed ? .success : .notAsExpected
  }

  /// However it is named, a file counts once.
  private static func checkRepetition(_ paths: [String]) throws(UsageError) {
    var seen: [String: String] = [:]
    for path in paths {
      if let first = seen.updateValue(path, forKey: SourceLoader.identity(of: path)) {
        throw .repeatedFile(path, first: first)
      }
    }
  }

  private static func joined(_ paths: [String]) throws -> JoinedReport? {
    do throws(ReportFailure) {
      var reports: [WrittenReport] = []
      for path in paths { reports.append(try WrittenReport(path: path)) }
      return try JoinedReport(reports)
    } catch {
      throw InputError(description: error.description)
    }
  }
}
