package import SubscriptionModel

/// The parts of a line of `expect` that need no scenario to be read.
package enum ExpectationText {
  /// `DID_RENEW`, `EXPIRED/VOLUNTARY`, `EXPIRED/*` or `*`. Throws what is wrong with it, in words.
  package static func kind(named word: String) throws(BadKind) -> KindPattern {
    do { return try kind(word) } catch { throw BadKind(words: error.words) }
  }

  /// Why a word names no kind of notification.
  package struct BadKind: Error {
    /// What was found, and what would do.
    package let words: String
  }

  /// `DID_RENEW`, `EXPIRED/VOLUNTARY`, `EXPIRED/*` or `*`; throws what is wrong with it.
  static func kind(_ word: String) throws(ExpectationFact) -> KindPattern {
    if word == "*" { return .any }
    let parts = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let type = NotificationType(rawValue: String(parts[0])) else {
      throw .unknownType(word, suggestion: suggestion(for: parts.map(String.init)))
    }
    guard parts.count == 2 else {
      guard let kind = NotificationKind(type, nil) else { throw .subtypeNeeded(type) }
      return .kind(kind)
    }
    if parts[1] == "*" { return .type(type) }
    guard let subtype = NotificationSubtype(rawValue: String(parts[1])),
      let kind = NotificationKind(type, subtype)
    else { throw .illegalSubtype(String(parts[1]), type: type) }
    return .kind(kind)
  }

  /// Whether a word is a mistyped notification type rather than anything else.
  static func resemblesType(_ word: String) -> Bool { closestType(to: word) != nil }

  private static func closestType(to word: String) -> NotificationType? {
    let names = NotificationType.allCases.map(\.rawValue)
    return Suggestion.closest(to: word, among: names).flatMap { NotificationType(rawValue: $0) }
  }

  /// The kind that a mistyped type with or without a subtype, or a subtype alone, was meant to be.
  private static func suggestion(for parts: [String]) -> String? {
    guard let type = closestType(to: parts[0]) else {
      return NotificationKind.all.first { $0.subtype?.rawValue == parts[0] }?.text
    }
    let subtypes = type.legalSubtypes.compactMap { $0?.rawValue } + ["*"]
    guard parts.count == 2, let subtype = Suggestion.closest(to: parts[1], among: subtypes) else {
      return type.rawValue
    }
    return "\(type.rawValue)/\(subtype)"
  }

  /// Whether a word is meant as a count, and so is never a product.
  static func looksLikeCount(_ word: String) -> Bool {
    word.first == "x" && word.dropFirst().allSatisfy { $0 == "." || $0.isASCII && $0.isNumber }
      && word.count > 1
  }

  /// `x6`, `x2..4`, `x2..` or `x..4`.
  static func count(_ word: String) -> ClosedRange<Int>? {
    RangeText.range(word.dropFirst())
  }
}
