internal import SubscriptionModel

extension Auditor {
  /// What must hold of runs that are shared, whatever has happened: they are told of as shared, and
  /// what a member has somebody has bought.
  func judgedOwnership(_ record: LifecycleRecord) -> [(AuditFinding.Violation, Bool)] {
    let (run, isMembers) = (record.after, record.after.ownership == .familyShared)
    guard isMembers else {
      return [(.wrongSharing, record.fact.isTold(ofMembers: false))]
    }
    return [
      (.wrongSharing, record.fact.isTold(ofMembers: true) && run.customer == record.customer),
      (.wrongSharing, record.before.map { $0.ownership == .familyShared } ?? true),
      (.wrongSharing, record.fact == .unshared || isBought(run)),
      (.wrongSharing, catalog.isFamilyShareable(run.latest.product)),
    ]
  }

  /// What must hold when a member gets access.
  func judgedAccess(
    _ record: LifecycleRecord, _ access: SharedAccess
  ) -> [(AuditFinding.Violation, Bool)] {
    let (before, after) = (record.before, record.after)
    return [
      (.wrongState, (before == nil) == (access == .first) && access != .once),
      (.startsAsAnother, before != nil || after.originalTransaction == after.latest.identifier),
      (.wrongState, before?.hasAccess != true && after.hasAccess),
      (.wrongState, after.latest.reason == .purchase && after.renewals == 0),
      (.wrongState, after.recentStart == after.latest.purchaseDate),
      (.wrongState, after.latest.purchaseDate == record.instant.wholeSecond),
    ]
  }

  /// What must hold when a member loses it.
  func judgedWithdrawal(_ record: LifecycleRecord) -> [(AuditFinding.Violation, Bool)] {
    let (before, after) = (record.before, record.after)
    return [
      (.wrongState, before?.nextDue != nil && after.isRevoked && !after.autoRenews),
      (.wrongState, before?.latest.identifier == after.latest.identifier),
      (.wrongRefund, after.latest.revocation?.kind == .family),
      (.wrongRefund, after.latest.revocation?.date == record.instant.wholeSecond),
    ]
  }

  /// Whether somebody else has bought the very period that a member has.
  private func isBought(_ run: Subscription) -> Bool {
    states.values.contains {
      $0.ownership == .purchased && $0.customer != run.customer
        && $0.withoutCharges.phase == run.withoutCharges.phase
        && $0.latest.product == run.latest.product && $0.renewsTo == run.renewsTo
        && $0.latest.expiresDate == run.latest.expiresDate && $0.autoRenews == run.autoRenews
    }
  }

  /// What must hold when something bought once is shared, or shared no more.
  func judgedSharing(_ record: PurchaseRecord) -> [(AuditFinding.Violation, Bool)] {
    let purchase = record.purchase
    let isShared = record.fact == .shared(.once)
    let isBought = purchases.contains {
      $0.ownership == .purchased && $0.product == purchase.product
        && $0.customer != purchase.customer
    }
    return [
      (.outOfOrder, record.instant >= latest),
      (.wrongSharing, purchase.ownership == .familyShared && isBought),
      (.wrongSharing, catalog.isFamilyShareable(purchase.product)),
      (.wrongSharing, purchase.customer == record.customer),
      (.reusedTransaction, isShared != transactions.contains(purchase.identifier)),
      (.wrongRefund, purchase.revocation?.kind == (isShared ? nil : .family)),
    ]
  }
}

extension Fact {
  /// Whether it can be told of a run that is shared with a member, or of one that was bought.
  fileprivate func isTold(ofMembers isMembers: Bool) -> Bool {
    switch self {
    case .shared, .unshared: isMembers
    case .subscribed, .resubscribed, .refundRequested, .refunded, .refundDeclined, .refundReversed,
      .priceIncrease, .advancedCommerce, .extensionFailed, .failureToldLate, .offerRedeemed:
      !isMembers
    case .renewed, .renewedAsRecovery, .upgraded, .crossgraded, .downgradeChosen,
      .crossgradeChosen, .planChangeUndone,
      .autoRenewDisabled, .autoRenewEnabled, .renewalFailed, .graceEnded, .recovered, .expired,
      .extended:
      true
    case .boughtOnce, .told, .allExtended: false
    }
  }
}
