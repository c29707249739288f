import Delivery
import Testing

@Suite struct LatencyHistogramTests {
  @Test func hasNothingToSayOfNothing() {
    #expect(LatencyHistogram().percentile(50) == nil)
  }

  /// Percentiles of 1...1000 times a unit are right to two parts in a hundred, and never too short.
  @Test(arguments: [1, 7, 1000, 12_345] as [Int64], [1, 50, 90, 99, 100])
  func percentiles(_ unit: Int64, _ percent: Int) throws {
    var histogram = LatencyHistogram()
    for number in (1...1000).reversed() { histogram.add(Int64(number) * unit) }
    let exact = Int64(percent * 10) * unit
    let found = try #require(histogram.percentile(percent))
    #expect((exact...(exact + exact / 50)).contains(found), "\(exact) \(found)")
    #expect(histogram.longest == 1000 * unit)
    #expect(histogram.count == 1000)
  }

  @Test func oneAnswerIsEveryPercentile() {
    var histogram = LatencyHistogram()
    histogram.add(123_457)
    #expect(
      [1, 50, 99, 100].map { histogram.percentile($0) } == Array(repeating: 123_457, count: 4))
  }
}
