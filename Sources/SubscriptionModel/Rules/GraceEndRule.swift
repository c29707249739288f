/// The grace period ends unpaid: access ends, and the store goes on trying to charge.
enum GraceEndRule {
  static func apply(to subscription: Subscription, retryEnds: SimInstant) -> Transition {
    var after = subscription
    after.phase = .retry(ends: retryEnds)
    return Transition(to: after, .graceEnded)
  }
}
