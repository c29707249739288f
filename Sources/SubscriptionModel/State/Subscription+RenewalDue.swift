extension Subscription {
  /// When the next renewal will be charged if auto-renew is on by then, while a paid period runs.
  package var renewalDue: SimInstant? {
    switch phase {
    case .active(let due), .revoked(let due): due
    case .grace, .retry, .expired: nil
    }
  }

  /// Makes sure that the next renewal is not due in the past.
  package mutating func postponeRenewal(to instant: SimInstant) {
    switch phase {
    case .active(let due): phase = .active(renewalDue: max(due, instant))
    case .revoked(let due): phase = .revoked(renewalDue: max(due, instant))
    case .grace, .retry, .expired: break
    }
  }
}
