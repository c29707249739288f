/// Everything a rule may know besides the state and the event.
package struct RuleContext: Sendable {
  /// The instant of the event.
  package var now: SimInstant
  package var customer: CustomerIndex
  package var policy: StorePolicy
  package var tariff: Tariff
  /// The numbers that a new transaction would take; a rule that makes none leaves them unused.
  package var nextTransaction: TransactionIdentifier
  package var nextLineItem: TransactionIdentifier
  /// How early a new transaction's renewal would be booked.
  package var renewalLead: Draw
  /// How late a new run's `originalPurchaseDate` would be.
  package var originalPurchaseDateDelay: Draw

  package init(
    now: SimInstant, customer: CustomerIndex, policy: StorePolicy, tariff: Tariff,
    nextTransaction: TransactionIdentifier, nextLineItem: TransactionIdentifier,
    renewalLead: Draw, originalPurchaseDateDelay: Draw
  ) {
    self.now = now
    self.customer = customer
    self.policy = policy
    self.tariff = tariff
    self.nextTransaction = nextTransaction
    self.nextLineItem = nextLineItem
    self.renewalLead = renewalLead
    self.originalPurchaseDateDelay = originalPurchaseDateDelay
  }
}

extension RuleContext {
  /// The transaction that pays for one period of a product from a whole second on.
  func transaction(
    for product: ProductIndex, from start: SimInstant, reason: TransactionReason
  ) -> Transaction {
    Transaction(
      identifier: nextTransaction, lineItem: nextLineItem, purchaseDate: start,
      expiresDate: start + policy.rate.length(of: tariff.period(of: product)),
      price: tariff.price(of: product), product: product, reason: reason)
  }

  /// The phase of a run whose latest transaction is this one. Its renewal is booked ahead of the
  /// boundary, so that it is signed before the period it announces begins.
  func active(on transaction: Transaction) -> Phase {
    let lead = policy.promptness.length(
      of: .renewalLead, in: transaction.period, draw: renewalLead)
    return .active(renewalDue: max(transaction.expiresDate - lead, now))
  }
}
