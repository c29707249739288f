import SubscriptionModel
import Testing

@Suite struct OfferPeriodTests {
  @Test(arguments: [
    ("P3D", 3, OfferPeriod.Unit.day), ("P1W", 1, .week), ("P2W", 2, .week), ("P1M", 1, .month),
    ("P18M", 18, .month), ("P1Y", 1, .year), ("P999D", 999, .day), ("P01M", 1, .month),
  ])
  func soManyDaysWeeksMonthsOrYears(text: String, count: Int, unit: OfferPeriod.Unit) {
    let period = OfferPeriod(iso8601: text)
    #expect(period?.count == count)
    #expect(period?.unit == unit)
  }

  @Test(arguments: [
    "", "P", "D", "PD", "1M", "P0D", "P000W", "P1000D", "P-1D", "P+1D", "P1.5M", "P1H", "PT1M",
    "p1m", "P1m", "P1M ", " P1M", "P1Y2M", "P١D", "P1\u{301}D",
  ])
  func anythingElseIsNoPeriod(text: String) {
    #expect(OfferPeriod(iso8601: text) == nil)
  }

  @Test(arguments: [
    ("P1W", nil), ("P1M", 1), ("P2M", 2), ("P3M", 3), ("P6M", 6), ("P1Y", 12),
  ])
  func subscriptionsAreSoldInSixLengths(text: String, months: Int64?) throws {
    let period = try #require(BillingPeriod(rawValue: text))
    #expect(period.months == months)
    #expect(BillingPeriod.allCases.count == 6)
  }
}
