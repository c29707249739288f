/// When a step happens.
package enum Moment: Hashable, Sendable {
  /// At a fixed instant.
  case at(SimInstant)
  /// So long after the step before in the same list, or after the start for the first one.
  case afterStepBefore(SimDuration)
  /// At the first such moment of the step's run strictly after the step before, moved by the
  /// offset, which may be negative.
  case anchor(Anchor, offset: SimDuration)
}

/// A moment of a subscription's own: a boundary, not its announcement.
package enum Anchor: Hashable, Sendable {
  /// The end of the n-th period since the last transaction with reason `PURCHASE`.
  case renewal(Int32)
  /// The end of a period.
  case periodEnd
  /// The end of the subscription.
  case expiry
}
