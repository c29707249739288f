internal import SubscriptionModel

/// Moments as scripts write them (scenario format, "Moments").
enum MomentText {
  /// What a text says; a duration counts from the start, which the reader of the scenario knows.
  enum Reading: Hashable {
    case date(SimInstant)
    case fromStart(SimDuration)
    case afterStepBefore(SimDuration)
    case anchor(Anchor, offset: SimDuration)
  }

  private static let anchors = ["renewal", "period end", "expiry"]

  /// The moment that a text says, if it says one.
  static func reading(_ text: String) -> Reading? {
    if let instant = InstantText.instant(text) { return .date(instant) }
    if text.first == "+" {
      return DurationText.duration(trimmed(text.dropFirst())).map { .afterStepBefore($0) }
    }
    if let duration = DurationText.duration(text) { return .fromStart(duration) }
    return anchored(text)
  }

  /// What a mistyped text probably meant, if that is a moment.
  static func suggestion(for text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    let firstWords = ["renewal", "period", "expiry"]
    guard let corrected = Suggestion.closest(to: first, among: firstWords) else { return nil }
    var rest = Array(words.dropFirst())
    if corrected == "period", let second = rest.first,
      let end = Suggestion.closest(to: second, among: ["end"])
    {
      rest[0] = end
    }
    let suggestion = ([corrected] + rest).joined(separator: " ")
    return reading(suggestion) == nil ? nil : suggestion
  }

  private static func anchored(_ text: String) -> Reading? {
    var name = text[...]
    var offset = SimDuration.zero
    if let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      guard let length = DurationText.duration(trimmed(text[text.index(after: sign)...])) else {
        return nil
      }
      offset = text[sign] == "-" ? -length : length
      name = text[..<sign]
    }
    let words = name.split(separator: " ")
    switch words.count {
    case 1 where words[0] == "renewal": return .anchor(.periodEnd, offset: offset)
    case 1 where words[0] == "expiry": return .anchor(.expiry, offset: offset)
    case 2 where words == ["period", "end"]: return .anchor(.periodEnd, offset: offset)
    case 2 where words[0] == "renewal":
      guard words[1].allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int32(words[1]),
        number > 0
      else { return nil }
      return .anchor(.renewal(number), offset: offset)
    default: return nil
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return text
  }
}
