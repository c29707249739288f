public import Delivery
internal import Foundation
internal import ScenarioFormat
public import Signing

extension FolderSink {
  /// A sink into a folder: new, empty, or one that a run has written before. Then what that run
  /// left and this one does not write anew is removed; other files stay.
  ///
  /// - Parameters:
  ///   - path: The folder, made if it is missing.
  ///   - authority: Who signs the bodies; `nil`: only decoded files are written.
  /// - Throws: `FolderError`.
  public static func opened(at path: String, signedBy authority: TestAuthority?) throws
    -> FolderSink
  {
    try FolderSink(path, root: authority?.rootCertificate, formerly: formerly(at: path))
  }

  /// The same for legacy notifications, version 1: their bodies as they are posted, and laid out
  /// for people. Throws `FolderError`.
  public static func openedForV1(at path: String) throws -> FolderSink {
    try FolderSink(path, root: nil, isOfV1: true, formerly: formerly(at: path))
  }

  private static func formerly(at path: String) -> [String]? {
    FormerFolder.files(in: path, known: "notificationUUID").map(FolderNames.all(listed:))
  }
}

/// What an earlier call left in a folder.
enum FormerFolder {
  /// The `file`s in its index; `nil` when there is no index or it is somebody else's: then nothing
  /// may be removed.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - mark: The member that every entry of such an index has.
  static func files(in path: String, known mark: String) -> [String]? {
    let file = "\(path)/\(FolderNames.index)"
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: file)) else { return nil }
    let value = JSON5Reader.read(SourceText(name: file, bytes: Array(bytes))).value
    guard let entries = value?.elements else { return nil }
    let files = entries.compactMap { entry in
      entry[mark] == nil ? nil : entry["file"]?.string
    }
    return files.count == entries.count ? files : nil
  }
}
