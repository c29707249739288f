import Foundation
import Testing

/// The arrows between targets: what each of them may import, and nothing else.
struct ImportRow: Sendable, CustomTestStringConvertible {
  let target: String
  let allowed: Set<String>

  var testDescription: String { target }

  init(_ target: String, _ allowed: Set<String>) {
    self.target = target
    self.allowed = allowed
  }

  /// A target folder without a row here is a failure.
  static let all = [
    ImportRow("SubscriptionModel", []),
    ImportRow("ScenarioFormat", ["SubscriptionModel", "Foundation"]),
    ImportRow("SimulationEngine", ["SubscriptionModel"]),
    ImportRow("NotificationWire", ["SubscriptionModel"]),
    ImportRow("Signing", ["SubscriptionModel", "NotificationWire", "COpenSSL", "Foundation"]),
    ImportRow(
      "Delivery",
      ["SubscriptionModel", "NotificationWire", "Signing", "CCurl", "CSQLite", "Foundation"]),
    ImportRow(
      "Sandclock",
      [
        "SubscriptionModel", "ScenarioFormat", "SimulationEngine", "NotificationWire", "Signing",
        "Delivery", "Foundation",
      ]),
    ImportRow("SandclockCommand", ["Sandclock", "Foundation", "Dispatch"]),
    ImportRow("SandclockBenchmarks", ["Sandclock", "Foundation", "Dispatch"]),
    ImportRow("COpenSSL", []),
    ImportRow("CCurl", []),
    ImportRow("CSQLite", []),
  ]
}

extension SourceLine {
  /// The module that this line imports, if it is an import.
  var importedModule: String? {
    let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
    ]
    var words = words.drop { $0.hasPrefix("@") || access.contains($0) }
    guard words.popFirst() == "import" else { return nil }
    return words.first { !kinds.contains($0) }?.split(separator: ".").first.map(String.init)
  }
}

@Suite struct ImportArrowTests {
  @Test(arguments: ImportRow.all)
  func importsOnlyWhatItMay(_ row: ImportRow) {
    for file in Repository.sources where file.target == row.target {
      for line in file.lines {
        guard let module = line.importedModule, !row.allowed.contains(module) else { continue }
        let allowed = row.allowed.isEmpty ? "nothing" : row.allowed.sorted().joined(separator: ", ")
        Issue.record("\(line.place): \(row.target) imports \(module); it may import \(allowed)")
      }
    }
  }

  @Test func everyTargetHasARow() {
    let targets = Repository.files.filter { $0.hasPrefix("Sources/") }
      .map { SourceFile($0, text: "").target }
    let missing = Set(targets).subtracting(ImportRow.all.map(\.target))
    #expect(missing.isEmpty, "folders in Sources without a row in ImportRow.all")
  }

  @Test(arguments: [
    ("import Foundation", "Foundation"), ("  @testable import Signing", "Signing"),
    ("@_exported public import Delivery", "Delivery"), ("package import Signing", "Signing"),
    ("internal import struct Foundation.Date", "Foundation"),
    ("private import Signing  // for keys", "Signing"), ("// import Foundation", nil),
    ("let import_ = 1", nil), ("importFoundation()", nil),
  ])
  func readsImports(_ text: String, _ module: String?) {
    #expect(SourceLine(place: "", text: text).importedModule == module)
  }
}
