internal import Sandclock

/// `sandclock new FILE.storekit [DIR]`: scenarios to start from.
enum NewVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .new)
    try arguments.limitOperands(to: 2)
    guard let file = arguments.operands.first else {
      throw UsageError.missingOperand(verb: .new, wanted: "a .storekit file")
    }
    let starter = try Starter(over: file, in: arguments.operands.dropFirst().first)
    try starter.write()
    let missing = starter.needsAppNumber ? "bundleId and appAppleId" : "bundleId"
    try console.say(
      """
      wrote \(starter.parent.path): the app, the catalog, short names for \(starter.namedProducts)
      wrote \(starter.scenario.path): one scenario over it
      Fill in \(missing) in \(starter.parent.path), then try
        sandclock catalog \(RepeatingCall.quoted(starter.parent.path))
        sandclock run \(RepeatingCall.quoted(starter.scenario.path))
      """)
    return .success
  }
}
