internal import Foundation
internal import Sandclock

/// What a call of `run` says besides the files: the same for each of several scenarios.
struct RunSettings: Sendable {
  /// What is merged over each scenario.
  let with: [String]
  /// What is set in each of them after that.
  let set: [String]
  /// The patterns of the customers who are shown.
  let only: [String]
  let seed: UInt64?
  let start: Date?
  let now: Date
  let form: NotificationForm
  let targets: [SinkTarget]
  let authority: String?
  let jobs: Int
  let reports: [ReportFile]
  let audits: Bool
  let isStrict: Bool
  let isQuiet: Bool

  /// Throws ``UsageError`` about the first value that cannot be.
  init(_ arguments: Arguments) throws(UsageError) {
    now = Date()
    with = arguments.all(.with)
    set = arguments.all(.set)
    only = arguments.all(.only)
    seed = try Self.seed(arguments)
    start = try Self.start(arguments, now: now)
    form = try Self.form(arguments)
    targets = try SinkTarget.all(arguments)
    authority = arguments[.authority]
    jobs = try Self.jobs(arguments)
    reports = try Self.reports(arguments)
    audits = arguments.has(.audit)
    isStrict = arguments.has(.strict)
    isQuiet = arguments.has(.quiet)
  }

  /// Whether notifications go to standard output, so that all else goes to standard error.
  var usesStandardOutput: Bool { targets.contains(.standardOutput) }

  private static func form(_ arguments: Arguments) throws(UsageError) -> NotificationForm {
    guard let format = arguments[.format] else { return .signed }
    guard arguments.has(.to) else { throw .formatWithoutSink }
    guard let form = NotificationForm(rawValue: format) else {
      throw .badValue(format, option: "--format", wanted: "signed or decoded")
    }
    return form
  }

  private static func seed(_ arguments: Arguments) throws(UsageError) -> UInt64? {
    guard let text = arguments[.seed] else { return nil }
    guard let seed = wholeNumber(text), seed <= ScenarioReader.largestSeed else {
      throw .badValue(
        text, option: "--seed", wanted: "a whole number from 0 to \(ScenarioReader.largestSeed)")
    }
    return UInt64(seed)
  }

  private static func start(_ arguments: Arguments, now: Date) throws(UsageError) -> Date? {
    guard let text = arguments[.start] else { return nil }
    guard let start = Scenario.start(text, now: now) else {
      throw .badValue(
        text, option: "--start",
        wanted: "a date and time such as 2026-01-05T09:00:00Z, now, or \"now - 1h\", "
          + "in the years 2000 to 2099,")
    }
    return start
  }

  private static func jobs(_ arguments: Arguments) throws(UsageError) -> Int {
    guard let text = arguments[.jobs] else {
      return ProcessInfo.processInfo.activeProcessorCount
    }
    guard let jobs = wholeNumber(text), (1...1000).contains(jobs) else {
      throw .badValue(text, option: "--jobs", wanted: "a whole number from 1 to 1000")
    }
    return Int(jobs)
  }

  private static func reports(_ arguments: Arguments) throws(UsageError) -> [ReportFile] {
    var reports: [ReportFile] = []
    for path in arguments.all(.report) {
      guard let report = ReportFile(path: path) else {
        throw .badValue(
          path, option: "--report", wanted: "a file that ends in .json, or in .xml for JUnit,")
      }
      guard !reports.contains(report) else { throw .repeatedReport(path) }
      reports.append(report)
    }
    return reports
  }

  private static func wholeNumber(_ text: String) -> Int64? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int64(text) : nil
  }
}
