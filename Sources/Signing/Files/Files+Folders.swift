internal import Foundation

extension Files {
  /// The names of what lies in a folder, sorted; hidden ones among them. Throws `Failure`.
  package static func names(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else { throw Failure.last }
    closedir(stream)
    // The stream said whether and why not; Foundation reads the names the same way everywhere.
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Makes one folder. Throws `Failure`, also if it is there.
  package static func makeFolder(_ path: String) throws {
    guard mkdir(path, 0o777) == 0 else { throw Failure.last }
  }

  /// Removes a file if it is there. Throws `Failure`.
  package static func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else { throw Failure.last }
  }

  /// Removes a folder and the files in it, if it is there. Throws `Failure`.
  package static func removeFolder(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    for name in try names(in: path) { try remove("\(path)/\(name)") }
    guard rmdir(path) == 0 else { throw Failure.last }
  }
}
