/// How often something comes, and from that when the n-th comes and how many come before a moment.
/// The n-th moment is computed from n alone in whole numbers, so that nothing adds up however long
/// it takes.
///
/// The units of rates and of time are the user's: `one` says how much a single thing is in them.
package struct RateSchedule: Hashable, Sendable {
  /// A stretch of time, at whose two ends the rates are these; between them in proportion.
  package struct Stretch: Hashable, Sendable {
    /// The rate at the beginning.
    package let start: Int64
    /// The rate at the end.
    package let end: Int64
    /// How long it is.
    package let length: Int64

    /// A stretch of so much time.
    package init(from start: Int64, to end: Int64, length: Int64) {
      self.start = start
      self.end = end
      self.length = length
    }

    /// What comes until `time`, times `length`.
    func sumTimesLength(at time: Int64) -> Int128 {
      let (time, start, end) = (Int128(time), Int128(start), Int128(end))
      return 2 * start * Int128(length) * time + (end - start) * time * time
    }
  }

  /// One after another; what is at the end of the last goes on for ever.
  package let stretches: [Stretch]
  /// A single thing in the unit of sums: two (the mean of two rates) times the time in which one
  /// comes at a rate of 1.
  private let one: Int128
  /// When each stretch ends, and what comes until then.
  private let ends: [(time: Int64, sum: Int128)]

  /// A schedule of at least one stretch.
  ///
  /// - Parameter unit: In how much time one comes at a rate of 1.
  package init(_ stretches: [Stretch], unit: Int128) {
    precondition(!stretches.isEmpty, "a schedule without a stretch")
    self.stretches = stretches
    one = 2 * unit
    var (time, sum): (Int64, Int128) = (0, 0)
    ends = stretches.map { stretch in
      time += stretch.length
      sum += (Int128(stretch.start) + Int128(stretch.end)) * Int128(stretch.length)
      return (time, sum)
    }
  }

  package static func == (left: RateSchedule, right: RateSchedule) -> Bool {
    left.stretches == right.stretches && left.one == right.one
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(stretches)
    hasher.combine(one)
  }

  /// How long all stretches are together.
  package var length: Int64 { ends.last?.time ?? 0 }

  /// The rate that goes on after the last stretch.
  package var rateAtEnd: Int64 { stretches[stretches.count - 1].end }

  /// When the one comes that stands behind `number` others; `nil`: never. The first comes at the
  /// beginning.
  package func instant(of number: Int) -> Int64? {
    let wanted = Int128(number) * one
    if let index = ends.firstIndex(where: { $0.sum >= wanted }) {
      let (begin, sum) = index == 0 ? (0, 0) : ends[index - 1]
      return begin + Self.time(of: wanted - sum, in: stretches[index])
    }
    let rate = Int128(rateAtEnd)
    guard rate > 0, let end = ends.last else { return nil }
    return Int64(exactly: (wanted - end.sum + 2 * rate - 1) / (2 * rate)).flatMap {
      let (instant, overflow) = end.time.addingReportingOverflow($0)
      return overflow ? nil : instant
    }
  }

  /// How many come before a moment.
  package func count(before time: Int64) -> Int {
    guard time > 0 else { return 0 }
    return Int(sum(until: time - 1) / one) + 1
  }

  /// The rate at a moment.
  package func rate(at time: Int64) -> Int64 {
    guard let index = ends.firstIndex(where: { $0.time > time }) else { return rateAtEnd }
    let stretch = stretches[index]
    let since = Int128(time - (ends[index].time - stretch.length))
    let change = Int128(stretch.end - stretch.start) * since / Int128(stretch.length)
    return stretch.start + Int64(change)
  }

  private func sum(until time: Int64) -> Int128 {
    var before: (time: Int64, sum: Int128) = (0, 0)
    for (stretch, end) in zip(stretches, ends) {
      if time < end.time {
        let length = Int128(stretch.length)
        return before.sum + stretch.sumTimesLength(at: time - before.time) / length
      }
      before = end
    }
    return before.sum + 2 * Int128(rateAtEnd) * Int128(time - before.time)
  }

  /// The first moment of a stretch until which so much comes; it is within it.
  private static func time(of wanted: Int128, in stretch: Stretch) -> Int64 {
    let goal = wanted * Int128(stretch.length)
    var (low, high): (Int64, Int64) = (0, stretch.length)
    while low < high {
      let middle = low + (high - low) / 2
      if stretch.sumTimesLength(at: middle) >= goal { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
