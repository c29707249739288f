internal import SubscriptionModel

/// The types of legacy notifications, version 1, spelt as on the wire.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/notification_type
package enum V1Type: String, CaseIterable, Sendable {
  case initialBuy = "INITIAL_BUY"
  case didRenew = "DID_RENEW"
  case interactiveRenewal = "INTERACTIVE_RENEWAL"
  case didChangeRenewalPref = "DID_CHANGE_RENEWAL_PREF"
  case didChangeRenewalStatus = "DID_CHANGE_RENEWAL_STATUS"
  case didFailToRenew = "DID_FAIL_TO_RENEW"
  case didRecover = "DID_RECOVER"
  case cancel = "CANCEL"
  case refund = "REFUND"
  case revoke = "REVOKE"
  case priceIncreaseConsent = "PRICE_INCREASE_CONSENT"
  case consumptionRequest = "CONSUMPTION_REQUEST"
  /// Until 10 March 2021, beside ``didRecover``.
  case renewal = "RENEWAL"

  /// Whether a member of a family is told it of what is shared. Before 2021 it was less.
  func isTold(to ownership: InAppOwnership, isLegacy: Bool) -> Bool {
    switch (self, ownership) {
    case (.revoke, .purchased): false
    case (_, .purchased), (.revoke, .familyShared), (.didFailToRenew, _), (.didRecover, _): true
    case (.didChangeRenewalPref, _), (.didChangeRenewalStatus, _), (.didRenew, _),
      (.interactiveRenewal, _):
      !isLegacy
    case (.initialBuy, _), (.cancel, _), (.refund, _), (.priceIncreaseConsent, _),
      (.consumptionRequest, _), (.renewal, _):
      false
    }
  }
}
