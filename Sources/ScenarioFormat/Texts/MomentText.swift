internal import SubscriptionModel

/// Moments as scenarios write them (scenario format, "Moments"): their words, not yet what the
/// words mean in a scenario.
enum MomentText {
  /// What a text says.
  enum Reading: Hashable {
    case date(SimInstant)
    /// Counted from the start.
    case fromStart(SimDuration)
    case afterStepBefore(SimDuration)
    /// `@id`.
    case step(String, offset: SimDuration)
    /// An anchor with the words behind `of`.
    case anchor(Anchor, of: [String], offset: SimDuration)
    /// A pattern's words.
    case pattern([String], offset: SimDuration)
  }

  /// The words that anchors begin with.
  private static let firstWords = ["renewal", "period", "trial", "grace", "retry", "expiry"]

  /// The moment that a text says, if it says one.
  static func reading(_ text: String) -> Reading? {
    if let instant = InstantText.instant(text) { return .date(instant) }
    if text.first == "+" {
      return DurationText.duration(trimmed(text.dropFirst())).map { .afterStepBefore($0) }
    }
    if let duration = DurationText.duration(text) { return .fromStart(duration) }
    let (name, offset) = withoutOffset(text)
    let words = name.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    if first == "start" {
      return words.count == 1 && offset >= .zero ? .fromStart(offset) : nil
    }
    if first.first == "@" {
      return words.count == 1 && first.count > 1
        ? .step(String(first.dropFirst()), offset: offset) : nil
    }
    if firstWords.contains(first) { return anchored(words, offset) }
    return looksLikePattern(words) ? .pattern(words, offset: offset) : nil
  }

  /// What a mistyped text probably meant, if that is a moment.
  static func suggestion(for text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first,
      let corrected = Suggestion.closest(to: first, among: firstWords + ["start"])
    else { return nil }
    var rest = Array(words.dropFirst())
    if ["period", "trial", "grace", "retry"].contains(corrected), let second = rest.first,
      let end = Suggestion.closest(to: second, among: ["end"])
    {
      rest[0] = end
    }
    let suggestion = ([corrected] + rest).joined(separator: " ")
    return reading(suggestion) == nil ? nil : suggestion
  }

  /// A text without the `+ 30s` or `- 30s` at its end. A sign needs a space before it where it
  /// could belong to a name.
  private static func withoutOffset(_ text: String) -> (Substring, SimDuration) {
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }), sign > text.startIndex,
      let length = DurationText.duration(trimmed(text[text.index(after: sign)...]))
    else { return (text[...], .zero) }
    let name = text[..<sign]
    let isApart = name.last == " " || name == "start"
    guard isApart || firstWords.contains(where: { name.hasPrefix($0) && !name.contains(" of ") })
    else { return (text[...], .zero) }
    return (name, text[sign] == "-" ? -length : length)
  }

  private static func anchored(_ words: [String], _ offset: SimDuration) -> Reading? {
    var name = words
    var who: [String] = []
    if let of = words.firstIndex(of: "of") {
      who = Array(words[(of + 1)...])
      name = Array(words[..<of])
      guard (1...2).contains(who.count) else { return nil }
    }
    switch name.count {
    case 1 where name[0] == "renewal": return .anchor(.periodEnd, of: who, offset: offset)
    case 1 where name[0] == "expiry": return .anchor(.expiry, of: who, offset: offset)
    case 2 where name == ["period", "end"]: return .anchor(.periodEnd, of: who, offset: offset)
    case 2 where name == ["trial", "end"]: return .anchor(.trialEnd, of: who, offset: offset)
    case 2 where name == ["grace", "end"]: return .anchor(.graceEnd, of: who, offset: offset)
    case 2 where name == ["retry", "end"]: return .anchor(.retryEnd, of: who, offset: offset)
    case 2 where name[0] == "renewal":
      guard name[1].allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int32(name[1]),
        number > 0
      else { return nil }
      return .anchor(.renewal(number), of: who, offset: offset)
    default: return nil
    }
  }

  /// Whether one of the first two words could be a kind.
  private static func looksLikePattern(_ words: [String]) -> Bool {
    words.prefix(2).contains { word in
      word == "*" || word.contains("_") && word == word.uppercased()
        || NotificationType(rawValue: String(word.prefix { $0 != "/" })) != nil
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return text
  }
}
