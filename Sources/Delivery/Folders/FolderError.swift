/// Why notifications cannot be written into a folder.
public enum FolderError: Error, Hashable, Sendable {
  /// A file or folder cannot be read, made or replaced; the system's reason.
  case cannotWrite(path: String, reason: String)
  /// There is something in the folder that no run put there.
  case foreign(folder: String, name: String)
  /// The names of two customers differ in case alone, which not every file system keeps apart.
  case sameName(String, String)
}

extension FolderError: CustomStringConvertible {
  /// The error in words: what was found and what would do.
  public var description: String {
    switch self {
    case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)"
    case .foreign(let folder, let name):
      "\(folder) holds \"\(name)\" and no index.json of an earlier run; "
        + "an empty or new folder would do"
    case .sameName(let first, let second):
      "the files of the customers \"\(first)\" and \"\(second)\" would have the same names on "
        + "some systems; names that differ in more than case would do"
    }
  }
}
