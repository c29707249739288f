/// A file of the repository, by lines.
struct SourceFile: Sendable {
  let path: String
  let lines: [SourceLine]

  init(_ path: String) {
    self.init(path, text: Repository.text(path) ?? "")
  }

  init(_ path: String, text: String) {
    self.path = path
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { SourceLine(place: "\(path):\($0 + 1)", text: String($1)) }
  }

  /// The name without its folders.
  var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The target that it belongs to: the folder in `Sources`.
  var target: String {
    let folders = path.split(separator: "/")
    return folders.count > 2 ? String(folders[1]) : ""
  }
}

/// A line of a file.
struct SourceLine: Sendable {
  /// `file:line`, as an editor follows it.
  let place: String
  let text: String

  /// The line without the white space around it.
  var trimmed: Substring {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Whether the line is nothing but a comment.
  var isComment: Bool { trimmed.hasPrefix("//") }

  /// The words between spaces.
  var words: [Substring] { text.split(separator: " ") }
}
