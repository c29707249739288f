import Foundation

/// A folder for the time of a test.
final class ScratchFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.path + "/sandclock-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names of what lies in it, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// Writes a file and answers its path.
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  /// A file's bytes.
  func read(_ name: String) throws -> [UInt8] {
    // Foundation's reading of a whole file leaks a page where the file is empty.
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "\(path)/\(name)"))
    return Array(try file.readToEnd() ?? Data())
  }
}
