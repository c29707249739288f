internal import Foundation

/// Loads the files that a scenario is put together from.
package enum SourceLoader {
  /// The bytes of a regular file, at most one more than the reader takes, which refuses them then:
  /// a file may grow while it is read.
  static func load(_ path: String) -> Result<[UInt8], FileFact> {
    // Without O_NONBLOCK a named pipe would wait for a writer before it could be refused.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      return .failure(
        errno == ENOENT || errno == ENOTDIR ? .fileMissing : .fileUnreadable(errno: errno))
    }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0 else {
      return .failure(.fileUnreadable(errno: errno))
    }
    switch information.st_mode & S_IFMT {
    case S_IFDIR: return .failure(.fileIsFolder)
    case S_IFREG where information.st_size > SourceText.byteLimit:
      return .failure(.fileTooLarge(bytes: Int64(information.st_size)))
    case S_IFREG: return bytes(of: file)
    default: return .failure(.fileIsNoFile)
    }
  }

  /// What tells a file from every other, however it is named: its path without links and detours.
  package static func identity(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func bytes(of file: Int32) -> Result<[UInt8], FileFact> {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= SourceText.byteLimit {
      let count = read(file, &chunk, min(chunk.count, SourceText.byteLimit + 1 - bytes.count))
      if count < 0 {
        if errno == EINTR { continue }
        return .failure(.fileUnreadable(errno: errno))
      }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return .success(bytes)
  }
}
