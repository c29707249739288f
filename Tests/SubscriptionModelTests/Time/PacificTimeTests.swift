import SubscriptionModel
import Testing

/// The clock in Cupertino, against dates of its changes that come from the tz database.
@Suite struct PacificTimeTests {
  /// Year, the day of March on which daylight saving begins, the day of November on which it ends.
  static let changes: [(year: Int64, march: Int64, november: Int64)] = [
    (2007, 11, 4), (2008, 9, 2), (2009, 8, 1), (2010, 14, 7), (2011, 13, 6), (2012, 11, 4),
    (2013, 10, 3), (2014, 9, 2), (2015, 8, 1), (2016, 13, 6), (2017, 12, 5), (2018, 11, 4),
    (2019, 10, 3), (2020, 8, 1), (2021, 14, 7), (2022, 13, 6), (2023, 12, 5), (2024, 10, 3),
    (2025, 9, 2), (2026, 8, 1), (2027, 14, 7), (2028, 12, 5), (2029, 11, 4), (2030, 10, 3),
    (2031, 9, 2), (2032, 14, 7), (2033, 13, 6), (2034, 12, 5), (2035, 11, 4), (2036, 9, 2),
    (2037, 8, 1),
  ]

  private static let tick = SimDuration(milliseconds: 1)
  private static let hour: Int64 = 3_600_000

  @Test(arguments: changes)
  func theClockGoesForwardInMarch(year: Int64, march: Int64, november: Int64) {
    func day(_ time: Int64) -> CivilTime {
      CivilTime(year: year, month: 3, day: march, timeOfDay: time)
    }
    let change = day(10 * Self.hour).instant
    #expect(PacificTime.civil(at: change - Self.tick) == day(2 * Self.hour - 1))
    #expect(PacificTime.civil(at: change) == day(3 * Self.hour))
    // What the clock skips comes an hour later.
    #expect(PacificTime.instant(at: day(2 * Self.hour - 1)) == change - Self.tick)
    #expect(PacificTime.instant(at: day(2 * Self.hour)) == change)
    #expect(PacificTime.instant(at: day(3 * Self.hour - 1)) == change + .hours(1) - Self.tick)
    #expect(PacificTime.instant(at: day(3 * Self.hour)) == change)
  }

  @Test(arguments: changes)
  func theClockGoesBackInNovember(year: Int64, march: Int64, november: Int64) {
    func day(_ time: Int64) -> CivilTime {
      CivilTime(year: year, month: 11, day: november, timeOfDay: time)
    }
    let change = day(9 * Self.hour).instant
    #expect(PacificTime.civil(at: change - Self.tick) == day(2 * Self.hour - 1))
    #expect(PacificTime.civil(at: change) == day(Self.hour))
    // What comes twice is the first.
    #expect(PacificTime.instant(at: day(Self.hour)) == change - .hours(1))
    #expect(PacificTime.instant(at: day(2 * Self.hour - 1)) == change - Self.tick)
    #expect(PacificTime.instant(at: day(2 * Self.hour)) == change + .hours(1))
  }

  /// Hour for hour through sixteen years: the clock leads back to the instant it was read at, but
  /// for the second of the two hours that are called the same.
  @Test func readingTheClockAndSettingItAgree() {
    var doubled = 0
    var wrong: [SimInstant] = []
    var instant = CivilTime(year: 2024, month: 1, day: 1, timeOfDay: 1_234_567).instant
    while instant < CivilTime(year: 2040, month: 1, day: 1).instant {
      let civil = PacificTime.civil(at: instant)
      let again = PacificTime.instant(at: civil)
      if again == instant - .hours(1) {
        doubled += 1
      } else if again != instant {
        wrong.append(instant)
      }
      instant = instant + .hours(1)
    }
    #expect(wrong == [])
    #expect(doubled == 16)
  }
}
