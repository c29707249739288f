internal import Foundation

/// The command `sandclock`: arguments in, text and an exit status out.
@main
struct SandclockCommand {
  static func main() async {
    // A reader that goes away is told by the write that fails, not by the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let console = Console()
    let work = Task { await run(arguments, console) }
    let isStoppable = arguments.first.flatMap(Verb.init)?.isStoppable ?? false
    let interruption = isStoppable ? Interruption(cancelling: work, console) : nil
    let status = await work.value
    interruption?.end()
    exit(status.rawValue)
  }

  private static func run(_ arguments: [String], _ console: Console) async -> ExitStatus {
    var status = ExitStatus.success
    do {
      status = try await verb(arguments, console)
      try console.flush()
      return status
    } catch {
      // A reader that has left before the last line was written makes nothing of this better.
      return max(status, ExitStatus.after(error, told: console))
    }
  }

  private static func verb(
    _ arguments: [String], _ console: Console
  ) async throws -> ExitStatus {
    guard let first = arguments.first else {
      console.complain(Help.overview)
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    if first == "--help" || first == "-h" || first == "help" {
      try console.say(try Help.text(for: rest.first))
      return .success
    }
    if first == "--version" {
      try console.say("sandclock, generator \(Help.generatorNumber)")
      return .success
    }
    guard let verb = Verb(rawValue: first) else { throw UsageError.unknownVerb(first) }
    if rest.contains("--help") || rest.contains("-h") {
      try console.say(try Help.text(for: first))
      return .success
    }
    switch verb {
    case .run: return try await RunVerb.run(rest, console)
    case .replay: return try await ReplayVerb.run(rest, console)
    case .load: return try await LoadVerb.run(rest, console)
    case .merge: return try MergeVerb.run(rest, console)
    case .check: return try CheckVerb.run(rest, console)
    case .catalog: return try CatalogVerb.run(rest, console)
    case .new: return try NewVerb.run(rest, console)
    case .kinds: return try KindsVerb.run(rest, console)
    case .quirks: return try QuirksVerb.run(rest, console)
    case .scenarios: return try ScenariosVerb.run(rest, console)
    case .decode: return try DecodeVerb.run(rest, console)
    case .receipt: return try ReceiptVerb.run(rest, console)
    case .emit: return try await EmitVerb.run(rest, console)
    case .fixtures: return try FixturesVerb.run(rest, console)
    case .forgeries: return try ForgeriesVerb.run(rest, console)
    case .authority: return try AuthorityVerb.run(rest, console)
    }
  }
}

/// What the command can do.
enum Verb: String, CaseIterable {
  case run
  case emit
  case fixtures
  case forgeries
  case replay
  case load
  case merge
  case check
  case new
  case catalog
  case kinds
  case quirks
  case scenarios
  case decode
  case receipt
  case authority

  /// Whether it has something to bring to an end when it is stopped.
  var isStoppable: Bool { self == .run || self == .emit || self == .replay || self == .load }

  /// Whether it lives the shortest life that leads to what is asked for.
  var isOnDemand: Bool { self == .emit || self == .fixtures || self == .forgeries }
}
