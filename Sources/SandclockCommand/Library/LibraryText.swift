internal import Sandclock

/// What is said of the library.
enum LibraryText {
  /// The entries with their titles, and how one begins with them.
  static var list: String {
    let width = Library.entries.map(\.name.count).max() ?? 0
    let lines = Library.entries.map { entry in
      let name = entry.name + String(repeating: " ", count: width - entry.name.count)
      return "  \(name)  \(entry.title ?? "(\(entry.kind.rawValue))")"
    }
    return (lines + ["", start]).joined(separator: "\n")
  }

  private static let start = """
    sandclock scenarios NAME            prints one; NAME > mine.json5 begins one of your own
    sandclock scenarios NAME --to DIR/  copies one with its catalog, so that it runs at once
    """

  /// The entries as JSON, one a line.
  static func json(_ entries: [LibraryEntry]) -> [UInt8] {
    let lines = entries.map { entry in
      var writer = JSONWriter(reserving: 256)
      writer.object {
        $0.key("name")
        $0.string(entry.name)
        $0.key("kind")
        $0.string(entry.kind.rawValue)
        if let title = entry.title {
          $0.key("title")
          $0.string(title)
        }
        $0.key("path")
        $0.string(entry.path)
        $0.key("needs")
        $0.list(of: entry.needs) { $0.string($1) }
      }
      return writer.bytes
    }
    return Array("[\n".utf8) + lines.joined(separator: Array(",\n".utf8)) + Array("\n]".utf8)
  }
}
