/// A paid period that ends with auto-renew off ends the subscription, for the reason for which it
/// went off.
enum ExpiryRule {
  static func apply(to subscription: Subscription) -> Transition {
    var after = subscription
    after.phase = .expired(subscription.endsFor)
    return Transition(to: after, .expired(subscription.endsFor))
  }
}
