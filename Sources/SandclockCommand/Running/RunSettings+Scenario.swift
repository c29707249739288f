internal import Foundation
internal import Sandclock

extension RunSettings {
  /// The scenario in a file as the call wants it. Throws `ScenarioError`, or ``UsageError`` where
  /// nobody is meant by `--only`.
  func scenario(_ file: String) throws -> Scenario {
    var scenario = try Scenario(
      contentsOf: file, with: with, set: set, seed: seed, start: start, now: now,
      environment: ProcessInfo.processInfo.environment)
    scenario.call.isStrict = isStrict
    scenario.call.sending = sending
    scenario.call.ledger = receiver.isUsed ? ledger ?? resumes : nil
    do throws(NobodyFits) {
      scenario = try scenario.only(only)
    } catch {
      throw UsageError.nobodyFits(scenario.secrets.blackedOut("\(error)"))
    }
    return try scenario.only(shard)
  }

  /// Who signs a scenario's notifications; `nil` when nothing is signed. Throws
  /// ``OutputFailure``: the folder of an authority may be named in the environment.
  func authority(of scenario: Scenario) throws -> TestAuthority? {
    guard form == .signed, !targets.isEmpty else { return nil }
    do {
      return try scenario.authority(
        choice: authority, environment: ProcessInfo.processInfo.environment)
    } catch {
      throw OutputFailure(description: scenario.secrets.blackedOut("\(error)"))
    }
  }
}
