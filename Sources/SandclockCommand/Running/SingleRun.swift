internal import Foundation
internal import Sandclock

/// One scenario, with its timeline.
struct SingleRun {
  let settings: RunSettings
  let console: Console

  /// Runs the scenario in a file.
  func run(_ file: String) async throws -> ExitStatus {
    let scenario = try Scenario(
      contentsOf: file, seed: settings.seed, start: settings.start, now: settings.now)
    for note in scenario.notes { console.complain(note.description) }
    let sinks: [any NotificationSink] =
      settings.usesStandardOutput ? [DescriptorSink(STDOUT_FILENO, form: settings.form)] : []
    let authority = try settings.authority(of: scenario, for: sinks)
    for warning in authority?.warnings ?? [] { console.complain("sandclock: \(warning)") }
    let report = try await scenario.run(
      into: sinks, signedBy: authority, audit: settings.audits
    ) { line in
      if settings.isQuiet { return }
      if settings.usesStandardOutput { console.complain(line) } else { try console.say(line) }
    }
    if settings.isQuiet, !report.isAsExpected {
      for line in report.lines where !line.isEmpty { console.complain(line) }
    }
    return settings.status(of: report)
  }
}

extension RunSettings {
  /// Who signs a scenario's notifications; `nil` when no sink takes them signed. Throws
  /// `AuthorityError`, or if libcrypto fails.
  func authority(
    of scenario: Scenario, for sinks: [any NotificationSink]
  ) throws -> TestAuthority? {
    guard sinks.contains(where: { $0.forms.contains(.signed) }) else { return nil }
    return try scenario.authority(
      choice: authority, environment: ProcessInfo.processInfo.environment)
  }
}
