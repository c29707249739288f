internal import SubscriptionModel

/// The claims of `signedTransactionInfo`, in the order in which genuine tokens have them.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/jwstransactiondecodedpayload
struct TransactionClaims {
  let run: Subscription
  let transaction: Transaction
  let signed: SimInstant
  let catalog: Catalog
  let customer: PlannedCustomer
  let offer: OfferClaims?
  /// The commitment that it pays for a month of, if it does.
  let commitment: CommitmentClaims?
  let tokens: CustomerTokens

  func write(into writer: inout JSONWriter) {
    writeIdentifiers(into: &writer)
    writeDates(into: &writer)
    writeOwnership(into: &writer)
    writeSale(into: &writer)
  }

  private func writeIdentifiers(into writer: inout JSONWriter) {
    writer.member("transactionId", quoted: transaction.identifier.number)
    writer.member("originalTransactionId", quoted: run.originalTransaction.number)
    writer.member("webOrderLineItemId", quoted: transaction.lineItem.number)
    writer.member("bundleId", customer.terms.app.bundleIdentifier)
    writer.member("productId", catalog.identifier(of: transaction.product))
    writer.member("subscriptionGroupIdentifier", catalog.groupIdentifier(of: transaction.product))
  }

  private func writeDates(into writer: inout JSONWriter) {
    writer.member("purchaseDate", transaction.purchaseDate.milliseconds)
    writer.member("originalPurchaseDate", run.originalPurchaseDate.milliseconds)
    writer.member("expiresDate", transaction.expiresDate.milliseconds)
  }

  private func writeOwnership(into writer: inout JSONWriter) {
    writer.member("quantity", 1)
    writer.member("type", word: "Auto-Renewable Subscription")
    writer.member("appAccountToken", tokens.account)
    writer.member("inAppOwnershipType", word: run.ownership.rawValue)
  }

  private func writeSale(into writer: inout JSONWriter) {
    SaleClaims(
      signed: signed, revocation: transaction.revocation, reason: transaction.reason,
      price: customer.policy.quirks.told(run.ownership.paid(transaction.price)),
      customer: customer, offer: offer, appTransaction: tokens.appTransaction
    ).write(into: &writer)
    if let previous = run.previousOriginalTransaction {
      writer.member("previousOriginalTransactionId", quoted: previous.number)
    }
    transaction.revocation?.writeTerms(into: &writer)
    // Genuine tokens of products without a choice of plans say nothing of it.
    if catalog.hasMonthlyPlan(transaction.product) {
      writer.member("billingPlanType", word: transaction.plan.rawValue)
    }
    commitment?.write(into: &writer)
  }
}
