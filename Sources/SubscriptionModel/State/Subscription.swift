/// One life of a subscription under one original transaction: a *run*. It holds the latest
/// transaction only, and no reference: a run is copied as a plain value, millions of times. The
/// order of the properties leaves few bytes unused between them.
package struct Subscription: Hashable, Sendable {
  package var customer: CustomerIndex
  /// `originalTransactionId`: the first transaction's number, for the whole life.
  package var originalTransaction: TransactionIdentifier
  /// `originalPurchaseDate`: a few seconds after the first transaction's purchase date.
  package var originalPurchaseDate: SimInstant
  /// `recentSubscriptionStartDate`: the purchase date from which it has been unbroken.
  package var recentStart: SimInstant
  /// The purchase date of the last transaction with reason `PURCHASE`: it set the billing date.
  package var billingAnchor: SimInstant
  /// The latest transaction, which is the booked one from its booking on.
  package var latest: Transaction
  /// How many more renewals the latest transaction's offer goes on for.
  package var offerRenewalsLeft: Int16
  /// The offer of `renewsTo` that the customer has taken for the next renewal.
  package var waitingOffer: OfferIndex?
  /// Whether an introductory offer of the group was ever taken: nobody gets a second.
  package var hadIntroductoryOffer: Bool
  /// Charges of renewals fail before this instant; the distant past: none does.
  package var chargesFailUntil = SimInstant.distantPast
  package var phase: Phase
  package var autoRenews: Bool
  /// Whether the period before the latest was a free trial.
  package var followsTrial: Bool
  /// What the next renewal will buy.
  package var renewsTo: ProductIndex
  /// How many renewals followed the last transaction with reason `PURCHASE`.
  package var renewals: Int32

  package init(
    customer: CustomerIndex, originalTransaction: TransactionIdentifier,
    originalPurchaseDate: SimInstant, recentStart: SimInstant, billingAnchor: SimInstant,
    latest: Transaction, phase: Phase, autoRenews: Bool, renewsTo: ProductIndex, renewals: Int32,
    waitingOffer: OfferIndex? = nil, offerRenewalsLeft: Int16 = 0,
    hadIntroductoryOffer: Bool = false, followsTrial: Bool = false
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
    self.waitingOffer = waitingOffer
    self.offerRenewalsLeft = offerRenewalsLeft
    self.hadIntroductoryOffer = hadIntroductoryOffer
    self.followsTrial = followsTrial
  }

  /// The offer of `renewsTo` that the next renewal will be bought under: the one that waits, else
  /// what is left of the present one. Another plan that waits leaves that aside.
  package var renewalOffer: OfferIndex? {
    if let waitingOffer { return waitingOffer }
    return offerRenewalsLeft > 0 && renewsTo == latest.product ? latest.offer : nil
  }
}
