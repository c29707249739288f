/// When a load sends its notifications: which is the n-th one's moment, and how many have theirs
/// before a moment. Whole nanoseconds from the beginning; the n-th is computed from n alone, so
/// that nothing adds up however long it takes.
package struct LoadSchedule: Hashable, Sendable {
  /// A stretch of time, at whose two ends so much is sent; between them in proportion.
  package struct Stretch: Hashable, Sendable {
    /// Thousandths of a notification a second at the beginning.
    package let start: Int64
    /// The same at the end.
    package let end: Int64
    /// How long it is, in nanoseconds.
    package let length: Int64

    /// A stretch of so many nanoseconds.
    package init(from start: Int64, to end: Int64, length: Int64) {
      self.start = start
      self.end = end
      self.length = length
    }

    /// What is sent until `time`, times `length`.
    func sentTimesLength(at time: Int64) -> Int128 {
      let (time, start, end) = (Int128(time), Int128(start), Int128(end))
      return 2 * start * Int128(length) * time + (end - start) * time * time
    }
  }

  /// A notification, in the unit of sums: two (the mean of two rates) times thousandths a second
  /// times nanoseconds a second.
  private static let notification: Int128 = 2 * 1000 * 1_000_000_000

  /// One after another; what is at the end of the last goes on for ever.
  package let stretches: [Stretch]
  /// When each stretch ends, and what is sent until then.
  private let ends: [(time: Int64, sent: Int128)]

  /// A schedule of at least one stretch.
  package init(_ stretches: [Stretch]) {
    precondition(!stretches.isEmpty, "a schedule without a stretch")
    self.stretches = stretches
    var (time, sent): (Int64, Int128) = (0, 0)
    ends = stretches.map { stretch in
      time += stretch.length
      sent += (Int128(stretch.start) + Int128(stretch.end)) * Int128(stretch.length)
      return (time, sent)
    }
  }

  /// So many thousandths of a notification a second, for ever.
  package init(rate: Int64) {
    self.init([Stretch(from: rate, to: rate, length: 0)])
  }

  package static func == (left: LoadSchedule, right: LoadSchedule) -> Bool {
    left.stretches == right.stretches
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(stretches) }

  /// How long all stretches are together, in nanoseconds.
  package var length: Int64 { ends.last?.time ?? 0 }

  /// The same after a while at its first rate.
  package func warmedUp(for length: Int64) -> LoadSchedule {
    let rate = stretches[0].start
    return LoadSchedule([Stretch(from: rate, to: rate, length: length)] + stretches)
  }

  /// When the notification is sent that stands behind `number` others; `nil`: never. The first one
  /// is sent at the beginning.
  package func instant(of number: Int) -> Int64? {
    let wanted = Int128(number) * Self.notification
    if let index = ends.firstIndex(where: { $0.sent >= wanted }) {
      let (begin, sent) = index == 0 ? (0, 0) : ends[index - 1]
      return begin + Self.time(of: wanted - sent, in: stretches[index])
    }
    let rate = Int128(rateAtEnd)
    guard rate > 0, let end = ends.last else { return nil }
    return Int64(exactly: (wanted - end.sent + 2 * rate - 1) / (2 * rate)).map { end.time + $0 }
  }

  /// How many notifications are sent before a moment.
  package func count(before time: Int64) -> Int {
    guard time > 0 else { return 0 }
    return Int(sent(until: time - 1) / Self.notification) + 1
  }

  /// Thousandths of a notification a second at a moment.
  package func rate(at time: Int64) -> Int64 {
    guard let index = ends.firstIndex(where: { $0.time > time }) else { return rateAtEnd }
    let stretch = stretches[index]
    let since = Int128(time - (ends[index].time - stretch.length))
    let change = Int128(stretch.end - stretch.start) * since / Int128(stretch.length)
    return stretch.start + Int64(change)
  }

  private var rateAtEnd: Int64 { stretches[stretches.count - 1].end }

  private func sent(until time: Int64) -> Int128 {
    var before: (time: Int64, sent: Int128) = (0, 0)
    for (stretch, end) in zip(stretches, ends) {
      if time < end.time {
        let length = Int128(stretch.length)
        return before.sent + stretch.sentTimesLength(at: time - before.time) / length
      }
      before = end
    }
    return before.sent + 2 * Int128(rateAtEnd) * Int128(time - before.time)
  }

  /// The first moment of a stretch until which so much is sent; it is within it.
  private static func time(of wanted: Int128, in stretch: Stretch) -> Int64 {
    let goal = wanted * Int128(stretch.length)
    var (low, high): (Int64, Int64) = (0, stretch.length)
    while low < high {
      let middle = low + (high - low) / 2
      if stretch.sentTimesLength(at: middle) >= goal { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
