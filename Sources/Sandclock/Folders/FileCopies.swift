internal import Foundation
internal import Signing

/// Files that are written for a user to go on with: what is there already is the user's and stays.
public struct FileCopies: Sendable {
  private let folder: String

  /// Copies into a folder, which is made if it is missing.
  public init(folder: String) {
    self.folder = folder
  }

  /// Writes files by their paths in the folder, all of them or none. Throws ``CopyError``.
  public func write(_ files: [(path: String, content: [UInt8])]) throws {
    let missing = try files.filter { file in
      let path = "\(folder)/\(file.path)"
      guard FileManager.default.fileExists(atPath: path) else { return true }
      guard (try? Data(contentsOf: URL(fileURLWithPath: path))) == Data(file.content) else {
        throw CopyError.differs(path: path)
      }
      return false
    }
    for file in missing {
      let path = "\(folder)/\(file.path)"
      do {
        try Files.makeFolders(Files.parent(of: path))
        try Files.replace(path, file.content, mode: 0o666)
      } catch let failure as Files.Failure {
        throw CopyError.cannotWrite(path: path, reason: failure.reason)
      }
    }
  }
}

/// Why a file was not written for the user.
public enum CopyError: Error, Hashable, Sendable {
  /// There is another one of that name.
  case differs(path: String)
  /// The system refused; its reason.
  case cannotWrite(path: String, reason: String)
}

extension CopyError: CustomStringConvertible {
  /// The error in words: what was found and what would do.
  public var description: String {
    switch self {
    case .differs(let path):
      "\(path) is there already and says something else; another folder would do"
    case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)"
    }
  }
}
