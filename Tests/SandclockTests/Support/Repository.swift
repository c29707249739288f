import Foundation

/// Where the repository's files lie, seen from this file.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The shipped scenarios, by name.
  static let scenarios: [String] = {
    let folder = root.appendingPathComponent("Scenarios").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json5") }.map { String($0.dropLast(6)) }.sorted()
  }()

  static func path(_ parts: String) -> String { root.appendingPathComponent(parts).path }
}
