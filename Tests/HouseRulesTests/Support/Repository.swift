import Foundation

/// The repository that these tests stand in.
enum Repository {
  /// The folder that holds the package: the first one upwards from this file.
  static let root: URL = {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let manifest = try? String(
        contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
      if let manifest, manifest.contains("name: \"Sandclock\",\n  platforms") { return folder }
      folder.deleteLastPathComponent()
    }
    preconditionFailure("\(#filePath) stands in no clone of Sandclock")
  }()

  /// The paths of its files, sorted: those that git knows or would add, else all but hidden folders
  /// at the top.
  static let files: [String] = (listedByGit() ?? listed()).sorted()

  /// The Swift files of `Sources` and `Tests`.
  static let swiftFiles = files.filter {
    $0.hasSuffix(".swift") && ($0.hasPrefix("Sources/") || $0.hasPrefix("Tests/"))
  }

  /// The Swift files of `Sources`.
  static let sources = swiftFiles.filter { $0.hasPrefix("Sources/") }.map(SourceFile.init)

  /// A file's text; nil where it is none.
  static func text(_ path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func listedByGit() -> [String]? {
    guard FileManager.default.fileExists(atPath: root.appending(path: ".git").path) else {
      return nil
    }
    let git = Process()
    let output = Pipe()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = [
      "git", "-C", root.path, "ls-files", "-z", "--cached", "--others", "--exclude-standard",
    ]
    git.standardInput = FileHandle.nullDevice
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return nil }
    let names = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { return nil }
    // A file that git knows may have been removed and not yet committed.
    return String(decoding: names, as: UTF8.self).split(separator: "\0").map(String.init)
      .filter { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
  }

  private static func listed() -> [String] {
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: root.appending(path: name).path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue && !(name.hasPrefix(".") && name.contains("/"))
    }
  }
}
