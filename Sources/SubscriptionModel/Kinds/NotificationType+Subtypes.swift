extension NotificationType {
  /// The subtypes that Apple sends with this type; `nil` stands for none at all.
  ///
  /// https://developer.apple.com/documentation/appstoreservernotifications/notificationtype
  package var legalSubtypes: [NotificationSubtype?] {
    switch self {
    case .subscribed: [.initialBuy, .resubscribe]
    case .didRenew: [nil, .billingRecovery]
    case .didChangeRenewalPref: [.upgrade, .downgrade, nil]
    case .didChangeRenewalStatus: [.autoRenewDisabled, .autoRenewEnabled, nil]
    case .didFailToRenew: [.gracePeriod, nil]
    case .expired: [.voluntary, .billingRetry, .priceIncrease, .productNotForSale, nil]
    case .offerRedeemed: [nil, .upgrade, .downgrade]
    case .priceIncrease: [.pending, .accepted]
    case .renewalExtension: [.summary, .failure]
    case .externalPurchaseToken: [.unreported, .created, .activeTokenReminder]
    case .gracePeriodExpired, .refund, .refundDeclined, .refundReversed, .consumptionRequest,
      .revoke, .renewalExtended, .oneTimeCharge, .test, .rescindConsent, .metadataUpdate,
      .migration, .priceChange:
      [nil]
    }
  }

  /// The subtypes that Apple no longer sends with this type: since 23 January 2024 an offer that
  /// begins a subscription is announced as `SUBSCRIBED`.
  ///
  /// https://developer.apple.com/documentation/appstoreservernotifications/app-store-server-notifications-changelog
  package var legacySubtypes: [NotificationSubtype?] {
    self == .offerRedeemed ? [.initialBuy, .resubscribe] : []
  }
}
