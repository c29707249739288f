import SubscriptionModel
import Testing

/// How long grace and billing retry last: App Store Connect's columns and StoreKitTest's rates.
@Suite struct BillingPolicyTests {
  struct Row: Sendable {
    let calendar: BillingCalendar
    let week: SimDuration
    let month: SimDuration
    let retry: SimDuration
  }

  private static func rate(_ month: SimDuration) -> BillingCalendar {
    .compressed(RenewalRate(month: month))
  }

  static let rows: [Row] = [
    Row(calendar: rate(.minutes(3)), week: .seconds(154), month: .seconds(90), retry: .minutes(6)),
    Row(
      calendar: rate(.minutes(5)), week: .seconds(154), month: .seconds(150), retry: .minutes(10)),
    Row(
      calendar: rate(.minutes(15)), week: .seconds(257), month: .seconds(450),
      retry: .minutes(30)),
    Row(calendar: rate(.minutes(30)), week: .seconds(514), month: .minutes(15), retry: .hours(1)),
    Row(calendar: rate(.hours(1)), week: .seconds(771), month: .minutes(30), retry: .hours(2)),
    Row(calendar: rate(.seconds(30)), week: .seconds(9), month: .seconds(15), retry: .minutes(1)),
    Row(calendar: .real, week: .days(6), month: .days(16), retry: .days(60)),
    Row(calendar: .uniform(.minutes(1)), week: .minutes(1), month: .minutes(1), retry: .minutes(2)),
  ]

  @Test(arguments: rows)
  func sixteenDays(_ row: Row) {
    var billing = BillingPolicy()
    billing.gracePeriod = .sixteenDays
    #expect(billing.graceLength(of: .week, isPaid: true, row.calendar) == row.week)
    for period in BillingPeriod.allCases where period != .week {
      #expect(billing.graceLength(of: period, isPaid: true, row.calendar) == row.month)
    }
    #expect(billing.retryLength(row.calendar) == row.retry)
  }

  @Test(
    arguments: [
      (BillingPolicy.GracePeriod.threeDays, 77, 28), (.twentyEightDays, 154, 263),
    ] as [(BillingPolicy.GracePeriod, Int64, Int64)])
  func otherSettingsAreInProportion(
    _ setting: BillingPolicy.GracePeriod, _ week: Int64, _ month: Int64
  ) {
    var billing = BillingPolicy()
    billing.gracePeriod = setting
    let standard = BillingCalendar.compressed(.standard)
    #expect(billing.graceLength(of: .week, isPaid: true, standard) == .seconds(week))
    #expect(billing.graceLength(of: .month, isPaid: true, standard) == .seconds(month))
  }

  @Test func lengthsCanBeSet() {
    var billing = BillingPolicy()
    billing.graceLengthOverride = .seconds(7)
    billing.retryLengthOverride = .seconds(9)
    #expect(billing.graceLength(of: .month, isPaid: true, .real) == nil)
    billing.gracePeriod = .threeDays
    #expect(billing.graceLength(of: .month, isPaid: true, .real) == .seconds(7))
    #expect(billing.retryLength(.real) == .seconds(9))
  }
}
