internal import SubscriptionModel

extension Auditor {
  /// What must hold when a renewal fails, when access ends for it, and when it succeeds at last.
  func judgedTrouble(_ record: LifecycleRecord) -> [(AuditFinding.Violation, Bool)] {
    guard let before = record.before else { return [(.wrongState, false)] }
    let (after, end) = (record.after, record.after.latest.expiresDate)
    switch record.fact {
    case .renewalFailed(let hasGrace):
      return [
        (.failedEarly, record.instant == end && (before.autoRenews || before.owesMonths)),
        (.wrongState, before.latest == after.latest && after.isUnpaid),
        (.wrongState, hasGrace == after.isInGrace),
        (.wrongGrace, !hasGrace || billing(of: record).gracePeriod != .off),
      ]
    case .graceEnded:
      return [
        (.wrongState, before.isInGrace && after.isUnpaid && !after.isInGrace),
        (.wrongGrace, record.instant > end && record.instant <= end + retryLength(record)),
      ]
    case .recovered:
      // A grace period may be longer than the period: then the kept date is over already.
      let kept = before.isInGrace ? before.latest.expiresDate : nil
      let isKept = kept == after.latest.purchaseDate && after.latest.expiresDate > record.instant
      let isLate = after.latest.purchaseDate == record.instant.wholeSecond
      let isOver = kept.map { record.instant - $0 >= after.latest.period } ?? true
      return [
        (.wrongState, before.isUnpaid && after.latest.reason == .renewal),
        (.wrongState, after.autoRenews || before.owesMonths),
        (.wrongRecovery, isKept || isLate && isOver),
        (.reusedTransaction, after.latest.identifier != before.latest.identifier),
        (.wrongPlan, after.latest.product == renewed(before)),
        (.wrongState, after.renewals == before.renewals + 1),
      ]
    case .subscribed, .resubscribed, .renewed, .renewedAsRecovery, .failureToldLate, .upgraded,
      .downgradeChosen, .crossgraded,
      .crossgradeChosen, .planChangeUndone, .autoRenewDisabled, .autoRenewEnabled, .expired,
      .priceIncrease, .advancedCommerce, .boughtOnce, .told, .refundRequested, .refunded,
      .refundDeclined, .refundReversed, .extended, .extensionFailed, .allExtended, .shared,
      .unshared, .offerRedeemed:
      return []
    }
  }

  /// What must hold of every end.
  func judgedEnd(_ record: LifecycleRecord) -> [(AuditFinding.Violation, Bool)] {
    [
      (.wrongState, record.before.map { !$0.isOver } ?? false),
      (.wrongState, record.after.isOver && !record.after.autoRenews),
    ]
  }

  /// How long the store tries to charge the customer of a record.
  func retryLength(_ record: LifecycleRecord) -> SimDuration {
    let customer = Int(record.customer.number)
    if let length = billing(of: record).retryLengthOverride { return length }
    // Months of a commitment are tried half as long again.
    let months: Int64 = record.after.latest.commitmentMonth == 0 ? 2 : 3
    switch calendars[customer] {
    case .compressed(let rate): return rate.month * months
    case .uniform(let length): return length * months
    case .real, .universal: return .days(30 * months)
    }
  }

  private func billing(of record: LifecycleRecord) -> BillingPolicy {
    billing[Int(record.customer.number)]
  }
}

extension Subscription {
  /// The run without what nobody is told of: whether charges fail, and when the next one is tried.
  var withoutCharges: Subscription {
    var told = self
    told.chargesFailUntil = .distantPast
    switch phase {
    case .active: told.phase = .active(renewalDue: latest.expiresDate)
    case .revoked: told.phase = .revoked(renewalDue: latest.expiresDate)
    case .grace, .retry, .expired: break
    }
    return told
  }

  /// Whether a renewal could not be charged and the store still tries.
  var isUnpaid: Bool {
    switch phase {
    case .grace, .retry: true
    case .active, .revoked, .expired: false
    }
  }

  var isInGrace: Bool {
    switch phase {
    case .grace: true
    case .active, .retry, .revoked, .expired: false
    }
  }

  var isOver: Bool {
    switch phase {
    case .expired: true
    case .active, .grace, .retry, .revoked: false
    }
  }

  /// Whether it is running or in its grace period.
  var hasAccess: Bool {
    switch phase {
    case .active, .grace: true
    case .retry, .revoked, .expired: false
    }
  }
}
