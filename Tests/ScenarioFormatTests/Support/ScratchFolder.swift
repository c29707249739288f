import Foundation
import ScenarioFormat
import SubscriptionModel

/// A folder for the files of one reading, gone with it.
final class ScratchFolder {
  /// Short wherever the tests run: findings cut the paths they quote.
  let path: String

  init() throws {
    path = "/tmp/sandclock-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in it.
  subscript(name: String) -> String { "\(path)/\(name)" }

  /// Writes a file.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// What reading the scenario in `name` gives.
  func read(
    _ name: String = "s.json5", _ overrides: ScenarioReader.Overrides = .init()
  ) -> ScenarioReader.Outcome {
    ScenarioReader.read(file: self[name], overrides)
  }

  /// The findings about the scenario in `name`, as people read them but for the folder's path.
  func findings(_ name: String = "s.json5") -> [String] {
    read(name).findings.map { $0.description.replacing("\(path)/", with: "") }
  }
}
