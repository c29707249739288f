/// Apple's notification subtypes, spelt as on the wire.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/subtype
package enum NotificationSubtype: String, CaseIterable, Sendable {
  case initialBuy = "INITIAL_BUY"
  case resubscribe = "RESUBSCRIBE"
  case billingRecovery = "BILLING_RECOVERY"
  case upgrade = "UPGRADE"
  case downgrade = "DOWNGRADE"
  case autoRenewDisabled = "AUTO_RENEW_DISABLED"
  case autoRenewEnabled = "AUTO_RENEW_ENABLED"
  case gracePeriod = "GRACE_PERIOD"
  case voluntary = "VOLUNTARY"
  case billingRetry = "BILLING_RETRY"
  case priceIncrease = "PRICE_INCREASE"
  case productNotForSale = "PRODUCT_NOT_FOR_SALE"
  case pending = "PENDING"
  case accepted = "ACCEPTED"
  case summary = "SUMMARY"
  case failure = "FAILURE"
  case unreported = "UNREPORTED"
  case created = "CREATED"
  case activeTokenReminder = "ACTIVE_TOKEN_REMINDER"
}
