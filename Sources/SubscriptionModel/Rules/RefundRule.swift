/// What a refund of the latest transaction makes of a run. Asked for in the app, it turns
/// auto-renew off at once. Granted while the period runs, it ends access; whether the run renews is
/// another matter. Taken back, all is as if it had never been. Of a period that is over it
/// changes nothing but the transaction.
enum RefundRule {
  static func apply(
    to subscription: Subscription, _ effect: RefundEffect, _ context: RuleContext
  ) throws(Refusal) -> Transition {
    var after = subscription
    let isRunning = context.now < subscription.latest.expiresDate
    switch effect {
    case .asked:
      guard subscription.autoRenews else { throw .autoRenewAlreadyOff }
      after.stopRenewing()
      return Transition(to: after, .autoRenewDisabled(by: .refundRequest))
    case .revoked(let revocation):
      after.latest.revocation = revocation
      if isRunning, case .active(let renewalDue) = subscription.phase {
        after.phase = .revoked(renewalDue: renewalDue)
        // A commitment ends with it.
        if subscription.latest.plan == .monthly { after.stopRenewing() }
      }
      return Transition(to: after, .refunded)
    case .restored:
      after.latest.revocation = nil
      if case .revoked(let renewalDue) = subscription.phase {
        after.phase =
          isRunning
          ? .active(renewalDue: max(renewalDue, context.now)) : .expired(subscription.endsFor)
      }
      return Transition(to: after, .refundReversed)
    }
  }
}
