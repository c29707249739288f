/// A length of simulated time in whole milliseconds, never negative where a period is meant.
package struct SimDuration: Hashable, Comparable, Sendable {
  /// Milliseconds.
  package let milliseconds: Int64

  /// A length of so many milliseconds.
  @inlinable package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// No time at all.
  package static let zero = SimDuration(milliseconds: 0)
  /// A length of so many whole seconds.
  package static func seconds(_ count: Int64) -> SimDuration {
    SimDuration(milliseconds: count * 1000)
  }
  /// A length of so many whole minutes.
  package static func minutes(_ count: Int64) -> SimDuration { seconds(count * 60) }
  /// A length of so many whole hours.
  package static func hours(_ count: Int64) -> SimDuration { minutes(count * 60) }
  /// A length of so many days of 24 hours.
  package static func days(_ count: Int64) -> SimDuration { hours(count * 24) }
  /// A length of so many weeks of seven days.
  package static func weeks(_ count: Int64) -> SimDuration { days(count * 7) }

  package static func < (left: SimDuration, right: SimDuration) -> Bool {
    left.milliseconds < right.milliseconds
  }
  package static func + (left: SimDuration, right: SimDuration) -> SimDuration {
    SimDuration(milliseconds: left.milliseconds + right.milliseconds)
  }
  package static func - (left: SimDuration, right: SimDuration) -> SimDuration {
    SimDuration(milliseconds: left.milliseconds - right.milliseconds)
  }
  package static func * (left: SimDuration, right: Int64) -> SimDuration {
    SimDuration(milliseconds: left.milliseconds * right)
  }
  package static func / (left: SimDuration, right: Int64) -> SimDuration {
    SimDuration(milliseconds: left.milliseconds / right)
  }
  package static prefix func - (length: SimDuration) -> SimDuration {
    SimDuration(milliseconds: -length.milliseconds)
  }

  /// The same length cut to whole seconds; Apple's purchase and expiry instants have no more.
  package var wholeSeconds: SimDuration {
    SimDuration(milliseconds: milliseconds - milliseconds % 1000)
  }
}
