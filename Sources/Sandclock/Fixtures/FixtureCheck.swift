internal import Delivery
internal import Foundation
package import Signing

/// How a folder differs from the fixtures that would be written into it now.
package struct FixtureCheck: Sendable {
  /// A line each: which files differ, are missing or left over, then what explains it; none where
  /// nothing differs.
  package let lines: [String]
  /// How many files would be written.
  package let fileCount: Int

  /// Compares a folder with what would be written into it. Throws if libcrypto fails.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - fixtures: What would be written.
  ///   - authority: Who would sign.
  package init(
    of path: String, against fixtures: Fixtures, signedBy authority: TestAuthority?
  ) throws {
    let files = try fixtures.files(signedBy: authority)
    fileCount = files.count
    let found = files.map { Self.contents(of: path, $0.name) }
    let names = Set(files.map(\.name))
    let listed = FormerFolder.files(in: path, known: "notificationUUID") ?? []
    let leftOver = FolderNames.all(listed: listed).filter {
      !names.contains($0) && Self.contents(of: path, $0) != nil
    }
    var lines: [String] = []
    for (file, bytes) in zip(files, found) where bytes != file.bytes {
      lines.append("\(bytes == nil ? "missing  " : "differs  ")  \(file.name)")
    }
    lines += leftOver.map { "left over  \($0)" }
    if !lines.isEmpty {
      lines.append("\(lines.count) of \(counted(files.count, "file")) not as they would be written")
      let making = Self.contents(of: path, FolderNames.making).flatMap { FixtureMaking($0) }
      lines +=
        making?.explanations(against: fixtures.making(signedBy: authority))
        ?? ["\(path)/\(FolderNames.making) does not say what they were written by"]
    }
    self.lines = lines
  }

  private static func contents(of folder: String, _ name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))).map { Array($0) }
  }
}
