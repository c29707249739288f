internal import SubscriptionModel

/// The claims of `signedRenewalInfo`, in the order in which genuine tokens have them.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/jwsrenewalinfodecodedpayload
struct RenewalClaims {
  let announcement: Announcement
  let catalog: Catalog
  let storefront: Storefront
  let renewalPrice: Price
  let tokens: CustomerTokens
  let environment: String

  /// The claims as JSON.
  var json: [UInt8] {
    var writer = JSONWriter(reserving: 640)
    writer.object {
      writeRenewal(into: &$0)
      writePrice(into: &$0)
      writeDates(into: &$0)
    }
    return writer.bytes
  }

  private var run: Subscription { announcement.subject }

  private func writeRenewal(into writer: inout JSONWriter) {
    let expiration = run.expiration
    if let expiration {
      writer.key("expirationIntent")
      writer.integer(expiration.intent)
    }
    writer.key("originalTransactionId")
    writer.quoted(run.originalTransaction.number)
    writer.key("autoRenewProductId")
    writer.string(catalog.subscription(run.renewsTo).identifier)
    writer.key("productId")
    writer.string(catalog.subscription(run.latest.product).identifier)
    writer.key("autoRenewStatus")
    writer.integer(run.autoRenews ? 1 : 0)
    if expiration != nil {
      writer.key("isInBillingRetryPeriod")
      writer.bool(false)
    }
  }

  /// Genuine tokens have a price only while auto-renew is on.
  private func writePrice(into writer: inout JSONWriter) {
    guard run.autoRenews else { return }
    writer.key("renewalPrice")
    writer.integer(renewalPrice.milliunits)
    writer.key("currency")
    writer.string(storefront.currency)
  }

  private func writeDates(into writer: inout JSONWriter) {
    writer.key("signedDate")
    writer.integer(announcement.instant.milliseconds)
    writer.key("environment")
    writer.string(environment)
    writer.key("recentSubscriptionStartDate")
    writer.integer(run.recentStart.milliseconds)
    writer.key("renewalDate")
    writer.integer(run.latest.expiresDate.milliseconds)
    writer.key("appTransactionId")
    writer.quoted(tokens.appTransaction)
    if let account = tokens.account {
      writer.key("appAccountToken")
      writer.string(account)
    }
  }
}

extension Subscription {
  /// Why it ended, if it has.
  fileprivate var expiration: ExpirationReason? {
    switch phase {
    case .active: nil
    case .expired(let reason): reason
    }
  }
}

extension ExpirationReason {
  /// Apple's number for it.
  ///
  /// https://developer.apple.com/documentation/appstoreserverapi/expirationintent
  fileprivate var intent: Int64 {
    switch self {
    case .voluntary: 1
    }
  }
}
