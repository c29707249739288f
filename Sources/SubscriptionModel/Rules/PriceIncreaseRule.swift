/// The price of what the next renewal buys goes up. Whoever renews is asked to agree to it, or told
/// of it where no consent is needed; the next renewal costs the new price or is not made. Whoever
/// has cancelled, owes a renewal, or is bound to a commitment first, hears of it when that has
/// changed; what is billed by the month has a price of its own.
///
/// https://developer.apple.com/documentation/storekit/managing-price-increases-for-auto-renewable-subscriptions
enum PriceIncreaseRule {
  static func apply(to subscription: Subscription, _ context: RuleContext) -> Transition {
    var after = subscription
    let news = after.hearOfPrice(context)
    return Transition(to: after, news)
  }

  /// The customer agrees. A renewal that has waited for it is made at the boundary.
  static func agree(_ subscription: Subscription) throws(Refusal) -> Transition {
    try subscription.refuseUnlessAsked()
    var after = subscription
    after.priceIncrease = .agreed
    return Transition(to: after, .priceIncrease(.agreed))
  }

  /// The customer declines: that is a cancel.
  static func decline(_ subscription: Subscription) throws(Refusal) -> Transition {
    try subscription.refuseUnlessAsked()
    return try CancelRule.apply(to: subscription)
  }
}

extension PriceIncreaseRule {
  /// The customer declines while a renewal under an offer is not paid for: that is a cancel, too.
  static func decline(
    unpaid subscription: Subscription, _ context: RuleContext
  ) throws(Refusal) -> Transition {
    try subscription.refuseUnlessAsked()
    return CancelRule.apply(toUnpaid: subscription, context)
  }
}

extension Subscription {
  /// Takes up the present price of what the next renewal buys, if the customer will pay for one
  /// and it would cost less; answers what the customer hears of it. While an increase waits for
  /// consent, another joins it.
  mutating func hearOfPrice(_ context: RuleContext) -> Fact? {
    let tariff = context.tariff
    let present = tariff.shelf.pricing(of: renewsTo)
    guard ownership == .purchased, autoRenews, renewalDue != nil, nextPlan == .upFront,
      present != renewsAt
    else { return nil }
    renewsAt = present
    let isAsked = priceIncrease == .pending || tariff.needsConsent(present)
    priceIncrease = isAsked ? .pending : .agreed
    return .priceIncrease(isAsked ? .asked : .told)
  }

  /// Refuses an answer where nothing is asked.
  fileprivate func refuseUnlessAsked() throws(Refusal) {
    guard priceIncrease == .pending else { throw .noPriceIncrease }
    guard autoRenews else { throw .autoRenewOff }
  }
}
