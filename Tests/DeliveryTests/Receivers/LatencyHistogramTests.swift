import Delivery
import TestSupport
import Testing

@Suite struct LatencyHistogramTests {
  @Test func hasNothingToSayOfNothing() {
    #expect(LatencyHistogram().percentile(50) == nil)
  }

  /// Percentiles of 1...1000 times a unit are right to three digits, and never too short.
  @Test(arguments: [1, 7, 1000, 12_345] as [Int64], [1, 50, 90, 99, 100])
  func percentiles(_ unit: Int64, _ percent: Int) throws {
    var histogram = LatencyHistogram()
    for number in (1...1000).reversed() { histogram.add(Int64(number) * unit) }
    let exact = Int64(percent * 10) * unit
    let found = try #require(histogram.percentile(percent))
    #expect((exact...(exact + exact / 1000)).contains(found), "\(exact) \(found)")
    #expect(histogram.longest == 1000 * unit)
    #expect(histogram.count == 1000)
  }

  @Test func oneAnswerIsEveryPercentile() {
    var histogram = LatencyHistogram()
    histogram.add(123_457)
    #expect(
      [1, 50, 99, 100].map { histogram.percentile($0) } == Array(repeating: 123_457, count: 4))
  }

  /// Latencies as they come, from a microsecond to some seconds.
  private static let latencies = {
    var random = SplitMix64(seed: 7)
    return (0..<3000).map { _ in Int64(random.next() >> (41 + random.next() % 20)) }
  }()

  @Test(arguments: [0, 1, 1500, 3000])
  func joinedAreTheHistogramOfAll(_ cut: Int) {
    var (first, second, all) = (LatencyHistogram(), LatencyHistogram(), LatencyHistogram())
    for latency in Self.latencies { all.add(latency) }
    for latency in Self.latencies[..<cut] { first.add(latency) }
    for latency in Self.latencies[cut...] { second.add(latency) }
    first.merge(second)
    #expect(first == all)
  }

  @Test func comesBackFromItsClasses() {
    var all = LatencyHistogram()
    for latency in Self.latencies { all.add(latency) }
    #expect(LatencyHistogram(classes: all.classes, longest: all.longest) == all)
    #expect(LatencyHistogram(classes: [], longest: 0) == LatencyHistogram())
  }

  @Test(
    arguments: [
      ([(5, 0)], 5), ([(5, 1), (4, 1)], 5), ([(4096, 1)], 4096), ([(5, 1)], 6), ([], 1),
      ([(-1, 1)], 0),
    ] as [([(Int64, Int)], Int64)])
  func refusesClassesOfNoHistogram(_ classes: [(Int64, Int)], _ longest: Int64) {
    #expect(
      LatencyHistogram(
        classes: classes.map { (latency: $0.0, count: $0.1) }, longest: longest) == nil)
  }

  @Test func countsWhatIsAsLong() {
    var histogram = LatencyHistogram()
    for latency in [100, 200, 300, 5_000_000] as [Int64] { histogram.add(latency) }
    #expect(
      [0, 200, 201, 5_000_000, 6_000_000].map { histogram.count(from: $0) } == [4, 3, 2, 1, 0])
    #expect(histogram.percentile(millionths: 999_000) == 5_000_000)
  }
}
