internal import SubscriptionModel

/// The claims of `signedRenewalInfo`, in the order in which genuine tokens have them.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/jwsrenewalinfodecodedpayload
struct RenewalClaims {
  let run: Subscription
  let signed: SimInstant
  let catalog: Catalog
  let customer: PlannedCustomer
  let renewalPrice: Price
  /// The offer that the next renewal will be bought under.
  let offer: OfferClaims?
  /// What comes after the commitment that the run is in, if it is in one.
  let commitment: CommitmentRenewalClaims?
  let tokens: CustomerTokens

  func write(into writer: inout JSONWriter) {
    writeRenewal(into: &writer)
    writePrice(into: &writer)
    writeDates(into: &writer)
  }

  private func writeRenewal(into writer: inout JSONWriter) {
    let trouble = run.trouble
    let quirks = customer.policy.quirks
    writer.member("expirationIntent", quirks.intent(trouble?.reason.intent, in: run))
    writer.member("originalTransactionId", quoted: run.originalTransaction.number)
    writer.member("autoRenewProductId", catalog.identifier(of: run.nextProduct))
    writer.member("productId", catalog.identifier(of: run.latest.product))
    writer.member("autoRenewStatus", run.willRenew ? 1 : 0)
    if let trouble {
      writer.key("isInBillingRetryPeriod")
      writer.bool(quirks.isRetrying(trouble.isRetrying, in: run))
    }
    writer.member("priceIncreaseStatus", run.priceIncrease?.rawValue)
    writer.member("gracePeriodExpiresDate", quirks.graceEnd(run.graceEnd)?.milliseconds)
    writer.member("offerType", offer?.type)
    writer.member("offerIdentifier", offer?.identifier)
  }

  /// Genuine tokens have a price only while auto-renew is on.
  private func writePrice(into writer: inout JSONWriter) {
    guard run.willRenew else { return }
    writer.member("renewalPrice", renewalPrice.milliunits)
    writer.member("currency", word: customer.storefront.currency)
  }

  private func writeDates(into writer: inout JSONWriter) {
    writer.member("signedDate", signed.milliseconds)
    writer.member("environment", word: customer.policy.environment.rawValue)
    writer.member("recentSubscriptionStartDate", run.recentStart.milliseconds)
    writer.member("renewalDate", run.latest.expiresDate.milliseconds)
    writer.member("offerDiscountType", word: offer?.discountType)
    writeWinBackOffers(into: &writer)
    writer.member("appTransactionId", quoted: tokens.appTransaction)
    writer.member("offerPeriod", word: offer?.period)
    writer.member("appAccountToken", tokens.account)
    if catalog.hasMonthlyPlan(run.nextProduct) {
      writer.member("renewalBillingPlanType", word: run.nextPlan.rawValue)
    }
    commitment?.write(into: &writer)
  }

  /// Which win-back offers are open to the customer once it has ended: those of the product that it
  /// was last, in the order of the catalog, which knows no better one.
  ///
  /// https://developer.apple.com/documentation/appstoreserverapi/eligiblewinbackofferids
  private func writeWinBackOffers(into writer: inout JSONWriter) {
    guard run.status == .expired else { return }
    let offers = catalog.subscription(run.latest.product).offers
    let open = offers.filter { $0.kind == .winBack && $0.isEligible && $0.plan == .upFront }
    let identifiers = open.compactMap(\.identifier)
    guard !identifiers.isEmpty else { return }
    writer.key("eligibleWinBackOfferIds")
    writer.list(of: identifiers) { $0.string($1) }
  }
}

extension Subscription {
  /// Why it has ended, or why it will unless it is paid for, and whether the store still tries to
  /// charge; `nil` while it is paid for.
  var trouble: (reason: ExpirationReason, isRetrying: Bool)? {
    switch phase {
    case .active, .revoked: nil
    case .grace, .retry: (.billing, true)
    case .expired(let reason): (reason, false)
    }
  }

  /// When its grace period ends, while it is in one.
  fileprivate var graceEnd: SimInstant? {
    switch phase {
    case .grace(let ends, _): ends
    case .active, .retry, .revoked, .expired: nil
    }
  }
}

extension ExpirationReason {
  /// Apple's number for it.
  ///
  /// https://developer.apple.com/documentation/appstoreserverapi/expirationintent
  var intent: Int64 {
    switch self {
    case .voluntary: 1
    case .billing: 2
    case .priceIncrease: 3
    case .notForSale: 4
    case .other: 5
    }
  }
}
