/// The charge goes through at last. In the grace period the billing date is kept: the new period
/// begins where the last one ended, unless it would be over already. Afterwards a new cycle begins
/// with the payment. What is owed costs what it did when it was due: of a price that was raised
/// meanwhile the customer hears afterwards. Of what is no longer sold the subscription ends.
///
/// https://developer.apple.com/documentation/storekit/reducing-involuntary-subscriber-churn
enum BillingRecoveryRule {
  static func apply(
    to subscription: Subscription, keepingDate: Bool, _ context: RuleContext
  ) -> Transition {
    if subscription.obstacle(on: context.tariff.shelf) == .notForSale {
      return RenewalObstacleRule.end(subscription, because: .notForSale)
    }
    var after = subscription
    if keepingDate { after.renew(context) }
    if !keepingDate || after.latest.expiresDate <= context.now {
      after = subscription
      after.renew(with: context.lateRenewal(of: subscription), at: context.tariff)
      after.billingAnchor = after.latest.purchaseDate
      after.phase = context.active(on: after.latest)
    }
    after.chargesFailUntil = .distantPast
    let news = after.hearOfPrice(context)
    let isLapse = LateRenewalRule.isLapse(subscription, context)
    return Transition(to: after, isLapse ? .renewed : .recovered, news)
  }
}
