/// Something found, with its values; its words are written beside it and nowhere else.
protocol FindingFact: Sendable {
  /// What was found; what would do.
  var words: String { get }
  /// Whether the scenario runs all the same.
  var isNote: Bool { get }
}

extension FindingFact {
  var isNote: Bool { false }
}

/// Lists as sentences have them.
enum Wording {
  /// `a, b and c`.
  static func all(_ words: [String]) -> String { joined(words, by: "and") }

  /// `a, b or c`.
  static func either(_ words: [String]) -> String { joined(words, by: "or") }

  private static func joined(_ words: [String], by conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
