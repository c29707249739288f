import ScenarioFormat
import Testing

/// A scenario of several files with what a caller puts over it, and every finding, whole lines.
struct FilesCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// Texts by file name; `s.json5` is read.
  let files: [String: String]
  let with: [String]
  let set: [String]
  let environment: [String: String]
  let findings: [String]

  init(
    _ name: String, _ files: [String: String], with: [String] = [], set: [String] = [],
    environment: [String: String] = [:], _ findings: String...
  ) {
    self.name = name
    self.files = files
    self.with = with
    self.set = set
    self.environment = environment
    self.findings = findings
  }

  var testDescription: String { name }

  /// Writes the files and reads the scenario.
  func read(in folder: ScratchFolder) throws -> ScenarioReader.Outcome {
    for (name, text) in files { try folder.write(text.utf8, to: name) }
    return ScenarioReader.read(
      file: folder["s.json5"], with: with.map { folder[$0] }, set: set,
      .init(environment: environment))
  }

  /// What the reader finds, but for the folder's path.
  func found() throws -> [String] {
    let folder = try ScratchFolder()
    return try read(in: folder).findings.map {
      $0.description.replacing("\(folder.path)/", with: "")
    }
  }
}
