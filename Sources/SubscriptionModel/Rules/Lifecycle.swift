/// The law of a subscription's life: which rule answers which event in which phase.
package enum Lifecycle {
  /// What an event makes of a run, `nil` being a group in which the customer never had one.
  ///
  /// Throws a `Refusal` where an action does not apply. A deadline in a phase that cannot hold it
  /// traps: deadlines live in the phases, so it would be a mistake of the engine's.
  package static func transition(
    of subscription: Subscription?, on event: Event, in context: RuleContext
  ) throws(Refusal) -> Transition {
    switch event {
    case .action(let action): try transition(of: subscription, on: action, context)
    case .deadline(let deadline): transition(of: subscription, at: deadline, context)
    case .refund(let effect): try transition(of: subscription, after: effect, context)
    case .priceRaised: transition(atNewPriceOf: subscription, context)
    }
  }

  private static func transition(
    of subscription: Subscription?, on action: Action, _ context: RuleContext
  ) throws(Refusal) -> Transition {
    if let product = action.chosen, !context.tariff.shelf.isForSale(product) {
      throw .notForSale(product)
    }
    guard let subscription else {
      if case .redeem(let product, let code) = action {
        return try PurchaseRule.apply(buying: product, .offer(code), context)
      }
      guard case .buy(let product, let choice) = action else { throw .notSubscribed }
      return try PurchaseRule.apply(buying: product, choice, context)
    }
    // What is shared follows the purchaser's run and nobody else.
    guard subscription.ownership == .purchased else { throw .onlyForPurchaser }
    switch (subscription.phase, action) {
    case (.active, .buy):
      throw .alreadySubscribed(
        to: subscription.latest.product, until: subscription.latest.expiresDate)
    case (.grace(let ends, _), .buy):
      throw .alreadySubscribed(to: subscription.latest.product, until: ends)
    case (.retry, .buy(let product, let choice)), (.revoked, .buy(let product, let choice)),
      (.expired, .buy(let product, let choice)):
      return try ResubscribeRule.apply(to: subscription, buying: product, choice, context)
    case (.active, .changePlan(let product, let offer)),
      (.grace, .changePlan(let product, let offer)),
      (.retry, .changePlan(let product, let offer)):
      let choice = PlanChoice(product: product, offer: offer)
      return try PlanChangeRule.apply(to: subscription, choosing: choice, context)
    case (.active, .redeem(let product, let code)), (.grace, .redeem(let product, let code)):
      let choice = PlanChoice(product: product, offer: code, accountToken: context.accountToken)
      return try PlanChangeRule.apply(to: subscription, choosing: choice, context)
    case (.retry, .redeem(let product, let code)), (.revoked, .redeem(let product, let code)),
      (.expired, .redeem(let product, let code)):
      return try ResubscribeRule.apply(to: subscription, buying: product, .offer(code), context)
    case (.active, .cancel), (.revoked, .cancel):
      return try CancelRule.apply(to: subscription)
    case (.grace, .cancel) where context.policy.quirks.has(.graceAfterCancel):
      return try CancelRule.apply(to: subscription)
    case (.grace, .closeAccount) where !subscription.autoRenews:
      throw .autoRenewAlreadyOff
    case (.retry, .cancel) where subscription.isCommitted:
      return try CancelRule.apply(to: subscription)
    case (.retry, .resume) where subscription.isCommitted && !subscription.autoRenews:
      return try ResumeRule.apply(to: subscription, renewalDue: context.now, context)
    case (.grace, .cancel), (.retry, .cancel):
      return CancelRule.apply(toUnpaid: subscription, context)
    case (.active(let renewalDue), .resume):
      return try ResumeRule.apply(to: subscription, renewalDue: renewalDue, context)
    case (.grace, .resume) where !subscription.autoRenews: throw .notSubscribed
    case (.revoked, .changePlan(let product, let offer)) where subscription.autoRenews:
      let choice = PlanChoice(product: product, offer: offer)
      return try PlanChangeRule.apply(to: subscription, choosing: choice, context)
    case (.revoked, .resume) where subscription.autoRenews, (.grace, .resume), (.retry, .resume):
      throw .autoRenewAlreadyOn
    case (.active, .failBilling(let length)), (.grace, .failBilling(let length)),
      (.retry, .failBilling(let length)), (.revoked, .failBilling(let length)):
      return BillingRule.fail(subscription, for: length, context)
    case (.active(let renewalDue), .fixBilling)
    where LateFailureRule.applies(to: subscription, renewalDue: renewalDue, context):
      return LateFailureRule.apply(to: subscription, context)
    case (.active, .fixBilling), (.revoked, .fixBilling):
      return try BillingRule.fix(subscription, context)
    case (.grace, .fixBilling) where !subscription.autoRenews:
      return try BillingRule.fix(subscription, context)
    case (.grace, .fixBilling):
      return BillingRecoveryRule.apply(to: subscription, keepingDate: true, context)
    case (.retry, .fixBilling):
      return BillingRecoveryRule.apply(to: subscription, keepingDate: false, context)
    case (.active, .advancedCommerce(let change)), (.grace, .advancedCommerce(let change)),
      (.retry, .advancedCommerce(let change)):
      return AdvancedCommerceRule.apply(to: subscription, change, context)
    case (.active, .consentToPrice), (.grace, .consentToPrice), (.retry, .consentToPrice),
      (.revoked, .consentToPrice):
      return try PriceIncreaseRule.agree(subscription)
    case (.active, .declinePrice), (.revoked, .declinePrice):
      return try PriceIncreaseRule.decline(subscription)
    case (.grace, .declinePrice), (.retry, .declinePrice):
      return try PriceIncreaseRule.decline(unpaid: subscription, context)
    case (_, .raisePrice), (_, .withdrawProduct): preconditionFailure("\(action) is about no run")
    case (_, .extendRenewal(let order)):
      return try ExtensionRule.apply(to: subscription, order, context)
    case (.active, .closeAccount), (.revoked, .closeAccount):
      return try CancelRule.apply(to: subscription, by: .closedAccount)
    case (.retry, .closeAccount) where subscription.isCommitted:
      return try CancelRule.apply(to: subscription, by: .closedAccount)
    case (.grace, .closeAccount), (.retry, .closeAccount):
      return CancelRule.apply(toUnpaid: subscription, by: .closedAccount, context)
    case (_, .extendAll): preconditionFailure("an extension for all is about no single run")
    case (_, .tell(let notice)): preconditionFailure("\(notice) is about no run")
    case (_, .requestRefund), (_, .decideRefund), (_, .reverseRefund):
      preconditionFailure("\(action) is about a transaction")
    case (_, .shareWithFamily), (_, .stopSharing):
      preconditionFailure("\(action) is about other runs")
    case (.revoked, .changePlan), (.revoked, .resume), (.revoked, .advancedCommerce):
      throw .notSubscribed
    case (.expired, .changePlan), (.expired, .cancel), (.expired, .resume),
      (.expired, .failBilling), (.expired, .fixBilling), (.expired, .consentToPrice),
      (.expired, .declinePrice), (.expired, .advancedCommerce), (.expired, .closeAccount):
      throw .notSubscribed
    }
  }

  private static func transition(
    of subscription: Subscription?, at deadline: Deadline, _ context: RuleContext
  ) -> Transition {
    guard let subscription else { preconditionFailure("\(deadline) of a run that never began") }
    switch (subscription.phase, deadline) {
    case (.active, .renewal), (.revoked, .renewal):
      guard subscription.isCommitted || context.policy.renews(after: subscription.renewals)
      else {
        return RenewalCapRule.apply(to: subscription)
      }
      if let reason = subscription.obstacle(on: context.tariff.shelf) {
        return RenewalObstacleRule.apply(to: subscription, because: reason, context)
      }
      if context.now < subscription.chargesFailUntil {
        return BillingFailureRule.apply(to: subscription, context)
      }
      if case .active = subscription.phase, context.policy.quirks.has(.lateRenewal) {
        return LateRenewalRule.lapse(subscription, context)
      }
      return RenewalRule.apply(to: subscription, context)
    case (.active, .periodEnd):
      return ExpiryRule.apply(to: subscription)
    case (.grace, .recovery):
      return BillingRecoveryRule.apply(to: subscription, keepingDate: true, context)
    case (.retry, .recovery):
      return BillingRecoveryRule.apply(to: subscription, keepingDate: false, context)
    case (.grace(_, let retryEnds), .graceEnd) where subscription.autoRenews:
      return GraceEndRule.apply(to: subscription, retryEnds: retryEnds)
    case (.grace, .graceEnd), (.retry, .retryEnd):
      return RetryEndRule.apply(to: subscription, context)
    case (.active, .recovery), (.active, .graceEnd), (.active, .retryEnd), (.grace, .renewal),
      (.grace, .periodEnd), (.grace, .retryEnd), (.retry, .renewal), (.retry, .periodEnd),
      (.retry, .graceEnd), (.revoked, .periodEnd), (.revoked, .recovery), (.revoked, .graceEnd),
      (.revoked, .retryEnd), (.expired, _):
      preconditionFailure("\(deadline) of a run that is \(subscription.phase)")
    }
  }

  /// Of a higher price those hear who renew.
  private static func transition(
    atNewPriceOf subscription: Subscription?, _ context: RuleContext
  ) -> Transition {
    guard let subscription else { preconditionFailure("a price of a run that never began") }
    return PriceIncreaseRule.apply(to: subscription, context)
  }

  /// A refund of the latest transaction is possible in every phase.
  private static func transition(
    of subscription: Subscription?, after effect: RefundEffect, _ context: RuleContext
  ) throws(Refusal) -> Transition {
    guard let subscription else { throw .nothingToRefund }
    return try RefundRule.apply(to: subscription, effect, context)
  }
}

extension Action {
  /// The product that it chooses, if it does.
  fileprivate var chosen: ProductIndex? {
    switch self {
    case .buy(let product, _), .changePlan(let product, _), .redeem(let product, _): product
    case .cancel, .resume, .failBilling, .fixBilling, .consentToPrice, .declinePrice, .raisePrice,
      .withdrawProduct, .requestRefund, .decideRefund, .reverseRefund, .extendRenewal,
      .extendAll, .closeAccount, .shareWithFamily, .stopSharing, .advancedCommerce, .tell:
      nil
    }
  }
}
