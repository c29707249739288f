/// Apple's notification types, spelt as on the wire.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/notificationtype
package enum NotificationType: String, CaseIterable, Sendable {
  case subscribed = "SUBSCRIBED"
  case didRenew = "DID_RENEW"
  case didChangeRenewalPref = "DID_CHANGE_RENEWAL_PREF"
  case didChangeRenewalStatus = "DID_CHANGE_RENEWAL_STATUS"
  case didFailToRenew = "DID_FAIL_TO_RENEW"
  case gracePeriodExpired = "GRACE_PERIOD_EXPIRED"
  case expired = "EXPIRED"
  case offerRedeemed = "OFFER_REDEEMED"
  case priceIncrease = "PRICE_INCREASE"
  case refund = "REFUND"
  case refundDeclined = "REFUND_DECLINED"
  case refundReversed = "REFUND_REVERSED"
  case consumptionRequest = "CONSUMPTION_REQUEST"
  case revoke = "REVOKE"
  case renewalExtended = "RENEWAL_EXTENDED"
  case renewalExtension = "RENEWAL_EXTENSION"
  case oneTimeCharge = "ONE_TIME_CHARGE"
  case test = "TEST"
  case externalPurchaseToken = "EXTERNAL_PURCHASE_TOKEN"
  case rescindConsent = "RESCIND_CONSENT"
  case metadataUpdate = "METADATA_UPDATE"
  case migration = "MIGRATION"
  case priceChange = "PRICE_CHANGE"
}
