/// A cancel, by the customer's wish or with the account, turns auto-renew off and leaves the paid
/// period alone; a plan change or an offer that waited is gone. From a renewal's booking on the
/// booked period is the paid one. While a price increase waits for consent it is a refusal.
enum CancelRule {
  static func apply(
    to subscription: Subscription, by agent: Fact.Agent = .customer
  ) throws(Refusal) -> Transition {
    guard subscription.autoRenews else { throw .autoRenewAlreadyOff }
    var after = subscription
    let agent = agent.answering(subscription)
    after.stopRenewing(endsFor: agent.reason)
    return Transition(to: after, .autoRenewDisabled(by: agent))
  }

  /// A cancel of an unpaid subscription ends access and charging at once.
  static func apply(
    toUnpaid subscription: Subscription, by agent: Fact.Agent = .customer, _ context: RuleContext
  ) -> Transition {
    var after = subscription
    let agent = agent.answering(subscription)
    after.stopRenewing(endsFor: agent.reason)
    after.phase = .retry(ends: context.now)
    return Transition(to: after, .autoRenewDisabled(by: agent))
  }
}

extension Fact.Agent {
  /// A customer who cancels while asked about a price refuses it.
  fileprivate func answering(_ subscription: Subscription) -> Fact.Agent {
    self == .customer && subscription.priceIncrease == .pending ? .priceRefusal : self
  }

  /// Why a subscription ends whose auto-renew went off so.
  fileprivate var reason: ExpirationReason {
    switch self {
    case .customer, .store, .refundRequest, .priceRefusal: .voluntary
    case .closedAccount: .other
    }
  }
}
