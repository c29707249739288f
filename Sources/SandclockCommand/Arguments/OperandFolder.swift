/// The folder that a call names as its only operand.
enum OperandFolder {
  /// The path without a slash at its end. Throws ``UsageError``, also where it names a scenario.
  static func path(_ arguments: Arguments) throws(UsageError) -> String {
    try arguments.limitOperands(to: 1)
    guard let folder = arguments.operands.first else {
      throw .missingOperand(verb: arguments.verb, wanted: "a folder to write to")
    }
    guard !folder.hasSuffix(".json5") else {
      throw .scenarioForFolder(folder, verb: arguments.verb)
    }
    let path = folder.reversed().drop { $0 == "/" }.reversed()
    return path.isEmpty ? "/" : String(path)
  }
}
