internal import Foundation

extension Starter {
  /// Writes both files, or neither; the folder is made if it is missing. Throws `StarterError`.
  package func write() throws(StarterError) {
    let files = [parent, scenario]
    for file in files where FileManager.default.fileExists(atPath: file.path) {
      throw .exists(path: file.path)
    }
    let folder = parent.path.lastIndex(of: "/").map { String(parent.path[..<$0]) }
    if let folder { try Self.makeFolder(folder) }
    for (index, file) in files.enumerated() {
      do throws(StarterError) {
        try Self.create(file)
      } catch {
        for written in files[..<index] { unlink(written.path) }
        throw error
      }
    }
  }

  /// Makes a folder and those above it, as far as they are missing.
  private static func makeFolder(_ path: String) throws(StarterError) {
    guard !path.isEmpty, !FileManager.default.fileExists(atPath: path) else { return }
    if let slash = path.lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .last(path) }
  }

  /// Writes a file that must not be there yet.
  private static func create(_ file: File) throws(StarterError) {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? .exists(path: file.path) : .last(file.path)
    }
    var rest = Array(file.text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let error = StarterError.last(file.path)
        close(descriptor)
        unlink(file.path)
        throw error
      }
      rest = rest.dropFirst(count)
    }
    guard close(descriptor) == 0 else { throw .last(file.path) }
  }
}

/// Why scenarios to start from could not be written.
package enum StarterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file is there already.
  case exists(path: String)
  /// The system refused.
  case failed(path: String, reason: String)

  /// The failure of the system's call just made.
  static func last(_ path: String) -> StarterError {
    .failed(path: path, reason: String(cString: strerror(errno)))
  }

  package var description: String {
    switch self {
    case .exists(let path): "\(path) is there already and stays as it is; name another folder"
    case .failed(let path, let reason): "\(path) cannot be written: \(reason)"
    }
  }
}
