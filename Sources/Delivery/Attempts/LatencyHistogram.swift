/// How long something took: counts in classes that are a 1024th wide, so that a percentile is right
/// to three digits however many there are. Below 2048 microseconds it is exact.
///
/// Two histograms joined are the histogram of all that went into both. Its memory grows with the
/// longest time, not with the count: a minute takes 17,000 classes.
public struct LatencyHistogram: Hashable, Sendable {
  private static let bits = 10
  private static let classesPerOctave: Int64 = 1 << bits
  private var counts: [Int] = []
  /// How many were counted.
  public private(set) var count = 0
  /// The longest, in microseconds; exact.
  public private(set) var longest: Int64 = 0

  /// Nothing counted.
  package init() {}

  /// Counts one that took so many microseconds.
  package mutating func add(_ latency: Int64) {
    add(1, at: Self.place(of: max(0, latency)))
    longest = max(longest, latency)
  }

  /// Counts all that another one has counted.
  package mutating func merge(_ other: LatencyHistogram) {
    if let last = other.counts.indices.last { add(0, at: last) }
    for (place, count) in other.counts.enumerated() { counts[place] += count }
    count += other.count
    longest = max(longest, other.longest)
  }

  private mutating func add(_ more: Int, at place: Int) {
    if place >= counts.count {
      counts += Array(repeating: 0, count: place + 1 - counts.count)
    }
    counts[place] += more
    count += more
  }

  /// The latency, in microseconds, that so many percent did not exceed; `nil` where there are none.
  public func percentile(_ percent: Int) -> Int64? { percentile(millionths: percent * 10_000) }

  /// The latency, in microseconds, that so many millionths did not exceed, 999,000 for p99.9; `nil`
  /// where there are none.
  package func percentile(millionths: Int) -> Int64? {
    guard count > 0 else { return nil }
    let wanted = Self.rank(ofMillionths: millionths, among: count)
    var passed = 0
    for (place, count) in counts.enumerated() {
      passed += count
      if passed >= wanted { return min(Self.latency(at: place), longest) }
    }
    return longest
  }

  /// Which of so many, in their order and counted from 1, is the percentile.
  package static func rank(ofMillionths millionths: Int, among count: Int) -> Int {
    let (whole, rest) = count.quotientAndRemainder(dividingBy: 1_000_000)
    return max(1, whole * millionths + (rest * millionths + 999_999) / 1_000_000)
  }

  /// How many took so many microseconds or more, as percentiles see it: to three digits.
  package func count(from limit: Int64) -> Int {
    guard limit <= longest else { return 0 }
    return counts.dropFirst(Self.place(of: max(0, limit))).reduce(0, +)
  }

  // MARK: For files

  /// The classes in which something was counted, each by the greatest latency that falls into it.
  package var classes: [(latency: Int64, count: Int)] {
    counts.enumerated().filter { $0.element > 0 }.map { (Self.latency(at: $0), $1) }
  }

  /// The histogram of classes as ``classes`` has them; `nil` if no histogram has such ones.
  package init?(classes: [(latency: Int64, count: Int)], longest: Int64) {
    for (latency, count) in classes {
      guard latency >= 0, latency <= 1 << 50, (1...Int.max / 2 - self.count).contains(count)
      else { return nil }
      let place = Self.place(of: latency)
      guard Self.latency(at: place) == latency, place >= counts.count else { return nil }
      add(count, at: place)
    }
    let last = counts.isEmpty ? 0 : counts.count - 1
    guard longest >= 0, longest <= 1 << 50, Self.place(of: longest) == last else { return nil }
    self.longest = longest
  }

  /// Below the first octave's end every microsecond has a class; above, each doubling has as many.
  private static func place(of latency: Int64) -> Int {
    guard latency >= classesPerOctave else { return Int(latency) }
    let octave = 63 - bits - latency.leadingZeroBitCount
    return octave * Int(classesPerOctave) + Int(latency >> Int64(octave))
  }

  /// The greatest latency of a class.
  private static func latency(at place: Int) -> Int64 {
    let perOctave = Int(classesPerOctave)
    guard place >= 2 * perOctave else { return Int64(place) }
    let octave = place / perOctave - 1
    let base = Int64(place - octave * perOctave)
    return ((base + 1) << Int64(octave)) - 1
  }
}
