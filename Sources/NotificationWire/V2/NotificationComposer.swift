package import SubscriptionModel

/// Says announcements in Apple's words. It remembers nothing between two of them: an announcement
/// and the plan hold all that a notification says.
package struct NotificationComposer: Sendable {
  private let plan: Plan
  var catalog: Catalog { plan.catalog }
  private let chance: Chance
  private let tariffs: Tariffs

  /// A composer for announcements of this plan.
  package init(_ plan: Plan) {
    self.plan = plan
    chance = plan.chance
    tariffs = Tariffs(of: plan)
  }

  /// The notification about an announcement.
  package func compose(_ announcement: Announcement) -> NotificationDraft {
    let customer = plan.customer(announcement.customer)
    let uuid = chance.uuid(.notificationUUID, of: customer.key, announcement.ordinal)
    let header = NotificationHeader(announcement, to: customer, of: plan.catalog, uuid: uuid)
    switch announcement.subject {
    case .run(let run, let transaction):
      return NotificationDraft(
        header: header, inner: claims(run, transaction, announcement, of: customer),
        recipient: customer,
        carried: .data(status: run.status, reason: announcement.fact.refundReason))
    case .purchase(let purchase):
      return NotificationDraft(
        header: header, inner: claims(purchase, announcement, of: customer), recipient: customer,
        carried: .data(status: nil, reason: announcement.fact.refundReason))
    case .app(.token(let token)):
      let id = chance.uuid(.externalPurchaseToken, of: customer.key, token.number)
      return NotificationDraft(
        header: header, inner: InnerClaims(), recipient: customer,
        carried: .externalPurchaseToken(token, id: id))
    case .app(.extensions(let result)):
      let id = chance.uuid(.massExtension, of: customer.key, result.number)
      return NotificationDraft(
        header: header, inner: InnerClaims(), recipient: customer,
        carried: .summary(
          SummaryClaims(
            result: result, request: id, app: customer.app,
            productID: plan.catalog.identifier(of: result.product),
            environment: customer.policy.environment.rawValue)))
    case .app(nil) where announcement.fact == .told(.consentRescinded):
      return NotificationDraft(
        header: header, inner: claimsOfTheApp(announcement, of: customer), recipient: customer,
        carried: .appData)
    case .app(nil):
      return NotificationDraft(
        header: header, inner: InnerClaims(), recipient: customer,
        carried: .appAlone)
    }
  }

  private func claims(
    _ run: Subscription, _ transaction: Transaction, _ announcement: Announcement,
    of customer: PlannedCustomer
  ) -> InnerClaims {
    let tokens = tokens(run.accountToken, of: customer)
    let quirks = customer.policy.quirks
    let signed = announcement.instant - quirks.outerSignedLater
    var transaction = transaction
    transaction.revocation = quirks.told(transaction.revocation, in: announcement.fact)
    transaction.expiresDate = quirks.end(of: transaction, in: run)
    let transactionClaims = TransactionClaims(
      run: run, transaction: transaction, signed: signed, catalog: plan.catalog,
      customer: customer,
      offer: OfferClaims(transaction.offer, of: transaction.product, in: plan.catalog),
      commitment: commitment(of: transaction, in: run, customer), tokens: tokens)
    // Without auto-renew there is no next renewal that an offer could be for.
    let renewalOffer = run.autoRenews ? run.renewalOffer : nil
    let tariff = tariffs[announcement.customer]
    let renewalClaims = RenewalClaims(
      run: run, signed: signed, catalog: plan.catalog, customer: customer,
      renewalPrice: tariff.price(
        of: run.nextProduct, on: run.nextPlan, under: renewalOffer, at: run.nextPricing),
      offer: OfferClaims(renewalOffer, of: run.nextProduct, in: plan.catalog),
      commitment: commitmentRenewal(of: run, customer, tariff), tokens: tokens)
    return InnerClaims(transaction: transactionClaims.json, renewal: renewalClaims.json)
  }

  private func claims(
    _ purchase: OneTimePurchase, _ announcement: Announcement, of customer: PlannedCustomer
  ) -> InnerClaims {
    let quirks = customer.policy.quirks
    var purchase = purchase
    purchase.revocation = quirks.told(purchase.revocation, in: announcement.fact)
    let claims = OneTimeClaims(
      purchase: purchase, signed: announcement.instant - quirks.outerSignedLater,
      productID: plan.catalog.identifier(of: purchase.product), customer: customer,
      tokens: tokens(purchase.accountToken, of: customer))
    return InnerClaims(transaction: claims.json)
  }

  private func claimsOfTheApp(
    _ announcement: Announcement, of customer: PlannedCustomer
  ) -> InnerClaims {
    let claims = AppTransactionClaims(
      signed: announcement.instant - customer.policy.quirks.outerSignedLater, start: plan.start,
      app: customer.app,
      appTransaction: appTransactionIdentifier(of: customer.key),
      environment: customer.policy.environment)
    return InnerClaims(appTransaction: claims.json)
  }

  private func tokens(_ account: AccountToken, of customer: PlannedCustomer) -> CustomerTokens {
    CustomerTokens(
      appTransaction: appTransactionIdentifier(of: customer.key),
      account: plan.accountToken(account, of: customer))
  }

  /// `appTransactionId`: one per Apple account and app, 18 digits.
  private func appTransactionIdentifier(of customer: CustomerKey) -> UInt64 {
    let draw = chance.draw(.appTransactionIdentifier, of: customer, 0)
    return 700_000_000_000_000_000 + UInt64(draw.value(in: 0...99_999_999_999_999_999))
  }
}

extension Fact {
  /// Why the customer wants money back, in the notification that asks the developer.
  fileprivate var refundReason: RefundReason? {
    guard case .refundRequested(let reason) = self else { return nil }
    return reason
  }
}

/// What stands in every token of a customer.
struct CustomerTokens {
  let appTransaction: UInt64
  let account: RandomUUID?
}
