internal import SubscriptionModel

/// What the claims of every transaction say of its sale, in the order in which genuine tokens have
/// it.
struct SaleClaims {
  let signed: SimInstant
  let revocation: Revocation?
  let reason: TransactionReason
  /// What was paid; `nil`: a member of the family paid for it.
  let price: Price?
  let customer: PlannedCustomer
  /// The offer that it was bought under.
  var offer: OfferClaims?
  let appTransaction: UInt64

  func write(into writer: inout JSONWriter) {
    writer.member("signedDate", signed.milliseconds)
    revocation?.write(into: &writer)
    writer.member("offerType", offer?.type)
    writer.member("offerIdentifier", offer?.identifier)
    writer.member("environment", word: customer.policy.environment.rawValue)
    writer.member("transactionReason", word: reason.rawValue)
    let storefront = customer.storefront
    writer.member("storefront", word: storefront.country)
    writer.member("storefrontId", word: storefront.identifier)
    if let price {
      writer.member("price", price.milliunits)
      writer.member("currency", word: storefront.currency)
    }
    writer.member("offerDiscountType", word: offer?.discountType)
    writer.member("appTransactionId", quoted: appTransaction)
    writer.member("offerPeriod", word: offer?.period)
  }
}
