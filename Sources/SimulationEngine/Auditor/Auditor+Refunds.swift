internal import SubscriptionModel

extension Auditor {
  /// What must hold when money is wanted back, given back or taken again. Of a period that is not
  /// the latest the run stays as it is.
  func judgedRefund(_ record: LifecycleRecord) -> [(AuditFinding.Violation, Bool)] {
    guard let before = record.before else { return [(.wrongState, false)] }
    let after = record.after
    var told = before
    told.latest.revocation = after.latest.revocation
    told.phase = after.phase
    if after.isRevoked, before.latest.commitmentMonth > 0 {
      // A commitment ends with the refund of its present month.
      told.autoRenews = false
      told.waitingOffer = nil
      if told.renewsTo != told.latest.product {
        told.renewsTo = told.latest.product
        told.renewsAt = told.latest.pricing
        told.priceIncrease = nil
      }
    }
    let isSame = before == after
    switch record.fact {
    case .refundRequested, .refundDeclined: return [(.wrongState, isSame)]
    case .refunded:
      return [
        (.wrongState, told == after),
        (.wrongRefund, isSame || before.latest.revocation == nil && after.latest.revocation != nil),
        (.wrongRefund, isSame || after.isRevoked == (before.isPaid(at: record.instant))),
      ]
    case .refundReversed:
      return [
        (.wrongState, told == after),
        (.wrongRefund, isSame || before.latest.revocation != nil && after.latest.revocation == nil),
        (.wrongRefund, !after.isRevoked || isSame),
      ]
    case .subscribed, .resubscribed, .renewed, .renewedAsRecovery, .failureToldLate, .upgraded,
      .downgradeChosen, .crossgraded,
      .crossgradeChosen, .planChangeUndone, .autoRenewDisabled, .autoRenewEnabled, .expired,
      .renewalFailed, .graceEnded, .recovered, .priceIncrease, .advancedCommerce, .boughtOnce,
      .told, .extended, .extensionFailed, .allExtended, .shared, .unshared, .offerRedeemed:
      return []
    }
  }
}

extension Subscription {
  var isRevoked: Bool {
    switch phase {
    case .revoked: true
    case .active, .grace, .retry, .expired: false
    }
  }

  /// Whether it is active in a period that runs.
  fileprivate func isPaid(at instant: SimInstant) -> Bool {
    switch phase {
    case .active: instant < latest.expiresDate
    case .grace, .retry, .revoked, .expired: false
    }
  }
}
