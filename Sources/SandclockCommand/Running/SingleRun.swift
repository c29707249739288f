internal import Foundation
internal import Sandclock

/// One scenario, with its timeline.
struct SingleRun {
  let settings: RunSettings
  let console: Console

  /// Runs the scenario in a file.
  func run(_ file: String) async throws -> ExitStatus {
    let scenario = try settings.scenario(file)
    for note in scenario.notes { console.complain(note.description) }
    let authority = try settings.authority(of: scenario)
    for warning in authority?.warnings ?? [] {
      console.complain("sandclock: \(scenario.secrets.blackedOut("\(warning)"))")
    }
    let sinks = try settings.sinks(
      lines: DescriptorSink(STDOUT_FILENO, form: settings.form), signedBy: authority)
    let report = try await scenario.run(
      into: sinks, signedBy: authority, audit: settings.audits
    ) { line in
      if settings.isQuiet { return }
      try console.show(line, settings)
    }
    if settings.isQuiet, !report.isAsExpected {
      for line in report.lines where !line.isEmpty { console.complain(line) }
    }
    return settings.status(of: report)
  }
}

extension Console {
  /// Writes a line of what people read of a run. Where its reader has gone but notifications go
  /// elsewhere, the run goes on for their sake. Throws ``OutputError``.
  func show(_ line: String, _ settings: RunSettings) throws(OutputError) {
    if settings.usesStandardOutput {
      complain(line)
      return
    }
    do throws(OutputError) {
      try say(line)
    } catch {
      if settings.targets.isEmpty || error != .closed { throw error }
    }
  }
}
