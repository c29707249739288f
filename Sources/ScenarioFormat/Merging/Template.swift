/// A string in pieces: `Bearer ${token}`. `$${` is a literal `${`.
enum Template {
  /// A piece of a string.
  enum Piece: Hashable {
    case text(String)
    /// What stands between `${` and `}`.
    case name(String)
  }

  /// The pieces of a string; `nil` when a `${` has no `}`.
  static func pieces(of text: String) -> [Piece]? {
    var pieces: [Piece] = []
    var plain = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "$", rest.starts(with: "${".unicodeScalars) {
        rest.removeFirst(2)
        plain += "${"
      } else if scalar == "$", rest.first == "{" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: "}") else { return nil }
        if !plain.isEmpty { pieces.append(.text(plain)) }
        plain = ""
        pieces.append(.name(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain.isEmpty ? pieces : pieces + [.text(plain)]
  }
}
