/// A paid period that ends with auto-renew off ends the subscription, by the customer's wish.
enum ExpiryRule {
  static func apply(to subscription: Subscription) -> Transition {
    var after = subscription
    after.phase = .expired(.voluntary)
    return Transition(to: after, .expired(.voluntary))
  }
}
