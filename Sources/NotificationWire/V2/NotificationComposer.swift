package import SubscriptionModel

/// Says announcements in Apple's words. It remembers nothing between two of them: an announcement
/// and the plan hold all that a notification says.
package struct NotificationComposer: Sendable {
  private let plan: Plan
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
    let (bought, run) = (announcement.transaction, announcement.subject)
    let appTransaction = appTransactionIdentifier(of: customer.key)
    func tokens(of transaction: Transaction) -> CustomerTokens {
      CustomerTokens(
        appTransaction: appTransaction, account: customer.accountToken(transaction.account)?.text)
    }
    let boughtTokens = tokens(of: bought)
    let runTokens = run.latest.account == bought.account ? boughtTokens : tokens(of: run.latest)
    let environment = customer.policy.environment.rawValue
    let transaction = TransactionClaims(
      announcement: announcement, app: customer.app,
      product: plan.catalog.subscription(bought.product),
      group: plan.catalog.group(plan.catalog.groupOf(bought.product)),
      storefront: customer.storefront,
      offer: OfferClaims(bought.offer, of: bought.product, in: plan.catalog),
      tokens: boughtTokens, environment: environment)
    // Without auto-renew there is no next renewal that an offer could be for.
    let renewalOffer = run.autoRenews ? run.renewalOffer : nil
    let renewal = RenewalClaims(
      announcement: announcement, catalog: plan.catalog, storefront: customer.storefront,
      renewalPrice: tariffs[announcement.customer].price(of: run.renewsTo, under: renewalOffer),
      offer: OfferClaims(renewalOffer, of: run.renewsTo, in: plan.catalog),
      tokens: runTokens, environment: environment)
    let uuid = chance.uuid(.notificationUUID, of: customer.key, announcement.ordinal)
    return NotificationDraft(
      header: NotificationHeader(announcement, of: plan, uuid: uuid),
      transactionInfo: transaction.json, renewalInfo: renewal.json, app: customer.app,
      environment: environment, status: run.status)
  }

  /// `appTransactionId`: one per Apple account and app, 18 digits.
  private func appTransactionIdentifier(of customer: CustomerKey) -> UInt64 {
    let draw = chance.draw(.appTransactionIdentifier, of: customer, 0)
    return 700_000_000_000_000_000 + UInt64(draw.value(in: 0...99_999_999_999_999_999))
  }
}

/// What a token says of whose it is.
struct CustomerTokens {
  let appTransaction: UInt64
  let account: String?
}
