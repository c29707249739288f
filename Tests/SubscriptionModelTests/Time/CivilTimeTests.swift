import SubscriptionModel
import Testing

@Suite struct CivilTimeTests {
  /// Dates whose count of seconds since 1970 is known from elsewhere (GNU date).
  @Test(arguments: [
    ("1970-01-01 00:00:00Z", CivilTime(year: 1970, month: 1, day: 1), 0),
    (
      "1999-12-31 23:59:59Z",
      CivilTime(year: 1999, month: 12, day: 31, timeOfDay: 86_399_000), 946_684_799
    ),
    ("2000-01-01 00:00:00Z", CivilTime(year: 2000, month: 1, day: 1), 946_684_800),
    ("2000-02-29 00:00:00Z", CivilTime(year: 2000, month: 2, day: 29), 951_782_400),
    ("2000-03-01 00:00:00Z", CivilTime(year: 2000, month: 3, day: 1), 951_868_800),
    ("2024-02-29 00:00:00Z", CivilTime(year: 2024, month: 2, day: 29), 1_709_164_800),
    (
      "2026-01-05 09:00:00Z",
      CivilTime(year: 2026, month: 1, day: 5, timeOfDay: 32_400_000), 1_767_603_600
    ),
    (
      "2099-12-31 23:59:59Z",
      CivilTime(year: 2099, month: 12, day: 31, timeOfDay: 86_399_000), 4_102_444_799
    ),
    ("2100-01-01 00:00:00Z", CivilTime(year: 2100, month: 1, day: 1), 4_102_444_800),
    ("2100-03-01 00:00:00Z", CivilTime(year: 2100, month: 3, day: 1), 4_107_542_400),
  ])
  func datesAreTheSecondsThatTheyAreElsewhere(text: String, civil: CivilTime, seconds: Int64) {
    let instant = SimInstant(milliseconds: seconds * 1000)
    #expect(civil.instant == instant)
    #expect(CivilTime(instant) == civil)
    #expect(instant.text == text)
  }

  @Test func simulationsMaySpeakOfTheYears2000To2099() {
    #expect(SimInstant.earliest.text == "2000-01-01 00:00:00Z")
    #expect(SimInstant.end.text == "2100-01-01 00:00:00Z")
  }

  @Test func everyDayFrom1800To2200FollowsTheOneBefore() {
    let lengths: [Int64] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var number: Int64 = -62_091  // 1800-01-01, counted from 1970.
    var wrong: [CivilTime] = []
    for year in Int64(1800)..<2200 {
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      for month in Int64(1)...12 {
        let length = lengths[Int(month) - 1] + (isLeap && month == 2 ? 1 : 0)
        if CivilTime.days(inMonth: month, of: year) != length {
          wrong.append(CivilTime(year: year, month: month, day: 0))
        }
        for day in 1...length {
          // A moment of its own each day, so that no rounding hides.
          let time = (number + 62_091) * 7919 % 86_400_000
          let civil = CivilTime(year: year, month: month, day: day, timeOfDay: time)
          let instant = SimInstant(milliseconds: number * 86_400_000 + time)
          if civil.instant != instant || CivilTime(instant) != civil { wrong.append(civil) }
          number += 1
        }
      }
    }
    #expect(wrong.isEmpty)
    #expect(number == 84_006, "2200-01-01")
  }
}
