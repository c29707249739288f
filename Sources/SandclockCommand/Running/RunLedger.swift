internal import Sandclock

/// The ledger of a call: a new one, or that of an earlier call which this one goes on with.
enum RunLedger {
  /// Opens it; `nil` where the call has none. Throws `LedgerError`, or ``InputError`` where the
  /// earlier call was about other scenarios.
  static func opened(_ settings: RunSettings, _ files: ScenarioFiles) throws -> Ledger? {
    if let path = settings.ledger { return try Ledger.create(path) }
    guard let path = settings.resumes else { return nil }
    let ledger = try Ledger.resume(path)
    // Of several scenarios some may not have begun before; none at all is a mistake.
    let known = ledger.runs.map(\.scenario)
    let wanted = files.paths.map(Scenario.name(ofFile:))
    guard wanted.contains(where: known.contains) else {
      throw InputError(
        description: "\(path):1:1: it holds no run of \(wanted.joined(separator: ", ")); "
          + "it has \(known.isEmpty ? "none" : known.joined(separator: ", "))")
    }
    return ledger
  }
}
