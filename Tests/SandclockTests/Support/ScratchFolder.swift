import Foundation

/// A folder for the time of a test.
struct ScratchFolder: ~Copyable {
  let path = FileManager.default.temporaryDirectory.path + "/sandclock-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Every file in a folder inside, hidden ones too, with its content as text.
  func files(_ folder: String) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
    return try names.reduce(into: [:]) { files, name in
      let content = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(folder)/\(name)"))
      files[name] = String(decoding: content, as: UTF8.self)
    }
  }

  /// Writes a file.
  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }
}
