internal import Sandclock

/// `sandclock scenarios [NAME]`: the library inside the executable, to read and to start from.
enum ScenariosVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .scenarios)
    try arguments.limitOperands(to: 1)
    let targets = try SinkTarget.all(arguments)
    guard let name = arguments.operands.first else {
      guard targets.isEmpty else {
        throw UsageError.missingOperand(verb: .scenarios, wanted: "a name where it has --to")
      }
      try console.say(
        arguments.has(.json) ? LibraryText.json(Library.entries) : Array(LibraryText.list.utf8))
      return .success
    }
    guard !arguments.has(.json) else { throw UsageError.jsonWithName }
    let entry = try Library.entry(name)
    // The text ends its last line itself.
    if targets.isEmpty { try console.say(entry.text.dropLast()) }
    for target in targets {
      switch target {
      case .standardOutput: try console.say(entry.text.dropLast())
      case .folder(let folder): try copy(entry, to: folder, console)
      case .pipe(let command): throw UsageError.unknownTarget("pipe:\(command)")
      }
    }
    return .success
  }

  /// Writes an entry and what it needs into a folder, and says what can be done with it.
  private static func copy(
    _ entry: LibraryEntry, to folder: String, _ console: Console
  ) throws {
    let files = Library.closure(of: entry)
    try FileCopies(folder: folder).write(files.map { ($0.path, Array($0.text.utf8)) })
    for file in files { try console.say("\(folder)/\(file.path)") }
    if entry.kind == .scenario {
      try console.say("")
      try console.say("sandclock run \(RepeatingCall.quoted("\(folder)/\(entry.path)"))")
    }
  }
}
