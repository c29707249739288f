/// A moment of simulated time: whole milliseconds since 1970-01-01T00:00:00Z, the unit of every
/// date on Apple's wire. One millisecond is the tick of the simulation's clock.
package struct SimInstant: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970 UTC.
  package let milliseconds: Int64

  /// The moment so many milliseconds after 1970 UTC.
  @inlinable package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// The first moment a simulation may speak of, 2000-01-01T00:00:00Z.
  package static let earliest = SimInstant(milliseconds: 946_684_800_000)
  /// The first moment no simulation reaches, 2100-01-01T00:00:00Z.
  package static let end = SimInstant(milliseconds: 4_102_444_800_000)

  /// Before every moment.
  package static let distantPast = SimInstant(milliseconds: .min)
  /// After every moment.
  package static let distantFuture = SimInstant(milliseconds: .max)

  // Each is written out and put in its place: what a protocol adds to these is called through a
  // table, and they are asked twenty times an event.
  @inlinable package static func == (left: SimInstant, right: SimInstant) -> Bool {
    left.milliseconds == right.milliseconds
  }
  @inlinable package static func < (left: SimInstant, right: SimInstant) -> Bool {
    left.milliseconds < right.milliseconds
  }
  @inlinable package static func <= (left: SimInstant, right: SimInstant) -> Bool {
    left.milliseconds <= right.milliseconds
  }
  @inlinable package static func > (left: SimInstant, right: SimInstant) -> Bool {
    left.milliseconds > right.milliseconds
  }
  @inlinable package static func >= (left: SimInstant, right: SimInstant) -> Bool {
    left.milliseconds >= right.milliseconds
  }
  @inlinable package static func + (instant: SimInstant, length: SimDuration) -> SimInstant {
    SimInstant(milliseconds: instant.milliseconds + length.milliseconds)
  }
  @inlinable package static func - (instant: SimInstant, length: SimDuration) -> SimInstant {
    SimInstant(milliseconds: instant.milliseconds - length.milliseconds)
  }
  @inlinable package static func - (later: SimInstant, earlier: SimInstant) -> SimDuration {
    SimDuration(milliseconds: later.milliseconds - earlier.milliseconds)
  }

  /// The whole second this moment falls in: purchases and cancellations are booked at it.
  package var wholeSecond: SimInstant {
    let remainder = milliseconds % 1000
    return SimInstant(milliseconds: milliseconds - (remainder < 0 ? remainder + 1000 : remainder))
  }
}
