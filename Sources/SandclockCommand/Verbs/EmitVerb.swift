internal import Sandclock

/// `sandclock emit KIND`: one notification on demand.
enum EmitVerb {
  static func run(_ words: [String], _ console: Console) async throws -> ExitStatus {
    let arguments = try arguments(words)
    try arguments.limitOperands(to: 1)
    guard let kind = arguments.operands.first else {
      throw UsageError.missingOperand(
        verb: .emit, wanted: "a kind such as DID_RENEW; sandclock kinds lists them")
    }
    let emission = try Emission(
      kind, hasHistory: arguments.has(.withHistory), alterations: arguments.all(.alter))
    let settings = try RunSettings(arguments)
    let scenario = try settings.scenario(emitting: emission)
    let ledger = try settings.ledger.map { try Ledger.create($0) }
    let finished = try await SingleRun(settings: settings, ledger: ledger, console: console)
      .play(scenario)
    try ledger?.close()
    return finished.status
  }

  /// The words in their order, and standard output where they name nowhere else.
  private static func arguments(_ words: [String]) throws(UsageError) -> Arguments {
    let arguments = try Arguments(words, for: .emit)
    guard !arguments.has(.to) else { return arguments }
    return try Arguments([Option.to.rawValue, "-"] + words, for: .emit)
  }
}
