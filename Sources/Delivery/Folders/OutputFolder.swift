internal import Signing

/// A folder whose files are replaced all at once: until then the new ones are kept in a hidden
/// folder inside, and whoever reads, or a run that fails, finds the old ones.
package struct OutputFolder: Sendable {
  private static let stagingName = ".sandclock"

  let path: String
  private let staging: String
  /// The files that an earlier run left there; `nil`: none is known to have been there.
  private let formerly: [String]?
  private var staged: [String] = []

  /// Makes the folder, if it is missing, and room for the new files. Throws ``FolderError``, also
  /// where something lies in the folder and no earlier run is known.
  init(_ path: String, formerly: [String]?) throws {
    self.path = path.hasSuffix("/") ? path : path + "/"
    staging = self.path + Self.stagingName
    self.formerly = formerly
    let staging = staging
    try Self.attempt(path) {
      try Files.makeFolders(path)
      let foreign = try Files.names(in: path).first { $0 != Self.stagingName }
      if let foreign, formerly == nil { throw FolderError.foreign(folder: path, name: foreign) }
    }
    // What a run that was killed has left is no use to anybody.
    try Self.attempt(staging) {
      try Files.removeFolder(staging)
      try Files.makeFolder(staging)
    }
  }

  /// Writes files into a folder, all of them or none; the index is the last. Throws
  /// ``FolderError``.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - path: The folder, made if it is missing.
  ///   - formerly: The files of an earlier call; `nil`: there was none, and the folder must be
  ///     empty.
  package static func write(
    _ files: [FolderContents.File], to path: String, formerly: [String]?
  ) throws {
    var folder = try OutputFolder(path, formerly: formerly)
    do {
      for file in files { try folder.stage(file.name, file.bytes) }
      try folder.commit()
    } catch {
      folder.discard()
      throw error
    }
  }

  /// Keeps a new file. Throws ``FolderError``.
  mutating func stage(_ name: String, _ bytes: [UInt8]) throws {
    try Self.attempt(path + name) {
      // Files that the same command makes again need not survive a loss of power.
      try Files.create("\(staging)/\(name)", bytes, mode: 0o666, isLasting: false)
    }
    staged.append(name)
  }

  /// Puts the new files in the places of the old ones. Throws ``FolderError``.
  func commit() throws {
    let names = Set(staged)
    for name in formerly ?? [] where !names.contains(name) {
      try Self.attempt(path + name) { try Files.remove(path + name) }
    }
    // The index was staged last and is moved first: an interruption leaves no file unlisted.
    for name in staged.reversed() {
      try Self.attempt(path + name) { try Files.rename("\(staging)/\(name)", to: path + name) }
    }
    try Self.attempt(staging) { try Files.removeFolder(staging) }
  }

  /// Forgets the new files.
  func discard() {
    // They are hidden, and the next run removes them first of all.
    try? Files.removeFolder(staging)
  }

  private static func attempt(_ path: String, _ work: () throws -> Void) throws {
    do {
      try work()
    } catch let failure as Files.Failure {
      throw FolderError.cannotWrite(path: path, reason: failure.reason)
    }
  }
}
