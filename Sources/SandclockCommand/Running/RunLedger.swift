internal import Sandclock

/// The ledger of a call: a new one, or that of an earlier call which this one goes on with.
enum RunLedger {
  /// Opens it; `nil` where the call has none. Throws `LedgerError`, also where the earlier call was
  /// about other scenarios.
  static func opened(_ settings: RunSettings, _ files: ScenarioFiles) throws -> Ledger? {
    if let path = settings.ledger { return try Ledger.create(path) }
    guard let path = settings.resumes else { return nil }
    return try Ledger.resume(path, scenarios: files.paths.map(Scenario.name(ofFile:)))
  }
}
