extension Fact {
  /// How late the store signs the notification of this fact; `nil`: at the instant of the fact.
  package var signingDelay: Promptness.Delay? {
    switch self {
    case .subscribed, .resubscribed, .upgraded, .crossgraded, .recovered, .boughtOnce,
      .shared:
      .purchase
    case .offerRedeemed(let effect): effect.isPurchase ? .purchase : .choice
    case .renewed, .renewedAsRecovery, .autoRenewDisabled(by: .store), .graceEnded, .allExtended,
      .told:
      nil
    case .renewalFailed, .failureToldLate: .failure
    case .downgradeChosen, .crossgradeChosen, .planChangeUndone,
      .autoRenewDisabled(by: .customer), .autoRenewDisabled(by: .closedAccount),
      .autoRenewDisabled(by: .priceRefusal), .autoRenewEnabled, .priceIncrease, .extended,
      .extensionFailed, .advancedCommerce, .unshared:
      .choice
    case .refundRequested, .refundReversed, .autoRenewDisabled(by: .refundRequest): .choice
    case .refunded, .refundDeclined: .refund
    case .expired: .expiry
    }
  }
}

extension Fact {
  /// Whether it is signed only once the transaction's period has begun, and whatever happens until
  /// then is signed before it.
  package var waitsForPeriod: Bool { self == .failureToldLate }
}

extension Fact.OfferEffect {
  /// Whether a new transaction comes of it at once.
  package var isPurchase: Bool {
    switch self {
    case .firstPurchase, .resubscription, .upgrade, .crossgrade: true
    case .renewal, .downgrade, .crossgradeAtRenewal: false
    }
  }
}
