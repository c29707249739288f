extension Subscription {
  /// Until when the customer has access, as things stand: the end of the time that was paid for or
  /// granted; `nil` once it is over.
  package var entitledUntil: SimInstant? {
    switch phase {
    case .active: latest.expiresDate
    case .grace(let ends, _): ends
    case .retry, .revoked, .expired: nil
    }
  }

  /// Whether time that was paid for or granted is running at an instant: what a correct receiver
  /// gives access for.
  package func isEntitled(at instant: SimInstant) -> Bool {
    entitledUntil.map { instant < $0 } ?? false
  }
}
