internal import Foundation
internal import ScenarioFormat

extension Scenario {
  private static let ending = ".json5"

  /// The scenarios that lie in a folder, not deeper, in the order of their names; `nil` when it
  /// cannot be read. Files without `customers` are left out: they are no scenarios, but others
  /// build upon them.
  public static func files(inFolder folder: String) -> [String]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return nil
    }
    let path = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }.sorted()
      .map { path + $0 }.filter { ScenarioReader.mayBeScenario(file: $0) }
  }

  /// What the scenario in a file is called where several run: the file's name without its ending.
  public static func name(ofFile path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
  }
}
