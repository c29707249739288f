package import Foundation

/// Files and folders by way of POSIX, because Foundation says neither when data is on the disk nor
/// which rename replaces what. Foundation brings the calls of either system.
package enum Files {
  /// What the system said when a call failed.
  package struct Failure: Error {
    package let code: Int32

    /// The failure of the call just made.
    static var last: Failure { Failure(code: errno) }

    /// The system's words.
    package var reason: String { String(cString: strerror(code)) }
  }

  // No key or certificate comes near this; a device file would never end.
  private static let limit = 1 << 20

  /// A file's bytes and permission bits. Throws `Failure`.
  package static func read(_ path: String) throws -> (bytes: [UInt8], mode: UInt32) {
    let file = try opened(path, O_RDONLY)
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Failure.last }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while bytes.count < limit {
      let count = Foundation.read(file, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Failure.last }
      guard count > 0 else { return (bytes, UInt32(status.st_mode) & 0o777) }
      bytes += part[..<count]
    }
    throw Failure(code: EFBIG)
  }

  /// Writes a new file, through to the disk unless it need not last. `mode` loses the bits of the
  /// process's mask. Throws `Failure`, also if the file exists.
  package static func create(
    _ path: String, _ bytes: [UInt8], mode: mode_t, isLasting: Bool = true
  ) throws {
    let file = try opened(path, O_WRONLY | O_CREAT | O_EXCL, mode)
    do {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw Failure.last }
        rest = rest.dropFirst(count)
      }
      guard !isLasting || fsync(file) == 0 else { throw Failure.last }
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw Failure.last }
  }

  /// Writes a file that is there afterwards either as before or completely. Throws `Failure`.
  package static func replace(_ path: String, _ bytes: [UInt8], mode: mode_t) throws {
    let temporary = try sibling(of: path)
    do {
      try create(temporary, bytes, mode: mode)
      try rename(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
    // The file stands; a folder that may not be read need not stop anybody.
    try? syncFolder(parent(of: path))
  }

  /// Renames atomically: over a file, or a folder over an empty folder. Throws `Failure`.
  package static func rename(_ from: String, to path: String) throws {
    guard Foundation.rename(from, path) == 0 else { throw Failure.last }
  }

  /// Makes a folder's entries last. Throws `Failure`.
  static func syncFolder(_ path: String) throws {
    let folder = try opened(path, O_RDONLY)
    defer { close(folder) }
    // Some file systems cannot sync a folder and say EINVAL; there is nothing better to do there.
    guard fsync(folder) == 0 || errno == EINVAL else { throw Failure.last }
  }

  /// Makes a folder and the missing ones above it. Throws `Failure`.
  package static func makeFolders(_ path: String) throws {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, parent(of: path) != path else { throw Failure.last }
    try makeFolders(parent(of: path))
    // Another process may have made it in between.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw Failure.last }
  }

  /// Whether nothing stands at a path, or an empty folder. Throws `Failure`, also if a file does.
  static func isMissingOrEmpty(_ path: String) throws -> Bool {
    guard let folder = opendir(path) else {
      // An empty path names nothing, so nothing can be made there either.
      if errno == ENOENT && !path.isEmpty { return true }
      throw Failure.last
    }
    defer { closedir(folder) }
    // Every folder lists itself and the one above; a third entry is a real one.
    var count = 0
    while count < 3, Foundation.readdir(folder) != nil { count += 1 }
    return count < 3
  }

  /// The folder a path lies in.
  package static func parent(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    if path.hasPrefix("/") { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// A hidden name beside a path that nobody else uses. Throws `LibcryptoError`.
  static func sibling(of path: String) throws -> String {
    let name = path.split(separator: "/").last ?? ""
    let number = try randomBytes(8, secret: false).reduce(0) { $0 << 8 | UInt64($1) }
    return parent(of: path) + "/.\(name).\(String(number, radix: 36))"
  }

  /// The path without symbolic links if it exists, else as it is, without slashes at its end.
  static func resolved(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    return parent(of: path + "/x")
  }

  private static func opened(_ path: String, _ flags: Int32, _ mode: mode_t = 0) throws -> Int32 {
    let file = open(path, flags | O_CLOEXEC, mode)
    guard file >= 0 else { throw Failure.last }
    return file
  }
}
