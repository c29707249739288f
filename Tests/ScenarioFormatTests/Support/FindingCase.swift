import Testing

/// A scenario and everything that is found in it, whole lines.
struct FindingCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  /// The text of `c.storekit` beside it, if there is one.
  let catalog: String?
  let findings: [String]

  init(
    _ name: String, _ changes: KeyValuePairs<String, String>, catalog: String? = nil,
    _ findings: String...
  ) {
    self.init(name, text: scenarioText(changes), catalog: catalog, findings: findings)
  }

  init(_ name: String, text: String, catalog: String? = nil, findings: [String]) {
    self.name = name
    self.text = text
    self.catalog = catalog
    self.findings = findings
  }

  var testDescription: String { name }

  /// What the reader finds.
  func found() throws -> [String] {
    let folder = try ScratchFolder()
    try folder.write(text.utf8, to: "s.json5")
    if let catalog { try folder.write(catalog.utf8, to: "c.storekit") }
    return folder.findings()
  }
}
