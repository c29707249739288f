internal import SubscriptionModel

/// The claims of `signedTransactionInfo` of something that was bought once, in the order of those
/// of a subscription: no genuine token was found. What has to do with periods is absent.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/jwstransactiondecodedpayload
struct OneTimeClaims {
  let purchase: OneTimePurchase
  let signed: SimInstant
  let productID: String
  let customer: PlannedCustomer
  let tokens: CustomerTokens

  func write(into writer: inout JSONWriter) {
    writePurchase(into: &writer)
    writeSale(into: &writer)
  }

  private func writePurchase(into writer: inout JSONWriter) {
    writer.member("transactionId", quoted: purchase.identifier.number)
    writer.member("originalTransactionId", quoted: purchase.identifier.number)
    writer.member("bundleId", customer.terms.app.bundleIdentifier)
    writer.member("productId", productID)
    writer.member("purchaseDate", purchase.purchaseDate.milliseconds)
    writer.member("originalPurchaseDate", purchase.purchaseDate.milliseconds)
    writer.member("quantity", Int64(purchase.quantity))
    writer.member("type", word: purchase.kind.type)
    writer.member("appAccountToken", tokens.account)
    writer.member("inAppOwnershipType", word: purchase.ownership.rawValue)
  }

  private func writeSale(into writer: inout JSONWriter) {
    SaleClaims(
      signed: signed, revocation: purchase.revocation, reason: .purchase,
      price: customer.policy.quirks.told(purchase.ownership.paid(purchase.price)),
      customer: customer, appTransaction: tokens.appTransaction
    ).write(into: &writer)
    purchase.revocation?.writeTerms(into: &writer)
  }
}

extension OneTimeProduct.Kind {
  /// Apple's word for it. For free subscriptions there is none any more: they do not renew, which
  /// is what the one for non-renewing subscriptions says.
  ///
  /// https://developer.apple.com/documentation/appstoreserverapi/type
  fileprivate var type: String {
    switch self {
    case .consumable: "Consumable"
    case .nonConsumable: "Non-Consumable"
    case .nonRenewing, .free: "Non-Renewing Subscription"
    }
  }
}
