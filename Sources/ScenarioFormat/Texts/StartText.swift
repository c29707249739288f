package import SubscriptionModel

/// When a scenario starts: a date and time, or `now`, or `now - 1h`.
package enum StartText {
  /// What is wrong with a text.
  package enum Fault: Error, Hashable, Sendable {
    /// It says no instant.
    case unreadable
    /// It says `now` where nobody knows what time it is.
    case noClock
    /// It lies outside of the years 2000 to 2099.
    case outside
  }

  /// The instant that a text says. `now` is what the caller takes for the present.
  package static func instant(
    _ text: String, now: SimInstant?
  ) throws(Fault) -> SimInstant {
    let start: SimInstant
    if let instant = InstantText.instant(text) {
      start = instant
    } else if let back = durationBackFromNow(text) {
      guard let now else { throw .noClock }
      start = now.wholeSecond - back
    } else {
      throw .unreadable
    }
    guard (SimInstant.earliest..<SimInstant.end).contains(start) else { throw .outside }
    return start
  }

  private static func durationBackFromNow(_ text: String) -> SimDuration? {
    guard text.hasPrefix("now") else { return nil }
    let words = text.dropFirst(3).split(separator: " ").joined()
    if words.isEmpty { return .zero }
    return words.first == "-" ? DurationText.duration(words.dropFirst()) : nil
  }
}
