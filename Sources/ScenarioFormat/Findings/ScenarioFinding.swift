/// Something that is wrong with a scenario or a file it names, or worth a remark, and where.
public struct ScenarioFinding: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the user named it.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The Unicode scalar in its line, from 1.
  public let column: Int
  /// The way to the value: `$.customers[1].script[2].at`.
  public let path: String
  /// What was found, and what would do.
  public let message: String
  /// Whether it is only a remark: the scenario runs all the same.
  public let isNote: Bool

  /// A finding in a file.
  package init(
    file: String, line: Int, column: Int, path: String, message: String, isNote: Bool
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.message = message
    self.isNote = isNote
  }

  /// `file:line:column: path: message`, as editors and CI annotate it.
  public var description: String {
    "\(file):\(line):\(column): \(isNote ? "note: " : "")\(path): \(message)"
  }
}

extension ScenarioFinding {
  /// What is wrong with a file as a whole, or with a part whose place in it is not known.
  package init(file: String, path: String = "$", message: String) {
    self.init(
      file: file, line: 1, column: 1, path: path, message: message, isNote: false)
  }

  /// The finding without what must not be read.
  func blackedOut(_ secrets: Secrets) -> ScenarioFinding {
    ScenarioFinding(
      file: secrets.blackedOut(file), line: line, column: column, path: path,
      message: secrets.blackedOut(message), isNote: isNote)
  }
}
