internal import SubscriptionModel

/// Figures of loads and of joined runs in words.
package enum LoadWords {
  /// A line of a report: its name in a column, then its parts.
  static func line(_ name: String, _ parts: [String?]) -> String {
    let gap = String(repeating: " ", count: max(1, 12 - name.count))
    return name + gap + parts.compactMap(\.self).joined(separator: "   ")
  }

  /// Microseconds as milliseconds: three digits, more only where they stand before the point.
  package static func milliseconds(_ microseconds: Int64) -> String {
    number(microseconds) + " ms"
  }

  /// The same without the unit.
  static func number(_ microseconds: Int64) -> String {
    switch microseconds {
    case ..<10_000: decimal(microseconds, per: 1000, digits: 2)
    case ..<100_000: decimal(microseconds, per: 1000, digits: 1)
    default: grouped(Int((microseconds + 999) / 1000))
    }
  }

  /// Millionths as percent, with as many digits as they have.
  package static func percent(millionths: Int64) -> String {
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 10_000)
    guard rest > 0 else { return "\(whole) %" }
    var digits = String("\(10_000 + rest)".dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole).\(digits) %"
  }

  /// A count with commas at its thousands.
  package static func grouped(_ count: Int) -> String {
    let digits = Array(String(count))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digits[index])
    }
  }

  /// A number with so many digits behind the point, rounded up.
  static func decimal(_ number: Int64, per unit: Int64, digits: Int) -> String {
    let scale = (0..<digits).reduce(Int64(1)) { scale, _ in scale * 10 }
    let scaled = (number * scale + unit - 1) / unit
    return "\(scaled / scale).\(String("\(scale + scaled % scale)".dropFirst()))"
  }

  /// Nanoseconds as a duration in the words of scenarios, to the millisecond.
  package static func duration(nanoseconds: Int64) -> String {
    SimDuration(milliseconds: nanoseconds / 1_000_000).scenarioText
  }

  /// Nanoseconds as a clock shows them.
  package static func clock(nanoseconds: Int64) -> String {
    SimDuration(milliseconds: nanoseconds / 1_000_000).clockText
  }
}
