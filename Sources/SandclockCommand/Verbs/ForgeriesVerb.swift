internal import Sandclock

/// `sandclock forgeries DIR`: bodies that a receiver must refuse.
enum ForgeriesVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .forgeries)
    let path = try OperandFolder.path(arguments)
    let parent = try LifeParent(arguments)
    let forgeries = try Forgeries(over: parent)
    let authority = try forgeries.authority(
      choice: arguments[.authority], environment: parent.environment)
    for warning in authority.warnings { console.complain("sandclock: \(warning)") }
    let count = try forgeries.write(to: path, signedBy: authority)
    try console.say(
      "wrote \(forgeries.count) bodies into \(path)/, \(count) files, to be judged by a receiver "
        + "that trusts authority \(authority.fingerprint)")
    return .success
  }
}
