extension NotificationKind {
  /// What makes the store send it. The last row of each type stands for the rest of it; that no
  /// two kinds share a trigger is tested.
  ///
  /// https://developer.apple.com/documentation/appstoreservernotifications/notificationtype
  package var trigger: String {
    switch (type, subtype) {
    case (.subscribed, .initialBuy): "a first purchase in a group, or first access in a family"
    case (.subscribed, _): "a purchase in the group after the end"
    case (.didRenew, nil): "a renewal is charged"
    case (.didRenew, _): "a renewal that could not be charged is charged at last"
    case (.didChangeRenewalPref, .upgrade):
      "a higher level, or another product of equal level and length, is chosen and starts at once"
    case (.didChangeRenewalPref, .downgrade):
      "a lower level, or equal level and another length, is chosen for the next renewal"
    case (.didChangeRenewalPref, _):
      "the plan is chosen again before another took effect; a crossgrade, where so set"
    case (.didChangeRenewalStatus, .autoRenewDisabled):
      "auto-renew goes off: a cancel, the renewal cap, or a refund asked for in the app"
    case (.didChangeRenewalStatus, .autoRenewEnabled): "auto-renew is turned on again"
    case (.didChangeRenewalStatus, _):
      "on Apple's page for a cancel after a price increase; AUTO_RENEW_DISABLED is sent instead"
    case (.didFailToRenew, .gracePeriod): "a renewal cannot be charged, and grace begins"
    case (.didFailToRenew, _): "a renewal cannot be charged, and billing retry begins"
    case (.gracePeriodExpired, _): "grace ends unpaid, and billing retry goes on"
    case (.expired, .voluntary): "a period ends with auto-renew off"
    case (.expired, .billingRetry): "billing retry ends without a charge"
    case (.expired, .priceIncrease): "a price increase was not agreed to"
    case (.expired, .productNotForSale): "the product is no longer sold when it should renew"
    case (.expired, _): "a subscription ends for another reason"
    case (.offerRedeemed, nil): "an offer is taken for the current product"
    case (.offerRedeemed, .upgrade): "an offer is taken for a higher level, at once"
    case (.offerRedeemed, .downgrade): "an offer is taken for a lower level, at the renewal"
    case (.offerRedeemed, .initialBuy): "before 2024: an offer is taken for a first purchase"
    case (.offerRedeemed, _): "before 2024: an offer is taken after the end"
    case (.priceIncrease, .pending): "a price increase waits for the customer's consent"
    case (.priceIncrease, _): "a price increase is agreed to, or needs no consent"
    case (.refund, _): "a refund is granted"
    case (.refundDeclined, _): "a refund is declined"
    case (.refundReversed, _): "a refund is taken back"
    case (.consumptionRequest, _): "a refund is asked for, and the store asks about consumption"
    case (.revoke, _): "a family member loses shared access"
    case (.renewalExtended, _): "one subscription's renewal date is extended"
    case (.renewalExtension, .summary): "an extension for all subscribers is done"
    case (.renewalExtension, _): "an extension for all subscribers fails for one of them"
    case (.oneTimeCharge, _): "something is bought that does not renew"
    case (.test, _): "the developer asks for a test notification"
    case (.externalPurchaseToken, .unreported): "an external purchase token was not reported"
    case (.externalPurchaseToken, .created): "an external purchase token is made"
    case (.externalPurchaseToken, _): "a month has passed since a token that is still active"
    case (.rescindConsent, _): "a guardian withdraws consent for a child's use of the app"
    case (.metadataUpdate, _): "Advanced Commerce: a subscription's metadata is changed"
    case (.migration, _): "Advanced Commerce: a subscription is migrated to it"
    case (.priceChange, _): "Advanced Commerce: a subscription's price is changed"
    }
  }

  /// Whether it stands in the list of kinds: all but the one that Apple's page has and nobody has
  /// seen, a change of auto-renew that does not say which.
  package var isListed: Bool { self != NotificationKind(.didChangeRenewalStatus, nil) }
}
