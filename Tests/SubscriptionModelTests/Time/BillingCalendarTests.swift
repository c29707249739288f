import SubscriptionModel
import Testing

/// How long periods last: real months and weeks on the Pacific wall clock, compressed ones and
/// uniform ones.
@Suite struct BillingCalendarTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let period: BillingPeriod
    /// The purchase and the ends of the periods after it.
    let instants: [String]

    init(_ rule: String, _ period: BillingPeriod, _ instants: String) {
      testDescription = rule
      self.period = period
      self.instants = instants.split(separator: "\n").map(String.init)
    }
  }

  @Test(arguments: months + years + wallClock + oddHours)
  func realPeriodsFollowOneAnother(_ row: Row) throws {
    let anchor = try #require(instant(row.instants[0]))
    var ends = [anchor]
    for _ in row.instants.dropFirst() {
      let last = ends[ends.count - 1]
      ends.append(BillingCalendar.real.end(of: row.period, from: last, anchor: anchor))
    }
    #expect(ends.map(\.text) == row.instants)
    for (count, end) in ends.enumerated().dropFirst() {
      #expect(
        BillingCalendar.real.end(of: row.period, count: Int64(count), from: anchor, anchor: anchor)
          == end, "\(count) at once")
    }
  }

  static let months: [Row] = [
    Row(
      "31 January to the end of February and back to the 31st", .month,
      """
      2026-01-31 20:00:00Z
      2026-02-28 20:00:00Z
      2026-03-31 19:00:00Z
      2026-04-30 19:00:00Z
      2026-05-31 19:00:00Z
      2026-06-30 19:00:00Z
      2026-07-31 19:00:00Z
      2026-08-31 19:00:00Z
      2026-09-30 19:00:00Z
      2026-10-31 19:00:00Z
      2026-11-30 20:00:00Z
      2026-12-31 20:00:00Z
      2027-01-31 20:00:00Z
      2027-02-28 20:00:00Z
      2027-03-31 19:00:00Z
      """),
    Row(
      "through the February of a leap year", .month,
      """
      2027-12-31 20:00:00Z
      2028-01-31 20:00:00Z
      2028-02-29 20:00:00Z
      2028-03-31 19:00:00Z
      2028-04-30 19:00:00Z
      """),
    Row(
      "two months from the 31st", .twoMonths,
      """
      2026-12-31 20:00:00Z
      2027-02-28 20:00:00Z
      2027-04-30 19:00:00Z
      2027-06-30 19:00:00Z
      2027-08-31 19:00:00Z
      2027-10-31 19:00:00Z
      2027-12-31 20:00:00Z
      2028-02-29 20:00:00Z
      2028-04-30 19:00:00Z
      """),
    Row(
      "three months from the 30th", .threeMonths,
      """
      2026-11-30 20:00:00Z
      2027-02-28 20:00:00Z
      2027-05-30 19:00:00Z
      2027-08-30 19:00:00Z
      2027-11-30 20:00:00Z
      2028-02-29 20:00:00Z
      2028-05-30 19:00:00Z
      """),
    Row(
      "six months from the 31st", .sixMonths,
      """
      2026-08-31 19:00:00Z
      2027-02-28 20:00:00Z
      2027-08-31 19:00:00Z
      2028-02-29 20:00:00Z
      2028-08-31 19:00:00Z
      2029-02-28 20:00:00Z
      """),
    Row(
      "the 31st in Cupertino that is the 1st in UTC", .month,
      """
      2026-02-01 07:30:00Z
      2026-03-01 07:30:00Z
      2026-04-01 06:30:00Z
      2026-05-01 06:30:00Z
      """),
    Row(
      "the 30th in Cupertino that is the 31st in UTC", .month,
      """
      2026-03-31 05:00:00Z
      2026-05-01 05:00:00Z
      2026-05-31 05:00:00Z
      2026-07-01 05:00:00Z
      2026-07-31 05:00:00Z
      """),
  ]

  static let years: [Row] = [
    Row(
      "29 February and back to it every fourth year", .year,
      """
      2024-02-29 20:00:00Z
      2025-02-28 20:00:00Z
      2026-02-28 20:00:00Z
      2027-02-28 20:00:00Z
      2028-02-29 20:00:00Z
      2029-02-28 20:00:00Z
      2030-02-28 20:00:00Z
      2031-02-28 20:00:00Z
      2032-02-29 20:00:00Z
      2033-02-28 20:00:00Z
      """)
  ]

  /// The clock on the wall is kept through both of its changes; UTC moves by an hour.
  static let wallClock: [Row] = [
    Row(
      "weeks into daylight saving in 2026", .week,
      """
      2026-02-26 16:00:00Z
      2026-03-05 16:00:00Z
      2026-03-12 15:00:00Z
      2026-03-19 15:00:00Z
      """),
    Row(
      "weeks out of it in 2026", .week,
      """
      2026-10-28 15:00:00Z
      2026-11-04 16:00:00Z
      2026-11-11 16:00:00Z
      """),
    Row(
      "weeks into it in 2027, which begins late", .week,
      """
      2027-03-06 16:00:00Z
      2027-03-13 16:00:00Z
      2027-03-20 15:00:00Z
      """),
    Row(
      "weeks out of it in 2027, which ends late", .week,
      """
      2027-10-30 15:00:00Z
      2027-11-06 15:00:00Z
      2027-11-13 16:00:00Z
      """),
    Row(
      "months through two winters", .month,
      """
      2028-09-15 17:45:30Z
      2028-10-15 17:45:30Z
      2028-11-15 18:45:30Z
      2028-12-15 18:45:30Z
      2029-01-15 18:45:30Z
      2029-02-15 18:45:30Z
      2029-03-15 17:45:30Z
      2029-04-15 17:45:30Z
      """),
  ]

  /// A boundary in the hour that the clock skips comes an hour later, one in the hour that it shows
  /// twice is in the first; neither moves the next one.
  static let oddHours: [Row] = [
    Row(
      "a month to an hour that is skipped", .month,
      """
      2026-02-08 10:30:00Z
      2026-03-08 10:30:00Z
      2026-04-08 09:30:00Z
      2026-05-08 09:30:00Z
      """),
    Row(
      "a week to an hour that is skipped", .week,
      """
      2026-03-01 10:15:00Z
      2026-03-08 10:15:00Z
      2026-03-15 09:15:00Z
      """),
    Row(
      "a month to an hour that comes twice", .month,
      """
      2026-10-01 08:30:00Z
      2026-11-01 08:30:00Z
      2026-12-01 09:30:00Z
      """),
    Row(
      "a week to an hour that comes twice", .week,
      """
      2026-10-25 08:15:00Z
      2026-11-01 08:15:00Z
      2026-11-08 09:15:00Z
      """),
    Row(
      "from the second of the two", .month,
      """
      2026-11-01 09:30:00Z
      2026-12-01 09:30:00Z
      2027-01-01 09:30:00Z
      """),
  ]

  @Test(arguments: BillingPeriod.allCases)
  func anyOtherCalendarIsAMultiple(period: BillingPeriod) throws {
    let rate = RenewalRate.standard
    for count in 0...20 as ClosedRange<Int64> {
      #expect(
        BillingCalendar.compressed(rate).end(of: period, count: count, from: start, anchor: start)
          == start + rate.length(of: period) * count)
      #expect(
        BillingCalendar.uniform(.days(1)).end(of: period, count: count, from: start, anchor: start)
          == start + .days(count))
    }
  }

  /// Every period is longer than none, and several at once are as many one by one, whatever the day
  /// of the purchase.
  @Test(arguments: BillingPeriod.allCases)
  func countsAddUp(period: BillingPeriod) {
    for day in 0..<800 as Range<Int64> {
      let anchor = start + .days(day) + .seconds(day * 7919 % 86_400)
      var end = anchor
      for count in 1...5 as ClosedRange<Int64> {
        let next = BillingCalendar.real.end(of: period, from: end, anchor: anchor)
        #expect(next > end)
        end = next
        #expect(
          BillingCalendar.real.end(of: period, count: count, from: anchor, anchor: anchor) == end)
      }
    }
  }

  @Test func onlyRealMonthsHaveNoLengthOfTheirOwn() {
    #expect(BillingCalendar.compressed(.standard).month == .minutes(5))
    #expect(BillingCalendar.uniform(.days(1)).month == .days(1))
    #expect(BillingCalendar.real.month == nil)
  }

  /// The instant that a text of `SimInstant.text` says.
  private func instant(_ text: String) -> SimInstant? {
    let numbers = text.split { "- :Z".contains($0) }.compactMap { Int64($0) }
    guard numbers.count == 6 else { return nil }
    let time = ((numbers[3] * 60 + numbers[4]) * 60 + numbers[5]) * 1000
    return CivilTime(year: numbers[0], month: numbers[1], day: numbers[2], timeOfDay: time).instant
  }
}
