package import SubscriptionModel

/// What decides which legacy notifications tell something: the kind that tells it in version 2, and
/// what that kind leaves open.
package struct V1Occasion: Hashable, Sendable {
  /// What it is about.
  package enum Matter: Hashable, Sendable {
    case subscription
    case consumable
    /// Anything else that is bought once.
    case otherPurchase
    /// The app and its use.
    case app
  }

  package let kind: NotificationKind
  package let matter: Matter
  package let ownership: InAppOwnership
  /// Of a plan change: it happened at once, and does not wait for a renewal.
  package var isAtOnce = false
  /// Of a plan change at once: the period before it still runs.
  package var endsPeriod = true
  /// Of a purchase after the end: it is of another product than the one before.
  package var isOtherProduct = false
  /// Another product waits for the renewal.
  package var isOtherWaiting = false
  /// Auto-renew is on.
  package var autoRenews = true

  /// A kind told of something.
  package init(
    _ kind: NotificationKind, of matter: Matter = .subscription,
    _ ownership: InAppOwnership = .purchased
  ) {
    self.kind = kind
    self.matter = matter
    self.ownership = ownership
  }

  /// The types that tell it, in the order in which they are sent; often none.
  ///
  /// https://developer.apple.com/documentation/appstoreservernotifications/notification_type
  package func types(_ policy: V1Policy) -> [V1Type] {
    allTypes(policy).filter { $0.isTold(to: ownership, isLegacy: policy.isLegacy) }
  }

  private func allTypes(_ policy: V1Policy) -> [V1Type] {
    switch kind.type {
    case .subscribed: purchase
    case .offerRedeemed: redemption(policy)
    case .didRenew:
      kind.subtype != .billingRecovery
        ? [.didRenew] : policy.isLegacy ? [.didRecover, .renewal] : [.didRecover]
    case .didChangeRenewalPref: isAtOnce ? upgrade(policy) : [.didChangeRenewalPref]
    case .didChangeRenewalStatus: [.didChangeRenewalStatus]
    case .didFailToRenew: [.didFailToRenew]
    // The end of what was cancelled is told by nothing.
    case .expired: kind.subtype == .billingRetry ? [.didChangeRenewalStatus] : []
    case .priceIncrease: kind.subtype == .pending ? [.priceIncreaseConsent] : []
    case .refund: refund
    case .revoke: [.revoke]
    case .consumptionRequest: matter == .consumable ? [.consumptionRequest] : []
    case .gracePeriodExpired, .refundDeclined, .refundReversed, .renewalExtended,
      .renewalExtension, .oneTimeCharge, .test, .externalPurchaseToken, .rescindConsent,
      .metadataUpdate, .migration, .priceChange:
      []
    }
  }

  private var purchase: [V1Type] {
    kind.subtype == .resubscribe ? resubscription : [.initialBuy]
  }

  private var resubscription: [V1Type] {
    isOtherProduct ? [.interactiveRenewal, .didChangeRenewalStatus] : [.didChangeRenewalStatus]
  }

  /// An offer for the current plan is told by nothing.
  private func redemption(_ policy: V1Policy) -> [V1Type] {
    switch kind.subtype {
    case .initialBuy, .resubscribe: purchase
    case .upgrade: upgrade(policy)
    case .downgrade: [.didChangeRenewalPref]
    case nil: isAtOnce ? upgrade(policy) : isOtherWaiting ? [.didChangeRenewalPref] : []
    case .billingRecovery, .autoRenewDisabled, .autoRenewEnabled, .gracePeriod, .voluntary,
      .billingRetry, .priceIncrease, .productNotForSale, .pending, .accepted, .summary, .failure,
      .unreported, .created, .activeTokenReminder:
      []
    }
  }

  /// What takes the place of the plan at once.
  private func upgrade(_ policy: V1Policy) -> [V1Type] {
    let cancelled: [V1Type] = policy.isLegacy && endsPeriod ? [.cancel] : []
    return switch policy.dialect {
    case .extended: cancelled + [.didChangeRenewalPref]
    case .apple: cancelled + [.interactiveRenewal, .didChangeRenewalStatus]
    }
  }

  /// Where auto-renew is still on the refund has switched nothing.
  private var refund: [V1Type] {
    switch matter {
    case .subscription: autoRenews ? [.cancel] : [.cancel, .didChangeRenewalStatus]
    case .consumable, .otherPurchase: [.refund]
    case .app: []
    }
  }
}

extension V1Occasion {
  /// What an announcement is an occasion of; `before`: the transaction before the one it is about.
  init(_ announcement: Announcement, before: ReceiptTransaction?) {
    let kind = announcement.fact.notificationKind
    switch announcement.subject {
    case .run(let run, let transaction):
      self.init(kind, of: .subscription, run.ownership)
      isAtOnce = announcement.fact.isPlanChangeAtOnce
      endsPeriod = before?.replaced != nil
      isOtherProduct = before.map { $0.transaction.product != transaction.product } ?? false
      isOtherWaiting = run.renewsTo != run.latest.product
      autoRenews = run.autoRenews
    case .purchase(let purchase):
      self.init(
        kind, of: purchase.kind == .consumable ? .consumable : .otherPurchase, purchase.ownership)
    case .app: self.init(kind, of: .app)
    }
  }
}

extension Fact {
  /// Whether another plan has taken the place of the one before.
  fileprivate var isPlanChangeAtOnce: Bool {
    if case .crossgraded = self { return true }
    if case .offerRedeemed(.crossgrade) = self { return true }
    return self == .upgraded || self == .offerRedeemed(.upgrade)
  }
}
