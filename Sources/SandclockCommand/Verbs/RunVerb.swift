internal import Foundation
internal import Sandclock

/// `sandclock run FILE`: runs a scenario.
enum RunVerb {
  static func run(_ words: [String], _ console: Console) async throws -> ExitStatus {
    let arguments = try Arguments(words, for: .run)
    let file = try arguments.operand("a scenario file")
    let sinks = try sinks(arguments)
    let now = Date()
    let scenario = try Scenario(
      contentsOf: file, seed: try seed(arguments), start: try start(arguments, now: now), now: now)
    for note in scenario.notes { console.complain(note.description) }

    var authority: TestAuthority?
    if sinks.contains(where: { $0.forms.contains(.signed) }) {
      authority = try scenario.authority(
        choice: arguments[.authority], environment: ProcessInfo.processInfo.environment)
      for warning in authority?.warnings ?? [] { console.complain("sandclock: \(warning)") }
    }
    let isQuiet = arguments.has(.quiet)
    let report = try await scenario.run(
      into: sinks, signedBy: authority, audit: arguments.has(.audit)
    ) { line in
      if isQuiet { return }
      if sinks.isEmpty { try console.say(line) } else { console.complain(line) }
    }
    if isQuiet, !report.isAsExpected {
      for line in report.lines where !line.isEmpty { console.complain(line) }
    }
    let isRefusalWrong = arguments.has(.strict) && !report.refused.isEmpty
    return report.isAsExpected && !isRefusalWrong ? .success : .notAsExpected
  }

  private static func sinks(_ arguments: Arguments) throws(UsageError) -> [any NotificationSink] {
    var form = NotificationForm.signed
    if let format = arguments[.format] {
      guard arguments.has(.to) else { throw .formatWithoutSink }
      guard let known = NotificationForm(rawValue: format) else {
        throw .badValue(format, option: "--format", wanted: "signed or decoded")
      }
      form = known
    }
    guard let target = arguments[.to] else { return [] }
    guard target == "-" else {
      throw .badValue(target, option: "--to", wanted: "-, standard output,")
    }
    return [DescriptorSink(STDOUT_FILENO, form: form)]
  }

  private static func seed(_ arguments: Arguments) throws(UsageError) -> UInt64? {
    guard let text = arguments[.seed] else { return nil }
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let seed = Int64(text),
      seed <= ScenarioReader.largestSeed
    else {
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
}
