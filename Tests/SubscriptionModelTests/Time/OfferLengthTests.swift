import SubscriptionModel
import Testing

/// How long offers last in each store.
@Suite struct OfferLengthTests {
  private func period(_ text: String) throws -> OfferPeriod {
    try #require(OfferPeriod(iso8601: text))
  }

  /// Seconds at the standard rate, at that of three minutes and at an hour's.
  @Test(arguments: [
    // As subscriptions last.
    ("P1W", [180, 180, 900]), ("P7D", [180, 180, 900]), ("P1M", [300, 180, 3600]),
    ("P2M", [600, 360, 7200]), ("P1Y", [3600, 2160, 43_200]),
    // As reported, and in proportion.
    ("P3D", [120, 120, 600]), ("P1D", [40, 40, 200]), ("P5D", [150, 150, 750]),
    ("P2W", [216, 180, 1721]), ("P14D", [216, 180, 1721]), ("P3W", [253, 180, 2543]),
    ("P30D", [300, 180, 3600]), ("P60D", [600, 360, 7200]),
  ])
  func compressed(text: String, seconds: [Int64]) throws {
    let rates = [RenewalRate.standard, RenewalRate(month: .minutes(3)), .init(month: .hours(1))]
    let period = try period(text)
    #expect(rates.map { $0.length(of: period) } == seconds.map { .seconds($0) })
  }

  @Test func noneIsShorterThanASecond() throws {
    let period = try period("P1D")
    #expect(RenewalRate(month: .seconds(1)).length(of: period) == .seconds(1))
  }

  /// A longer offer is never a shorter one, whatever the rate.
  @Test(arguments: [1, 2, 30, 180, 300, 900, 3600, 100_000])
  func longerIsNoShorter(month: Int64) throws {
    let rate = RenewalRate(month: .seconds(month))
    let lengths = try (1...60).map { rate.length(of: try period("P\($0)D")) }
    #expect(lengths == lengths.sorted())
  }

  @Test func inTestFlightEveryOneIsADay() throws {
    let calendar = StorePolicy(.testflight).calendar
    for text in ["P3D", "P1W", "P3M", "P1Y"] {
      let end = calendar.end(of: try period(text), from: start, anchor: start)
      #expect(end == start + .days(1), "\(text)")
    }
  }

  /// On the Pacific wall clock, by which 2026-03-08 is an hour shorter.
  @Test(arguments: [
    ("P3D", "2026-03-10 19:00:00Z"), ("P2W", "2026-03-21 19:00:00Z"),
    ("P1M", "2026-04-07 19:00:00Z"), ("P1Y", "2027-03-07 20:00:00Z"),
  ])
  func realOnes(text: String, end: String) throws {
    let noon = CivilTime(year: 2026, month: 3, day: 7, timeOfDay: 20 * 3_600_000).instant
    let calendar = StorePolicy(.production).calendar
    #expect(calendar.end(of: try period(text), from: noon, anchor: noon).text == end)
  }

  @Test(arguments: [("P1M", 3, "P3M"), ("P3D", 1, "P3D"), ("P2W", 2, "P4W"), ("P1Y", 2, "P2Y")])
  func soManyInARow(text: String, count: Int, whole: String) throws {
    #expect(try period(text).times(count).iso8601 == whole)
  }
}
