/// Everything a rule may know besides the state and the event.
package struct RuleContext: Sendable {
  /// The instant of the event.
  package var now: SimInstant
  package var customer: CustomerIndex
  package var policy: StorePolicy
  package var tariff: Tariff
  /// The number that a new transaction would take, with the next one for its line item; a rule that
  /// makes none leaves them unused.
  package var nextTransaction: TransactionIdentifier
  /// How early a new transaction's renewal would be booked.
  package var renewalLead: Draw
  /// How late a new run's `originalPurchaseDate` would be.
  package var originalPurchaseDateDelay: Draw
  /// What the customer has had of the group, where a run begins.
  package var history = GroupHistory.none
  /// How a purchase is billed.
  package var plan = BillingPlan.upFront
  /// The account token that a purchase carries.
  package var accountToken = AccountToken.customers

  @inlinable package init(
    now: SimInstant, customer: CustomerIndex, policy: StorePolicy, tariff: Tariff,
    nextTransaction: TransactionIdentifier, renewalLead: Draw, originalPurchaseDateDelay: Draw
  ) {
    self.now = now
    self.customer = customer
    self.policy = policy
    self.tariff = tariff
    self.nextTransaction = nextTransaction
    self.renewalLead = renewalLead
    self.originalPurchaseDateDelay = originalPurchaseDateDelay
  }
}

extension RuleContext {
  /// The transaction of a customer who buys a product now, at the whole second.
  func purchase(of product: ProductIndex, under offer: OfferIndex?) -> Transaction {
    let start = now.wholeSecond
    return transaction(
      for: product, at: tariff.shelf.pricing(of: product), under: offer,
      month: plan == .monthly ? 1 : 0, from: start, anchor: start,
      reason: .purchase)
  }

  /// The transaction that renews a run: it starts exactly where the last one ends.
  func renewal(of subscription: Subscription) -> Transaction {
    transaction(
      for: subscription.nextProduct, at: subscription.nextPricing,
      under: subscription.renewalOffer, month: subscription.nextCommitmentMonth,
      from: subscription.latest.expiresDate,
      anchor: tariff.billingAnchor(renewing: subscription), reason: .renewal)
  }

  /// The transaction that renews a run after its last period has ended: it starts now.
  func lateRenewal(of subscription: Subscription) -> Transaction {
    let start = now.wholeSecond
    return transaction(
      for: subscription.nextProduct, at: subscription.nextPricing,
      under: subscription.renewalOffer,
      month: subscription.nextCommitmentMonth, from: start, anchor: start, reason: .renewal)
  }

  private func transaction(
    for product: ProductIndex, at pricing: Pricing, under offer: OfferIndex?, month: Int,
    from start: SimInstant, anchor: SimInstant, reason: TransactionReason
  ) -> Transaction {
    let plan: BillingPlan = month == 0 ? .upFront : .monthly
    var transaction = Transaction(
      identifier: nextTransaction, purchaseDate: start,
      expiresDate: policy.periodEnd(
        of: product, on: plan, under: offer, at: tariff, from: start, anchor: anchor),
      price: tariff.price(of: product, on: plan, under: offer, at: pricing), product: product,
      offer: offer, reason: reason)
    transaction.pricing = pricing
    transaction.commitmentMonth = month
    return transaction
  }

  /// Refuses what would turn auto-renew on after the renewal cap has struck: the store would only
  /// turn it off again. Within a commitment it never strikes.
  func refuseAtCap(
    _ subscription: Subscription, renewalDue: SimInstant
  ) throws(Refusal) {
    if !subscription.isCommitted, let cap = policy.renewalCap, subscription.renewals >= cap,
      now >= renewalDue
    {
      throw .renewalCapReached(cap: cap)
    }
  }

  /// The phase of a run whose latest transaction is this one. Its renewal is booked ahead of the
  /// boundary, so that it is signed before the period it announces begins, and after the beginning
  /// of the one that it follows.
  func active(on transaction: Transaction) -> Phase {
    let early = policy.quirks.failureAfterRecovery
    let lead =
      early > .zero
      ? early
      : policy.promptness.length(of: .renewalLead, in: transaction.period, draw: renewalLead)
    let earliest = max(transaction.purchaseDate + SimDuration(milliseconds: 1), now)
    return .active(renewalDue: max(transaction.expiresDate - lead, earliest))
  }
}
