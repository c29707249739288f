internal import SubscriptionModel

/// The text of the rate at which members come: `80/s`, `500/m`, `20/h`.
enum ArrivalRateText {
  private static let units: [(name: Substring, length: SimDuration)] = [
    ("s", .seconds(1)), ("m", .minutes(1)), ("h", .hours(1)),
  ]

  /// How many come in how long, at most nine digits; `nil`: the text says no rate.
  static func rate(_ text: String) -> (count: Int64, length: SimDuration)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let unit = units.first(where: { $0.name == parts[1] }),
      (1...9).contains(parts[0].utf8.count),
      parts[0].utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let count = Int64(parts[0])
    else { return nil }
    return (count, unit.length)
  }
}
