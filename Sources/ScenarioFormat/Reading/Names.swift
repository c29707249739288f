/// The names of a scenario: customers and aliases share one name space.
struct Names {
  private var places: [String: SourcePlace] = [:]

  /// Words that begin moments and lines, so that no customer may be called so.
  static let reserved: Set<String> = [
    "store", "start", "now", "of", "renewal", "period", "trial", "grace", "retry", "expiry",
  ]

  /// Takes a name for what stands at `node`, unless it is taken already.
  mutating func claim(_ name: String, at node: Node) -> Bool {
    if let first = places[name] {
      let words = node.report.words(for: first, seenFrom: node.value.place)
      node.found(NameFact.nameTaken(name, first: "at \(words)"))
      return false
    }
    places[name] = node.value.place
    return true
  }

  /// Whether a text can be a customer's name.
  static func isName(_ text: String) -> Bool {
    guard (1...40).contains(text.utf8.count), let first = text.utf8.first,
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= first
    else { return false }
    return text.utf8.allSatisfy(isWordByte)
  }

  /// Whether a text can be an alias: one word that no line can take for something else.
  static func isAlias(_ text: String) -> Bool {
    guard (1...80).contains(text.utf8.count), let first = text.first, first.isASCII,
      first.isLetter, !ExpectationText.looksLikeCount(text)
    else { return false }
    return text.utf8.allSatisfy { isWordByte($0) || $0 == UInt8(ascii: ".") }
  }

  /// Whether a byte is a letter, a digit, `_` or `-`.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
