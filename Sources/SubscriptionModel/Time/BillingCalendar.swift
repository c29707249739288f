/// How long billing periods last.
package enum BillingCalendar: Hashable, Sendable {
  /// Compressed: a month and its multiples, and a week.
  case compressed(RenewalRate)
  /// Every period lasts as long.
  case uniform(SimDuration)
  /// Real months and weeks, reckoned on the Pacific wall clock.
  case real
  /// Real months and weeks, reckoned in UTC.
  case universal

  /// The end of the last of `count` periods in a row, the first of which begins at `start`.
  ///
  /// - Parameter anchor: The purchase that set the billing date. A month that has no such day ends
  ///   on its last one, and the next is back on that day: from 31 January to the end of February to
  ///   31 March.
  package func end(
    of period: BillingPeriod, count: Int64 = 1, from start: SimInstant, anchor: SimInstant
  ) -> SimInstant {
    switch self {
    case .compressed(let rate): return start + rate.length(of: period) * count
    case .uniform(let length): return start + length * count
    case .real, .universal:
      let wall = self.civil(at: anchor)
      var civil = self.civil(at: start)
      civil.timeOfDay = wall.timeOfDay
      guard let months = period.months else {
        return end(ofDays: 7 * count, from: start, anchor: anchor)
      }
      let month = civil.month - 1 + months * count
      civil.year += month / 12
      civil.month = month % 12 + 1
      civil.day = min(wall.day, CivilTime.days(inMonth: civil.month, of: civil.year))
      return instant(at: civil)
    }
  }

  /// The date and time that the clock shows by which real months are reckoned.
  private func civil(at instant: SimInstant) -> CivilTime {
    self == .universal ? CivilTime(instant) : PacificTime.civil(at: instant)
  }

  /// The instant at which it shows them.
  private func instant(at civil: CivilTime) -> SimInstant {
    self == .universal ? civil.instant : PacificTime.instant(at: civil)
  }

  /// So many real days later, at the time of day of the purchase that set the billing date.
  func end(ofDays days: Int64, from start: SimInstant, anchor: SimInstant) -> SimInstant {
    let civil = self.civil(at: start)
    let midnight = CivilTime(year: civil.year, month: civil.month, day: civil.day).instant
    var later = CivilTime(midnight + .days(days))
    later.timeOfDay = self.civil(at: anchor).timeOfDay
    return instant(at: later)
  }

  /// How long a month is in settings: the compressed one, the uniform period, or `nil` for real
  /// months.
  package var month: SimDuration? {
    switch self {
    case .compressed(let rate): rate.month
    case .uniform(let length): length
    case .real, .universal: nil
    }
  }
}
