internal import ScenarioFormat
internal import SubscriptionModel

extension LoadRequirement {
  /// Why a text says nothing that a load could be required to show.
  package struct Bad: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was found and what would do.
    package let description: String
  }

  private static let names = [
    "p50", "p90", "p95", "p99", "p99.9", "max", "failed", "late", "unsent",
  ]

  /// The requirement that a text says.
  package init(_ text: String) throws(Bad) {
    let packed = text.filter { $0 != " " }
    guard let sign = packed.firstIndex(of: "<") else {
      throw Bad(
        description: "\"\(text)\" has no limit; \"p99<300ms\", \"p99{REFUND}<1s\" or "
          + "\"failed<0.1%\" would do")
    }
    var limit = packed[packed.index(after: sign)...]
    isInclusive = limit.first == "="
    if isInclusive { limit = limit.dropFirst() }
    let (name, kind) = try Self.parts(packed[..<sign])
    self.text = packed
    self.kind = try kind.map { (word) throws(Bad) in try Self.kind(word) }
    measure = try Self.measure(name)
    switch measure {
    case .percentile, .longest: self.limit = try Self.microseconds(limit, in: packed)
    case .failed, .late, .unsent: self.limit = try Self.millionths(limit, in: packed)
    }
    if kind != nil, measure == .late || measure == .unsent {
      throw Bad(
        description: "\"\(text)\": \(name) is counted for all kinds together; \"\(name)"
          + packed[sign...] + "\" would do")
    }
  }

  /// The name, and what stands in braces behind it.
  private static func parts(_ text: Substring) throws(Bad) -> (name: String, kind: String?) {
    guard let brace = text.firstIndex(of: "{") else { return (String(text), nil) }
    guard text.hasSuffix("}") else {
      throw Bad(
        description: "\"\(text)\" opens a brace and does not close it; "
          + "\"\(text)}\" would do")
    }
    return (
      String(text[..<brace]), String(text[text.index(after: brace)...].dropLast())
    )
  }

  private static func kind(_ word: String) throws(Bad) -> KindPattern {
    do {
      return try ExpectationText.kind(named: word)
    } catch {
      throw Bad(description: error.words)
    }
  }

  private static func measure(_ name: String) throws(Bad) -> Measure {
    switch name {
    case "max": return .longest
    case "failed": return .failed
    case "late": return .late
    case "unsent": return .unsent
    default: break
    }
    if name.hasPrefix("p"), let percent = millionths(name.dropFirst()), percent > 0,
      percent < 1_000_000
    {
      return .percentile(millionths: percent)
    }
    // As k6 writes it.
    let plain = name.filter { !"()".contains($0) }
    let meant = plain != name && plain.hasPrefix("p") ? plain : nil
    let closest = meant ?? Suggestion.closest(to: name, among: names)
    throw Bad(
      description: "\"\(name)\" is nothing that is measured; "
        + (closest.map { "did you mean \"\($0)\"?" }
          ?? "p50, p99.9 or another percentile, max, failed, late or unsent would do"))
  }

  private static func microseconds(_ text: Substring, in whole: String) throws(Bad) -> Int64 {
    if let duration = DurationText.duration(text), duration > .zero, duration <= .days(1) {
      return duration.milliseconds * 1000
    }
    let isBare = !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
    throw Bad(
      description: "\"\(whole)\": \"\(text)\" is no duration; "
        + (isBare ? "\"\(text)ms\" would do" : "300ms, 1s or 1m30s would do"))
  }

  private static func millionths(_ text: Substring, in whole: String) throws(Bad) -> Int64 {
    if text.hasSuffix("%"), let share = millionths(text.dropLast()), share <= 1_000_000 {
      return Int64(share)
    }
    throw Bad(description: "\"\(whole)\": \"\(text)\" is no share; 0.1% or 5% would do")
  }

  /// A number of percent with at most four digits behind the point, in millionths.
  private static func millionths(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard parts.count <= 2, (1...4).contains(fraction.count), (1...3).contains(parts[0].count),
      (parts[0] + fraction).allSatisfy({ $0.isASCII && $0.isNumber }),
      let whole = Int(parts[0]),
      let rest = Int(fraction + String(repeating: "0", count: 4 - fraction.count))
    else { return nil }
    return whole * 10_000 + rest
  }
}
