/// A type with one of the subtypes that Apple sends with it, or once sent: only such pairs exist.
package struct NotificationKind: Hashable, Sendable {
  package let type: NotificationType
  package let subtype: NotificationSubtype?

  /// The pair, if Apple sends it or once sent it.
  package init?(_ type: NotificationType, _ subtype: NotificationSubtype?) {
    guard (type.legalSubtypes + type.legacySubtypes).contains(subtype) else { return nil }
    self.type = type
    self.subtype = subtype
  }

  fileprivate init(known type: NotificationType, _ subtype: NotificationSubtype? = nil) {
    self.type = type
    self.subtype = subtype
  }

  /// `TYPE/SUBTYPE`, or the type alone where there is no subtype.
  package var text: String {
    subtype.map { "\(type.rawValue)/\($0.rawValue)" } ?? type.rawValue
  }

  /// Whether Apple no longer sends it.
  package var isLegacy: Bool { type.legacySubtypes.contains(subtype) }

  /// Every pair that Apple no longer sends.
  package static let legacy = NotificationType.allCases.flatMap { type in
    type.legacySubtypes.compactMap { NotificationKind(type, $0) }
  }

  /// Every pair that Apple sends, in Apple's order of types.
  package static let all = NotificationType.allCases.flatMap { type in
    type.legalSubtypes.compactMap { NotificationKind(type, $0) }
  }

  /// Every pair that Apple sends or once sent, in the order in which reports have them.
  package static let ever = all + legacy
}

extension Fact {
  /// The one notification that the store sends about this fact.
  package var notificationKind: NotificationKind {
    switch self {
    case .subscribed: NotificationKind(known: .subscribed, .initialBuy)
    case .resubscribed: NotificationKind(known: .subscribed, .resubscribe)
    case .renewed: NotificationKind(known: .didRenew)
    case .upgraded, .crossgraded(.apple): NotificationKind(known: .didChangeRenewalPref, .upgrade)
    case .downgradeChosen, .crossgradeChosen(.apple):
      NotificationKind(known: .didChangeRenewalPref, .downgrade)
    case .crossgraded(.omitted), .crossgradeChosen(.omitted), .planChangeUndone:
      NotificationKind(known: .didChangeRenewalPref)
    case .offerRedeemed(let effect): NotificationKind(known: .offerRedeemed, effect.subtype)
    case .autoRenewDisabled:
      NotificationKind(known: .didChangeRenewalStatus, .autoRenewDisabled)
    case .autoRenewEnabled: NotificationKind(known: .didChangeRenewalStatus, .autoRenewEnabled)
    case .renewalFailed(hasGrace: true): NotificationKind(known: .didFailToRenew, .gracePeriod)
    case .renewalFailed(hasGrace: false): NotificationKind(known: .didFailToRenew)
    case .graceEnded: NotificationKind(known: .gracePeriodExpired)
    case .failureToldLate: NotificationKind(known: .didFailToRenew)
    case .recovered, .renewedAsRecovery: NotificationKind(known: .didRenew, .billingRecovery)
    case .refundRequested: NotificationKind(known: .consumptionRequest)
    case .refunded: NotificationKind(known: .refund)
    case .refundDeclined: NotificationKind(known: .refundDeclined)
    case .refundReversed: NotificationKind(known: .refundReversed)
    case .expired(.voluntary): NotificationKind(known: .expired, .voluntary)
    case .expired(.priceIncrease): NotificationKind(known: .expired, .priceIncrease)
    case .expired(.notForSale): NotificationKind(known: .expired, .productNotForSale)
    case .priceIncrease(.asked): NotificationKind(known: .priceIncrease, .pending)
    case .priceIncrease: NotificationKind(known: .priceIncrease, .accepted)
    case .expired(.billing): NotificationKind(known: .expired, .billingRetry)
    case .expired(.other): NotificationKind(known: .expired)
    case .extended: NotificationKind(known: .renewalExtended)
    case .extensionFailed: NotificationKind(known: .renewalExtension, .failure)
    case .allExtended: NotificationKind(known: .renewalExtension, .summary)
    case .advancedCommerce(.metadataUpdate): NotificationKind(known: .metadataUpdate)
    case .advancedCommerce(.migration): NotificationKind(known: .migration)
    case .advancedCommerce(.priceChange): NotificationKind(known: .priceChange)
    case .boughtOnce: NotificationKind(known: .oneTimeCharge)
    case .shared(.first): NotificationKind(known: .subscribed, .initialBuy)
    case .shared(.again): NotificationKind(known: .subscribed, .resubscribe)
    case .shared(.once): NotificationKind(known: .oneTimeCharge)
    case .unshared: NotificationKind(known: .revoke)
    case .told(let notice): notice.notificationKind
    }
  }
}

extension AppNotice {
  /// The one notification that tells it.
  fileprivate var notificationKind: NotificationKind {
    switch self {
    case .test: NotificationKind(known: .test)
    case .externalPurchaseToken(.created, _):
      NotificationKind(known: .externalPurchaseToken, .created)
    case .externalPurchaseToken(.unreported, _):
      NotificationKind(known: .externalPurchaseToken, .unreported)
    case .externalPurchaseToken(.activeTokenReminder, _):
      NotificationKind(known: .externalPurchaseToken, .activeTokenReminder)
    case .consentRescinded: NotificationKind(known: .rescindConsent)
    }
  }
}

extension Fact.OfferEffect {
  /// The subtype of the `OFFER_REDEEMED` that tells it.
  fileprivate var subtype: NotificationSubtype? {
    switch self {
    case .firstPurchase: .initialBuy
    case .resubscription: .resubscribe
    case .renewal, .crossgrade(.omitted), .crossgradeAtRenewal(.omitted): nil
    case .upgrade, .crossgrade(.apple): .upgrade
    case .downgrade, .crossgradeAtRenewal(.apple): .downgrade
    }
  }
}
