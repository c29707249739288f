internal import Foundation
internal import Sandclock

/// One scenario, with its timeline.
struct SingleRun {
  let settings: RunSettings
  let ledger: Ledger?
  let console: Console

  /// Runs the scenario in a file.
  func run(_ file: String) async throws -> ExitStatus {
    let finished: FinishedScenario
    do {
      finished = try await play(file)
    } catch {
      // Whoever reads the reports wants to know of a scenario that did not run, too.
      _ = ExitStatus.after(error, told: console)
      finished = FinishedScenario(error, file: file, settings)
    }
    try settings.writeReports(about: [finished.result])
    return finished.status
  }

  private func play(_ file: String) async throws -> FinishedScenario {
    let scenario = try settings.scenario(file)
    for note in scenario.notes { console.complain(note.description) }
    return try await play(scenario)
  }

  /// Runs a scenario.
  func play(_ scenario: Scenario) async throws -> FinishedScenario {
    let authority = try settings.authority(of: scenario)
    for warning in authority?.warnings ?? [] {
      console.complain("sandclock: \(scenario.secrets.blackedOut("\(warning)"))")
    }
    let sinks = try settings.sinks(
      lines: DescriptorSink(
        STDOUT_FILENO, form: settings.orders.outputForm, holdsBack: settings.pace == .instant),
      signedBy: authority)
    let progress = RunProgress()
    let report = try await ProgressMeter.watching(progress, console) {
      try await scenario.run(
        into: sinks, signedBy: authority, pace: settings.pace, ledger: ledger,
        ledgerForm: settings.orders.ledgerForm, audit: settings.audits, explain: settings.explains,
        progress: progress
      ) { line in
        if settings.isQuiet { return }
        try console.show(line, settings)
      }
    }
    let finished = FinishedScenario(report, of: scenario, settings)
    if settings.isQuiet, finished.status != .success {
      for line in report.lines where !line.isEmpty { console.complain(line) }
    }
    return finished
  }
}

extension Console {
  /// Writes a line of what people read of a run. Where its reader has gone the run goes on all the
  /// same: it is still judged, and written elsewhere. Throws ``OutputError``.
  func show(_ line: String, _ settings: RunSettings) throws(OutputError) {
    if settings.usesStandardOutput {
      complain(line)
      return
    }
    do throws(OutputError) {
      try say(line)
      // Who watches a paced run wants to see a line when it comes.
      if settings.pace != .instant { try flush() }
    } catch {
      if error != .closed { throw error }
    }
  }
}
