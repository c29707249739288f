/// A renewal that must not be made, because a higher price was not agreed to or the product is no
/// longer sold, is not booked ahead of the boundary. If nothing has changed there, the subscription
/// ends with what is paid for.
enum RenewalObstacleRule {
  static func apply(
    to subscription: Subscription, because reason: ExpirationReason, _ context: RuleContext
  ) -> Transition {
    let end = subscription.latest.expiresDate
    guard context.now < end else { return self.end(subscription, because: reason) }
    var after = subscription
    after.postponeRenewal(to: end)
    return Transition(to: after)
  }

  /// It ends; what was asked of the price stays as it is.
  static func end(
    _ subscription: Subscription, because reason: ExpirationReason
  ) -> Transition {
    var after = subscription
    after.stopRenewing()
    after.priceIncrease = subscription.priceIncrease
    after.phase = .expired(reason)
    return Transition(to: after, .expired(reason))
  }
}
