/// A deadline with its instant.
package struct DueDeadline: Hashable, Sendable {
  package let instant: SimInstant
  package let deadline: Deadline

  @inlinable package init(instant: SimInstant, deadline: Deadline) {
    self.instant = instant
    self.deadline = deadline
  }
}

extension Subscription {
  /// What this run waits for next; `nil` when nothing will happen by itself.
  package var nextDue: DueDeadline? {
    switch phase {
    case .active(let renewalDue):
      willRenew
        ? DueDeadline(instant: renewalDue, deadline: .renewal)
        : DueDeadline(instant: latest.expiresDate, deadline: .periodEnd)
    case .grace(let ends, _): unpaidDue(until: ends, then: .graceEnd)
    case .retry(let ends): unpaidDue(until: ends, then: .retryEnd)
    case .revoked(let renewalDue):
      // Nothing is told of the end of a period that the customer was paid back for.
      autoRenews ? DueDeadline(instant: renewalDue, deadline: .renewal) : nil
    case .expired: nil
    }
  }

  /// An unpaid run waits for the charges to succeed again, or for the end of its phase.
  private func unpaidDue(until end: SimInstant, then deadline: Deadline) -> DueDeadline {
    willRenew && chargesFailUntil <= end
      ? DueDeadline(instant: chargesFailUntil, deadline: .recovery)
      : DueDeadline(instant: end, deadline: deadline)
  }
}
