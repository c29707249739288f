package import SubscriptionModel

/// Durations as scenarios write them: `1w 2d 3h 4m 5s 6ms` without the spaces, largest first, each
/// unit at most once.
package enum DurationText {
  private static let units: [(name: String, milliseconds: Int64)] = [
    ("w", 604_800_000), ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000),
    ("ms", 1),
  ]

  /// The longest duration, a hundred years: no scenario reaches further.
  static let limit = SimDuration.days(36_525)

  /// The duration that a text says; `nil` when it says none, or one longer than a hundred years.
  package static func duration(_ text: some StringProtocol) -> SimDuration? {
    var rest = text[...]
    var remainingUnits = units[...]
    var total: Int64 = 0
    repeat {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let name = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest.dropFirst(name.count)
      guard (1...12).contains(digits.count), let count = Int64(digits),
        let unit = remainingUnits.firstIndex(where: { $0.name == name })
      else { return nil }
      let (part, overflow) = count.multipliedReportingOverflow(by: units[unit].milliseconds)
      guard !overflow, part <= limit.milliseconds else { return nil }
      total += part
      remainingUnits = units[(unit + 1)...]
    } while !rest.isEmpty
    return total <= limit.milliseconds ? SimDuration(milliseconds: total) : nil
  }

  /// The durations that a text says: `30s`, `10s..2m`, or `..2m`, from none on.
  static func range(_ text: some StringProtocol) -> ClosedRange<SimDuration>? {
    let text = text[...]
    guard let dots = text.firstRange(of: "..") else { return duration(text).map { $0...$0 } }
    let (low, high) = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard let least = low.isEmpty ? .zero : duration(low), let most = duration(high),
      least <= most
    else { return nil }
    return least...most
  }
}
