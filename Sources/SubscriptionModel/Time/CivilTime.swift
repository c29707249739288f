/// A moment as people in UTC write it. Gregorian arithmetic of our own, so that it is the same
/// everywhere and asks no system for its calendar.
package struct CivilTime: Hashable, Sendable {
  package var year: Int64
  package var month: Int64
  package var day: Int64
  /// Milliseconds since midnight, UTC.
  package var timeOfDay: Int64

  /// The date and time with the given parts, which must exist in the calendar.
  package init(year: Int64, month: Int64, day: Int64, timeOfDay: Int64 = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.timeOfDay = timeOfDay
  }

  /// How many days the given month has.
  package static func days(inMonth month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// This date and time as an instant.
  package var instant: SimInstant {
    // Years that begin in March put the leap day last, so months have a regular length.
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return SimInstant(milliseconds: (era * 146_097 + dayOfEra - 719_468) * 86_400_000 + timeOfDay)
  }

  /// The date and time in UTC at an instant.
  package init(_ instant: SimInstant) {
    var days = instant.milliseconds / 86_400_000
    var rest = instant.milliseconds % 86_400_000
    if rest < 0 {
      rest += 86_400_000
      days -= 1
    }
    days += 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    timeOfDay = rest
  }
}

extension CivilTime {
  /// Date and time cut to seconds: `2026-01-05 09:00:00`.
  package var text: String {
    let seconds = timeOfDay / 1000
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map(twoDigits)
    return "\(year)-\(twoDigits(month))-\(twoDigits(day)) " + clock.joined(separator: ":")
  }
}

extension SimInstant {
  /// The moment cut to seconds, as heads and findings show it: `2026-01-05 09:00:00Z`.
  package var text: String { CivilTime(self).text + "Z" }
}
