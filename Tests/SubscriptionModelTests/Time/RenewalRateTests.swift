import SubscriptionModel
import Testing

@Suite struct RenewalRateTests {
  /// App Store Connect Help, "Manage Sandbox Apple Account settings": minutes a period lasts in
  /// the columns 3 min, 5 min, 15 min, 30 min and 1 hour.
  static let appleTable: [(BillingPeriod, [Int64])] = [
    (.week, [3, 3, 5, 10, 15]),
    (.month, [3, 5, 15, 30, 60]),
    (.twoMonths, [6, 10, 30, 60, 120]),
    (.threeMonths, [9, 15, 45, 90, 180]),
    (.sixMonths, [18, 30, 90, 180, 360]),
    (.year, [36, 60, 180, 360, 720]),
  ]

  @Test(arguments: appleTable)
  func periodsLastAsInApplesTable(period: BillingPeriod, minutes: [Int64]) {
    let months: [Int64] = [3, 5, 15, 30, 60]
    for (month, expected) in zip(months, minutes) {
      let rate = RenewalRate(month: .minutes(month))
      #expect(rate.length(of: period) == .minutes(expected), "month in \(month) min")
    }
  }

  @Test func theTableSpeaksOfEveryPeriod() {
    #expect(Self.appleTable.map(\.0) == BillingPeriod.allCases)
    #expect(RenewalRate.columns.map(\.month) == [3, 5, 15, 30, 60].map { .minutes($0) })
  }

  @Test func aMonthLastsFiveMinutesUnlessSaidOtherwise() {
    #expect(RenewalRate.standard == RenewalRate(month: .minutes(5)))
    #expect(RenewalRate.standard.length(of: .week) == .minutes(3))
  }

  /// Rates that Apple does not offer: seconds of week, month and year.
  @Test(arguments: [
    (SimDuration.seconds(1), [1, 1, 12]),
    (.seconds(2), [1, 2, 24]),
    (.seconds(5), [1, 5, 60]),
    (.seconds(30), [10, 30, 360]),
    (.seconds(100), [33, 100, 1200]),
    (.minutes(10), [200, 600, 7200]),
    (.hours(2), [2400, 7200, 86_400]),
    (.days(30), [864_000, 2_592_000, 31_104_000]),
  ])
  func anyOtherRateIsInProportionAndInWholeSeconds(month: SimDuration, seconds: [Int64]) {
    let rate = RenewalRate(month: month)
    let lengths = [BillingPeriod.week, .month, .year].map { rate.length(of: $0) }
    #expect(lengths == seconds.map { .seconds($0) })
  }
}
