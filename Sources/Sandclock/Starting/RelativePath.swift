internal import Foundation

/// Paths as files in another folder name them.
enum RelativePath {
  /// The path of a file as a file in a folder names it; both are as seen from the working
  /// directory. Only where the two have no folder in common is it absolute: what is written goes
  /// into a repository, and that lies elsewhere for everybody.
  static func path(of file: String, seenFrom folder: String) -> String {
    let target = components(of: file)
    let base = components(of: folder)
    let common = zip(target, base).prefix { $0 == $1 }.count
    if common == 0 { return "/" + target.joined(separator: "/") }
    let up = Array(repeating: "..", count: base.count - common)
    return (up + target.dropFirst(common)).joined(separator: "/")
  }

  /// The folders on the way from the root, and the file.
  private static func components(of path: String) -> [String] {
    let absolute =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return absolute.split(separator: "/").reduce(into: []) { components, name in
      switch name {
      case ".": break
      case "..": _ = components.popLast()
      default: components.append(String(name))
      }
    }
  }
}
