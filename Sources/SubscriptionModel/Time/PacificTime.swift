/// The clock on the wall in Cupertino, by which the App Store reckons billing dates: eight hours
/// behind UTC, seven while daylight saving lasts.
///
/// The rule is the one in force since 2007, for all years: daylight saving begins on the second
/// Sunday of March and ends on the first Sunday of November, at two in the morning.
package enum PacificTime {
  private static let standardOffset = SimDuration.hours(-8)
  private static let daylightOffset = SimDuration.hours(-7)

  /// The date and time that the clock shows at an instant.
  package static func civil(at instant: SimInstant) -> CivilTime {
    CivilTime(instant + (isDaylight(at: instant) ? daylightOffset : standardOffset))
  }

  /// The instant at which the clock shows a date and time. A time that daylight saving skips is
  /// read by the clock before the change, so that it comes an hour later; one that comes twice is
  /// the first.
  package static func instant(at civil: CivilTime) -> SimInstant {
    let daylight = civil.instant - daylightOffset
    return isDaylight(at: daylight) ? daylight : civil.instant - standardOffset
  }

  private static func isDaylight(at instant: SimInstant) -> Bool {
    let year = CivilTime(instant + standardOffset).year
    let begin = sunday(2, inMonth: 3, of: year) + .hours(2) - standardOffset
    let end = sunday(1, inMonth: 11, of: year) + .hours(2) - daylightOffset
    return begin <= instant && instant < end
  }

  /// Midnight, as if in UTC, of the n-th Sunday of a month.
  private static func sunday(_ number: Int64, inMonth month: Int64, of year: Int64) -> SimInstant {
    let first = CivilTime(year: year, month: month, day: 1).instant
    // 1 January 1970 was a Thursday, three days before a Sunday.
    let weekday = (first.milliseconds / 86_400_000 + 4) % 7
    return first + .days((7 - weekday) % 7 + (number - 1) * 7)
  }
}
