/// How long answers took: counts in classes that are a sixty-fourth wide, so that a percentile is
/// right to under two parts in a hundred however many answers there are.
public struct LatencyHistogram: Hashable, Sendable {
  private static let classesPerOctave = 64
  private var counts: [Int] = []
  /// How many answers were counted.
  public private(set) var count = 0
  /// The longest, in microseconds; exact.
  public private(set) var longest: Int64 = 0

  /// No answers.
  package init() {}

  /// Counts an answer that took so many microseconds.
  package mutating func add(_ latency: Int64) {
    let place = Self.place(of: max(0, latency))
    if place >= counts.count {
      counts += Array(repeating: 0, count: place + 1 - counts.count)
    }
    counts[place] += 1
    count += 1
    longest = max(longest, latency)
  }

  /// The latency, in microseconds, that so many percent of the answers did not exceed; `nil` where
  /// there were none.
  public func percentile(_ percent: Int) -> Int64? {
    guard count > 0 else { return nil }
    let wanted = (count * percent + 99) / 100
    var passed = 0
    for (place, count) in counts.enumerated() {
      passed += count
      if passed >= wanted { return min(Self.latency(at: place), longest) }
    }
    return longest
  }

  /// Below 64 every microsecond has a class; above, each doubling has 64.
  private static func place(of latency: Int64) -> Int {
    guard latency >= classesPerOctave else { return Int(latency) }
    let octave = 63 - 6 - latency.leadingZeroBitCount
    return octave * classesPerOctave + Int(latency >> Int64(octave))
  }

  /// The greatest latency of a class.
  private static func latency(at place: Int) -> Int64 {
    guard place >= 2 * classesPerOctave else { return Int64(place) }
    let octave = place / classesPerOctave - 1
    let base = Int64(place - octave * classesPerOctave)
    return ((base + 1) << Int64(octave)) - 1
  }
}
