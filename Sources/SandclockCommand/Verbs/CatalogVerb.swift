internal import Foundation
internal import Sandclock

/// `sandclock catalog FILE`: what a catalog sells, at a glance.
enum CatalogVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .catalog)
    try arguments.limitOperands(to: 1)
    guard let file = arguments.operands.first else {
      throw UsageError.missingOperand(verb: .catalog, wanted: "a .storekit file or a scenario")
    }
    let sheet = try CatalogSheet(
      contentsOf: file, environment: ProcessInfo.processInfo.environment)
    if arguments.has(.json) {
      try console.say(sheet.json)
    } else {
      for line in sheet.lines { try console.say(line) }
    }
    return .success
  }
}
