internal import Foundation
internal import Sandclock

/// `sandclock load FILE --to URL`: sends a scenario's notifications to a receiver at a rate.
enum LoadVerb {
  static func run(_ words: [String], _ console: Console) async throws -> ExitStatus {
    let settings = try LoadSettings(try Arguments(words, for: .load))
    let scenario = try settings.scenario()
    for note in scenario.notes { console.complain(note.description) }
    let authority = try authority(of: scenario, settings)
    for warning in authority?.warnings ?? [] {
      console.complain("sandclock: \(scenario.secrets.blackedOut("\(warning)"))")
    }
    let progress = LoadProgress()
    func tell(_ line: String) throws {
      guard !settings.isQuiet else { return }
      try console.say(line)
      try console.flush()
    }
    let report = try await LoadMeter.watching(progress, console) {
      if let rate = settings.kneeFrom {
        return try await scenario.findKnee(
          settings.order, from: rate, signedBy: authority, progress: progress, tell: tell)
      }
      return try await scenario.load(
        settings.order, signedBy: authority, progress: progress, tell: tell)
    }
    for file in settings.reports { try file.write(report) }
    if !settings.isQuiet || !report.isPassed {
      for line in report.lines { try console.say(scenario.secrets.blackedOut(line)) }
    }
    return report.isPassed ? .success : .notAsExpected
  }

  private static func authority(
    of scenario: Scenario, _ settings: LoadSettings
  ) throws -> TestAuthority? {
    guard settings.form == .signed else { return nil }
    do {
      return try scenario.authority(
        choice: settings.authority, environment: ProcessInfo.processInfo.environment)
    } catch {
      throw OutputFailure(description: scenario.secrets.blackedOut("\(error)"))
    }
  }
}
