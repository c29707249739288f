internal import SubscriptionModel

/// The claims of `signedTransactionInfo`, in the order in which genuine tokens have them.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/jwstransactiondecodedpayload
struct TransactionClaims {
  let announcement: Announcement
  let app: AppIdentity
  let product: SubscriptionProduct
  let group: SubscriptionGroup
  let storefront: Storefront
  let tokens: CustomerTokens
  let environment: String

  /// The claims as JSON.
  var json: [UInt8] {
    var writer = JSONWriter(reserving: 1024)
    writer.object {
      writeIdentifiers(into: &$0)
      writeDates(into: &$0)
      writeOwnership(into: &$0)
      writeSale(into: &$0)
    }
    return writer.bytes
  }

  private var transaction: Transaction { announcement.transaction }

  private func writeIdentifiers(into writer: inout JSONWriter) {
    writer.key("transactionId")
    writer.quoted(transaction.identifier.number)
    writer.key("originalTransactionId")
    writer.quoted(announcement.subject.originalTransaction.number)
    writer.key("webOrderLineItemId")
    writer.quoted(transaction.lineItem.number)
    writer.key("bundleId")
    writer.string(app.bundleIdentifier)
    writer.key("productId")
    writer.string(product.identifier)
    writer.key("subscriptionGroupIdentifier")
    writer.string(group.identifier)
  }

  private func writeDates(into writer: inout JSONWriter) {
    writer.key("purchaseDate")
    writer.integer(transaction.purchaseDate.milliseconds)
    writer.key("originalPurchaseDate")
    writer.integer(announcement.subject.originalPurchaseDate.milliseconds)
    writer.key("expiresDate")
    writer.integer(transaction.expiresDate.milliseconds)
  }

  private func writeOwnership(into writer: inout JSONWriter) {
    writer.key("quantity")
    writer.integer(1)
    writer.key("type")
    writer.string("Auto-Renewable Subscription")
    if let account = tokens.account {
      writer.key("appAccountToken")
      writer.string(account)
    }
    writer.key("inAppOwnershipType")
    writer.string("PURCHASED")
  }

  private func writeSale(into writer: inout JSONWriter) {
    writer.key("signedDate")
    writer.integer(announcement.instant.milliseconds)
    writer.key("environment")
    writer.string(environment)
    writer.key("transactionReason")
    writer.string(transaction.reason.rawValue)
    writer.key("storefront")
    writer.string(storefront.country)
    writer.key("storefrontId")
    writer.string(storefront.identifier)
    writer.key("price")
    writer.integer(transaction.price.milliunits)
    writer.key("currency")
    writer.string(storefront.currency)
    writer.key("appTransactionId")
    writer.quoted(tokens.appTransaction)
  }
}
