internal import Sandclock

/// `sandclock quirks`: every quirk, and what it does.
enum QuirksVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .quirks)
    try arguments.limitOperands(to: 0)
    let sheet = QuirkSheet()
    if arguments.has(.json) {
      try console.say(sheet.json)
      return .success
    }
    for line in sheet.lines { try console.say(line) }
    try console.say("")
    try console.say(
      "a scenario has them in \"quirks\", for all or for a customer: quirks: { capJitter: 3 }")
    return .success
  }
}
