/// One life of a subscription under one original transaction: a *run*. It holds the latest
/// transaction only, and no reference: a run is copied as a plain value, millions of times.
package struct Subscription: Hashable, Sendable {
  package var customer: CustomerIndex
  /// When its renewal date was extended.
  package var extensions = ExtensionHistory()
  /// `originalTransactionId`: the first transaction's number, for the whole life.
  package var originalTransaction: TransactionIdentifier
  /// `originalPurchaseDate`: a few seconds after the first transaction's purchase date.
  package var originalPurchaseDate: SimInstant
  /// `recentSubscriptionStartDate`: the purchase date from which it has been unbroken.
  package var recentStart: SimInstant
  /// What set the billing date: the purchase date of the last transaction with reason `PURCHASE`, a
  /// late payment, or a renewal date that was extended to then.
  package var billingAnchor: SimInstant
  /// The latest transaction, which is the booked one from its booking on.
  package var latest: Transaction
  /// Whether the customer bought it, or a member of the family.
  package var ownership = InAppOwnership.purchased
  /// Why it will end once auto-renew is off.
  package var endsFor = ExpirationReason.voluntary
  package var phase: Phase
  package var autoRenews: Bool
  /// How many numbers before the original transaction's the one's is that was the original before
  /// the subscription was migrated; 0: it never was.
  package var migrationDistance: UInt16 = 0
  /// What the next renewal will buy.
  package var renewsTo: ProductIndex
  /// How many renewals followed the last transaction with reason `PURCHASE`.
  package var renewals: Int32
  /// `appAccountToken`: that of the last purchase.
  package var accountToken = AccountToken.customers
  /// Charges of renewals fail before this instant; the distant past: none does.
  package var chargesFailUntil = SimInstant.distantPast

  package init(
    customer: CustomerIndex, originalTransaction: TransactionIdentifier,
    originalPurchaseDate: SimInstant, recentStart: SimInstant, billingAnchor: SimInstant,
    latest: Transaction, phase: Phase, autoRenews: Bool, renewsTo: ProductIndex, renewals: Int32
  ) {
    self.customer = customer
    self.originalTransaction = originalTransaction
    self.originalPurchaseDate = originalPurchaseDate
    self.recentStart = recentStart
    self.billingAnchor = billingAnchor
    self.latest = latest
    self.phase = phase
    self.autoRenews = autoRenews
    self.renewsTo = renewsTo
    self.renewals = renewals
  }

  /// The original transaction before the subscription was migrated to the Advanced Commerce API.
  package var previousOriginalTransaction: TransactionIdentifier? {
    migrationDistance == 0 ? nil : originalTransaction.before(by: UInt64(migrationDistance))
  }
}
