internal import Sandclock

/// `sandclock kinds`: every kind of notification, and the scenario of the library that shows it.
enum KindsVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .kinds)
    try arguments.limitOperands(to: 0)
    let scenarios = Library.entries.filter { $0.kind == .scenario }.map { ($0.name, $0.kinds) }
    let sheet = KindSheet(shownBy: Dictionary(scenarios) { first, _ in first })
    if arguments.has(.json) {
      try console.say(sheet.json)
      return .success
    }
    for line in sheet.lines { try console.say(line) }
    try console.say("")
    try console.say("sandclock scenarios NAME prints a scenario, sandclock run shows what it sends")
    return .success
  }
}
