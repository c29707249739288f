package import Delivery
internal import ScenarioFormat
internal import SubscriptionModel

/// How the rate of a load goes, as it is typed: `500/s`, `0..2000/s/5m`, `100,200,400/s/1m` or
/// `natural`.
package struct LoadShape: Hashable, Sendable {
  /// When notifications are sent; `nil`: at the simulated instants at which they are signed.
  package let schedule: LoadSchedule?
  /// As it was typed.
  package let text: String

  /// Why a text says no rate.
  package struct Bad: Error, Hashable, Sendable {
    /// What would do.
    package let wanted: String
  }

  private init(_ schedule: LoadSchedule?, _ text: String) {
    self.schedule = schedule
    self.text = text
  }

  /// One rate, `500/s` or `0.5/s`; or `natural`, one simulated second a second.
  package static func rate(_ text: String) throws(Bad) -> LoadShape {
    if text == "natural" { return LoadShape(nil, text) }
    guard let rate = thousandths(text.hasSuffix("/s") ? text.dropLast(2) : text[...]), rate > 0
    else { throw Bad(wanted: "500/s, 0.5/s (at most 1000000/s) or natural") }
    return LoadShape(LoadSchedule(rate: rate), text.hasSuffix("/s") ? text : text + "/s")
  }

  /// So many thousandths of a notification a second.
  static func rate(thousandths: Int64) -> LoadShape {
    LoadShape(LoadSchedule(rate: thousandths), words(thousandths))
  }

  /// From one rate to another: `0..2000/s/5m`.
  package static func ramp(_ text: String) throws(Bad) -> LoadShape {
    let wanted = Bad(wanted: "0..2000/s/5m")
    guard let (rates, length) = parts(text), let dots = rates.firstRange(of: ".."),
      let start = thousandths(rates[..<dots.lowerBound]),
      let end = thousandths(rates[dots.upperBound...]), start > 0 || end > 0
    else { throw wanted }
    return LoadShape(
      LoadSchedule([LoadSchedule.Stretch(from: start, to: end, length: length)]), text)
  }

  /// Several rates, each for as long: `100,200,400/s/1m`.
  package static func steps(_ text: String) throws(Bad) -> LoadShape {
    let wanted = Bad(wanted: "100,200,400/s/1m")
    guard let (rates, length) = parts(text) else { throw wanted }
    let steps = rates.split(separator: ",", omittingEmptySubsequences: false).map(thousandths)
    let stretches = steps.compactMap(\.self).filter { $0 > 0 }.map {
      LoadSchedule.Stretch(from: $0, to: $0, length: length)
    }
    guard stretches.count == steps.count, steps.count <= 1000 else { throw wanted }
    return LoadShape(LoadSchedule(stretches), text)
  }

  /// How long it is by itself, in nanoseconds; `nil`: as long as one likes.
  package var length: Int64? {
    guard let schedule, schedule.length > 0 else { return nil }
    return schedule.length
  }

  /// A rate in words: `500/s`, `0.5/s`.
  package static func words(_ thousandths: Int64) -> String {
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "\(whole)/s" }
    var digits = String("\(1000 + rest)".dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole).\(digits)/s"
  }

  /// What stands before `/s/`, and the nanoseconds that stand behind it.
  private static func parts(_ text: String) -> (rates: Substring, length: Int64)? {
    guard let mark = text.firstRange(of: "/s/"),
      let length = DurationText.duration(text[mark.upperBound...]), length > .zero,
      length <= .days(7)
    else { return nil }
    return (text[..<mark.lowerBound], length.milliseconds * 1_000_000)
  }

  /// A decimal number up to a million with at most three digits behind the point, in thousandths.
  private static func thousandths(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard parts.count <= 2, (1...3).contains(fraction.count), (1...7).contains(parts[0].count),
      (parts[0] + fraction).allSatisfy({ $0.isASCII && $0.isNumber }),
      let whole = Int64(parts[0]),
      let rest = Int64(fraction + String(repeating: "0", count: 3 - fraction.count)),
      whole * 1000 + rest <= 1_000_000_000
    else { return nil }
    return whole * 1000 + rest
  }
}
