import Foundation
import Sandclock

/// Writes the Swift files that carry `Scenarios` inside the executable: one for each file there,
/// and a list of them.
struct LibraryGenerator {
  private let sources: [(path: String, text: String)]
  private let folder: URL

  /// A file keeps below the 400 lines of the house.
  private static let linesAPart = 350
  /// With the indentation a line stays below 100 columns.
  private static let columns = 94

  /// Reads the scenarios, parents and catalogs of a folder.
  init(_ folder: URL) throws {
    self.folder = folder
    func names(_ path: String, _ ending: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path + path)
        .filter { $0.hasSuffix(ending) }.sorted()
    }
    let paths = try names("", ".json5") + names("/Catalogs", ".storekit").map { "Catalogs/\($0)" }
    sources = try paths.map {
      ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  /// The generated files by name: one for each file of the library, more for a long one, and the
  /// list of them all. Scenarios are run for it, which tells the kinds that each sends.
  func files() async throws -> [String: String] {
    var files = ["Entries.swift": entries]
    for source in sources {
      for (place, part) in Self.parts(of: source.text).enumerated() {
        let suffix = place == 0 ? "" : "-\(place + 1)"
        let name = source.path.replacing("/", with: "-") + suffix
        files["\(name).swift"] =
          Self.head("Scenarios/\(source.path)") + "extension Library {\n"
          + (place == 0 ? try await entry(source) : "")
          + "  static let \(Self.textIdentifier(source.path, place)) = "
          + Self.literal(part) + "\n}\n"
      }
    }
    return files
  }

  private static func head(_ origin: String) -> String {
    "// Generated from \(origin).\n"
      + "// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.\n\n"
  }

  private var entries: String {
    let items = sources.map { "    \(Self.identifier($0.path)),\n" }
    return Self.head("Scenarios") + "extension Library {\n  static let generated = [\n"
      + items.joined() + "  ]\n}\n"
  }

  private func entry(_ source: (path: String, text: String)) async throws -> String {
    let scenario = try? Scenario(contentsOf: folder.appendingPathComponent(source.path).path)
    let kinds = try await scenario?.run().kindCounts ?? []
    let needs = sources.map(\.path).filter { source.text.contains("\"\($0)\"") }
    let texts = Self.parts(of: source.text).indices.map { Self.textIdentifier(source.path, $0) }
    let lines =
      ["path: \(quoted(source.path))", "title: \(scenario.map { quoted($0.title) } ?? "nil")"]
      + ["needs: [\(needs.map(quoted).joined(separator: ", "))]"]
      + (kinds.isEmpty ? [] : ["kinds: \(tally(kinds))"])
      + ["text: \(texts.joined(separator: " + ")))\n\n"]
    return "  static let \(Self.identifier(source.path)) = LibraryEntry(\n"
      + lines.map { "    \($0)" }.joined(separator: ",\n")
  }

  private func tally(_ kinds: [KindCount]) -> String {
    let entries = kinds.map { "\(quoted($0.kind)): \($0.count)" }
    // As the formatter has it.
    return entries.count == 1
      ? "[\(entries[0])]" : "[\n" + entries.map { "      \($0),\n" }.joined() + "    ]"
  }

  /// `plain-month.json5` as `plainMonthJson5`.
  private static func identifier(_ path: String) -> String {
    let words = path.split { !$0.isLetter && !$0.isNumber }
    return (words.first ?? "").lowercased()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// What a part of a file's text is called; later parts of a long one have their number.
  private static func textIdentifier(_ path: String, _ part: Int) -> String {
    identifier(path) + "Text" + (part == 0 ? "" : "\(part + 1)")
  }

  private static func parts(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return stride(from: 0, to: lines.count, by: linesAPart).map { start in
      let end = min(start + linesAPart, lines.count)
      return lines[start..<end].joined(separator: "\n") + (end < lines.count ? "\n" : "")
    }
  }

  /// A literal of several lines; long lines are broken where the compiler joins them again.
  private static func literal(_ text: String) -> String {
    var hashes = "#"
    while text.contains("\"\(hashes)") || text.contains("\\\(hashes)") { hashes += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var rest = Substring(line)
      var pieces: [Substring] = []
      repeat {
        pieces.append(rest.prefix(columns))
        rest = rest.dropFirst(columns)
      } while !rest.isEmpty
      return pieces.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\\\(hashes)\n")
    }
    return "\(hashes)\"\"\"\n" + lines.joined(separator: "\n") + "\n    \"\"\"\(hashes)"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
