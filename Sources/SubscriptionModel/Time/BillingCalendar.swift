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
      return period.months.map { later(start, months: $0 * count, anchor) }
        ?? later(start, days: 7 * count, anchor)
    }
  }

  /// The end of a period of an offer that begins at `start`. Where every period lasts as long, so
  /// does this one.
  ///
  /// - Parameter anchor: The purchase that set the billing date.
  package func end(
    of period: OfferPeriod, from start: SimInstant, anchor: SimInstant
  ) -> SimInstant {
    switch self {
    case .compressed(let rate): return start + rate.length(of: period)
    case .uniform(let length): return start + length
    case .real, .universal:
      let count = Int64(period.count)
      return switch period.unit {
      case .day: later(start, days: count, anchor)
      case .week: later(start, days: 7 * count, anchor)
      case .month: later(start, months: count, anchor)
      case .year: later(start, months: 12 * count, anchor)
      }
    }
  }

  /// So many days later, at the anchor's time on the wall clock.
  func later(_ start: SimInstant, days: Int64, _ anchor: SimInstant) -> SimInstant {
    let first = civil(at: start)
    let midnight = CivilTime(year: first.year, month: first.month, day: first.day).instant
    var later = CivilTime(midnight + .days(days))
    later.timeOfDay = civil(at: anchor).timeOfDay
    return instant(at: later)
  }

  /// So many months later, on the anchor's day at its time on the wall clock.
  private func later(_ start: SimInstant, months: Int64, _ anchor: SimInstant) -> SimInstant {
    let wall = civil(at: anchor)
    var later = civil(at: start)
    later.timeOfDay = wall.timeOfDay
    let month = later.month - 1 + months
    later.year += month / 12
    later.month = month % 12 + 1
    later.day = min(wall.day, CivilTime.days(inMonth: later.month, of: later.year))
    return instant(at: later)
  }

  /// The date and time that the clock on the wall shows by which real months are reckoned.
  private func civil(at instant: SimInstant) -> CivilTime {
    self == .universal ? CivilTime(instant) : PacificTime.civil(at: instant)
  }

  /// The instant at which it shows them.
  private func instant(at civil: CivilTime) -> SimInstant {
    self == .universal ? civil.instant : PacificTime.instant(at: civil)
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
