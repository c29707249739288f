/// A deadline with its instant.
package struct DueDeadline: Hashable, Sendable {
  package let instant: SimInstant
  package let deadline: Deadline

  package init(instant: SimInstant, deadline: Deadline) {
    self.instant = instant
    self.deadline = deadline
  }
}

extension Subscription {
  /// What this run waits for next; `nil` when nothing will happen by itself.
  package var nextDue: DueDeadline? {
    switch phase {
    case .active(let renewalDue):
      autoRenews
        ? DueDeadline(instant: renewalDue, deadline: .renewal)
        : DueDeadline(instant: latest.expiresDate, deadline: .periodEnd)
    case .expired: nil
    }
  }
}
