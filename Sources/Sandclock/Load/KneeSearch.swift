/// Looks for the rate at which a receiver no longer does what it must: doubles the rate until it
/// breaks, then halves the gap until it is a twentieth.
package struct KneeSearch: Hashable, Sendable {
  /// The rate to try next, in thousandths a second; `nil`: nothing is left to be tried.
  package private(set) var next: Int64?
  /// The highest rate that held, if one did.
  package private(set) var held: Int64?
  /// The lowest rate that broke, if one did.
  package private(set) var broke: Int64?

  /// Begins at a rate.
  package init(from rate: Int64) {
    next = rate
  }

  /// Takes what came of the rate that was tried.
  package mutating func tried(isHeld: Bool) {
    guard let rate = next else { return }
    if isHeld { held = max(held ?? 0, rate) } else { broke = min(broke ?? .max, rate) }
    guard let broke else {
      next = rate < Self.highest ? min(rate * 2, Self.highest) : nil
      return
    }
    let low = held ?? 0
    let isClose = broke - low <= max(broke / 20, Self.lowest)
    next = isClose ? nil : low + (broke - low) / 2
  }

  /// The next rate cannot be tried: the scenario holds no more.
  package mutating func end() { next = nil }

  /// A million a second.
  private static let highest: Int64 = 1_000_000_000
  /// One in ten seconds.
  private static let lowest: Int64 = 100
}
