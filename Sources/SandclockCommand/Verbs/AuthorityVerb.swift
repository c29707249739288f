internal import Foundation
internal import Sandclock

/// `sandclock authority`: who signs, and what a receiver needs in order to trust it.
enum AuthorityVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .authority)
    switch arguments.operands.first ?? "show" {
    case "show":
      try arguments.limitOperands(to: 1)
      try show(try authority(arguments, console), console)
    case "export":
      try arguments.limitOperands(to: 2)
      guard arguments.operands.count == 2 else {
        throw UsageError.missingOperand(verb: .authority, wanted: "a folder to export to")
      }
      let folder = arguments.operands[1]
      try authority(arguments, console).export(to: folder)
      try console.say(AuthorityText.exported(to: folder))
    case let other:
      throw UsageError.extraOperand(other, verb: .authority)
    }
    return .success
  }

  private static func authority(
    _ arguments: Arguments, _ console: Console
  ) throws -> TestAuthority {
    let environment = ProcessInfo.processInfo.environment
    let authority =
      try arguments[.authority].map { try TestAuthority.chosen($0) }
      ?? TestAuthority.opened(at: TestAuthority.standardDirectory(environment: environment))
    for warning in authority.warnings { console.complain("sandclock: \(warning)") }
    return authority
  }

  private static func show(_ authority: TestAuthority, _ console: Console) throws {
    try console.say(AuthorityText.shown(authority))
  }
}
