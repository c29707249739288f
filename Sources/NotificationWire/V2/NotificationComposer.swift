package import SubscriptionModel

/// Says announcements in Apple's words. It remembers nothing between two of them: an announcement
/// and the plan hold all that a notification says. An object, because all that writes members asks
/// it, and it has twenty references.
package final class NotificationComposer: Sendable {
  private let plan: Plan
  let catalog: Catalog
  private let chance: Chance
  private let tariffs: Tariffs

  /// A composer for announcements of this plan.
  package init(_ plan: Plan) {
    self.plan = plan
    catalog = plan.catalog
    chance = plan.chance
    tariffs = Tariffs(of: plan)
  }

  /// The notification about an announcement.
  package func compose(_ announcement: Announcement) -> NotificationDraft {
    let customer = plan.customer(announcement.customer)
    let uuid = chance.uuid(.notificationUUID, of: customer.key, announcement.ordinal)
    func draft(
      _ carried: PayloadClaims.Carried,
      _ inner: (inout JSONWriter, inout InnerClaims.Places) -> Void = { _, _ in }
    ) -> NotificationDraft {
      NotificationDraft(
        header: NotificationHeader(
          announcement, to: customer, of: catalog, uuid: uuid),
        payload: PayloadClaims(
          kind: announcement.fact.notificationKind, uuid: uuid, signed: announcement.instant,
          recipient: customer, carried: carried
        ).composed(inner))
    }
    let reason = announcement.fact.refundReason
    switch announcement.subject {
    case .run(let run, let transaction):
      return draft(.data(status: run.status, reason: reason)) { writer, places in
        places.transaction = writer.object("transactionInfo") {
          claims(transaction, of: run, announcement, customer).write(into: &$0)
        }
        places.renewal = writer.object("renewalInfo") {
          claims(run, announcement, customer).write(into: &$0)
        }
      }
    case .purchase(let purchase):
      return draft(.data(status: nil, reason: reason)) { writer, places in
        places.transaction = writer.object("transactionInfo") {
          claims(purchase, announcement, customer).write(into: &$0)
        }
      }
    case .app(.token(let token)):
      let id = chance.uuid(.externalPurchaseToken, of: customer.key, token.number)
      return draft(.externalPurchaseToken(token, id: id))
    case .app(.extensions(let result)):
      let id = chance.uuid(.massExtension, of: customer.key, result.number)
      return draft(
        .summary(
          SummaryClaims(
            result: result, request: id, app: customer.app,
            productID: catalog.identifier(of: result.product),
            environment: customer.policy.environment.rawValue)))
    case .app(nil) where announcement.fact == .told(.consentRescinded):
      return draft(.appData) { writer, places in
        places.appTransaction = writer.object("appTransactionInfo") {
          claimsOfTheApp(announcement, customer).write(into: &$0)
        }
      }
    case .app(nil):
      return draft(.appAlone)
    }
  }

  private func claims(
    _ transaction: Transaction, of run: Subscription, _ announcement: Announcement,
    _ customer: PlannedCustomer
  ) -> TransactionClaims {
    let quirks = customer.policy.quirks
    var transaction = transaction
    transaction.revocation = quirks.told(transaction.revocation, in: announcement.fact)
    transaction.expiresDate = quirks.end(of: transaction, in: run)
    return TransactionClaims(
      run: run, transaction: transaction, signed: announcement.instant - quirks.outerSignedLater,
      catalog: catalog, customer: customer,
      offer: OfferClaims(transaction.offer, of: transaction.product, in: catalog),
      commitment: commitment(of: transaction, in: run, customer),
      tokens: tokens(run.accountToken, of: customer))
  }

  private func claims(
    _ run: Subscription, _ announcement: Announcement, _ customer: PlannedCustomer
  ) -> RenewalClaims {
    // Without auto-renew there is no next renewal that an offer could be for.
    let offer = run.autoRenews ? run.renewalOffer : nil
    let tariff = tariffs[announcement.customer]
    return RenewalClaims(
      run: run, signed: announcement.instant - customer.policy.quirks.outerSignedLater,
      catalog: catalog, customer: customer,
      renewalPrice: tariff.price(
        of: run.nextProduct, on: run.nextPlan, under: offer, at: run.nextPricing),
      offer: OfferClaims(offer, of: run.nextProduct, in: catalog),
      commitment: commitmentRenewal(of: run, customer, tariff),
      tokens: tokens(run.accountToken, of: customer))
  }

  private func claims(
    _ purchase: OneTimePurchase, _ announcement: Announcement, _ customer: PlannedCustomer
  ) -> OneTimeClaims {
    let quirks = customer.policy.quirks
    var purchase = purchase
    purchase.revocation = quirks.told(purchase.revocation, in: announcement.fact)
    return OneTimeClaims(
      purchase: purchase, signed: announcement.instant - quirks.outerSignedLater,
      productID: catalog.identifier(of: purchase.product), customer: customer,
      tokens: tokens(purchase.accountToken, of: customer))
  }

  private func claimsOfTheApp(
    _ announcement: Announcement, _ customer: PlannedCustomer
  ) -> AppTransactionClaims {
    AppTransactionClaims(
      signed: announcement.instant - customer.policy.quirks.outerSignedLater, start: plan.start,
      app: customer.app,
      appTransaction: appTransactionIdentifier(of: customer.key),
      environment: customer.policy.environment)
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
