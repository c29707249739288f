/// Something found, with its values; its words are written beside it and nowhere else.
protocol FindingFact: Sendable {
  /// What was found; what would do.
  var words: String { get }
  /// Whether the scenario runs all the same.
  var isNote: Bool { get }
  /// Whether it is a note that only tells something to who looks at the catalog itself: whoever
  /// runs a scenario over it need not hear it each time.
  var isDetail: Bool { get }
}

extension FindingFact {
  var isNote: Bool { isDetail }
  var isDetail: Bool { false }
}

/// Lists as sentences have them.
enum Wording {
  /// `a, b and c`.
  static func all(_ words: [String]) -> String { joined(words, by: "and") }

  /// `a, b or c`.
  static func either(_ words: [String]) -> String { joined(words, by: "or") }

  /// `a, b or c`, and of many only the first: `a, b, c, d, e or one of 7 more`.
  static func choice(_ words: [String]) -> String {
    let limit = 6
    guard words.count > limit else { return either(words) }
    return either(words.prefix(limit - 1) + ["one of \(words.count - limit + 1) more"])
  }

  private static func joined(_ words: [String], by conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
