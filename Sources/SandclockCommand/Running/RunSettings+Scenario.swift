internal import Foundation
internal import Sandclock

extension RunSettings {
  /// The scenario in a file as the call wants it. Throws `ScenarioError`, or ``UsageError`` where
  /// nobody is meant by `--only`.
  func scenario(_ file: String) throws -> Scenario {
    var scenario = try Scenario(
      contentsOf: file, with: with, set: set, seed: seed, start: start, now: now,
      environment: ProcessInfo.processInfo.environment)
    tell(&scenario.call)
    do throws(NobodyFits) {
      scenario = try scenario.only(only)
    } catch {
      throw UsageError.nobodyFits(scenario.secrets.blackedOut("\(error)"))
    }
    scenario = try scenario.only(shard)
    try scenario.checkEnd()
    return scenario
  }

  /// The life that leads to what an emission means, as the call wants it. Throws `ScenarioError`,
  /// `NoSuchLife`, or ``UsageError`` where what cannot be altered is to be.
  func scenario(emitting emission: Emission) throws -> Scenario {
    let parent = LifeParent(
      files: with, assignments: set, seed: seed, start: start, now: now,
      environment: ProcessInfo.processInfo.environment)
    let isInV1 = orders.contains { $0.form == .v1 }
    if isInV1, emission.isAltered { throw UsageError.alteredV1 }
    var scenario = try Scenario(emitting: emission, over: parent, isInV1: isInV1)
    tell(&scenario.call)
    // There is nothing to go on with: what a ledger shows as undelivered is replayed.
    scenario.call.ledger = nil
    return scenario
  }

  /// Tells the call that repeats a run what this one says.
  private func tell(_ call: inout RepeatingCall) {
    call.isStrict = isStrict
    call.sending = sending
    call.ledger = receiver.isUsed ? ledger ?? resumes : nil
  }

  /// Who signs a scenario's notifications; `nil` when nothing is signed. Throws
  /// ``OutputFailure``: the folder of an authority may be named in the environment.
  func authority(of scenario: Scenario) throws -> TestAuthority? {
    guard orders.contains(where: { $0.form == .signed }) else { return nil }
    do {
      return try scenario.authority(
        choice: authority, environment: ProcessInfo.processInfo.environment)
    } catch {
      throw OutputFailure(description: scenario.secrets.blackedOut("\(error)"))
    }
  }
}
