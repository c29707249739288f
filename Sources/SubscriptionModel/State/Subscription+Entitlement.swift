extension Subscription {
  /// Whether time that was paid for or granted is running at an instant: what a correct receiver
  /// gives access for.
  package func isEntitled(at instant: SimInstant) -> Bool {
    switch phase {
    case .active: instant < latest.expiresDate
    case .expired: false
    }
  }
}
