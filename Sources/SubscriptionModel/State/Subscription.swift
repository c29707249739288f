/// One life of a subscription under one original transaction: a *run*. It holds the latest
/// transaction only, and no reference: a run is copied as a plain value, millions of times. The
/// order of the properties leaves few bytes unused between them.
package struct Subscription: Hashable, Sendable {
  package var customer: CustomerIndex
  /// `appAccountToken`: that of the last purchase.
  package var accountToken = AccountToken.customers
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
  private var marks: Marks = []
  /// The offer of `renewsTo` that the customer has taken for the next renewal.
  package var waitingOffer: OfferIndex?
  /// Why it will end once auto-renew is off.
  package var endsFor = ExpirationReason.voluntary
  /// At which of its prices the next renewal will buy a product.
  package var renewsAt = Pricing.catalog
  /// What the customer has to say, or has said, to the price of the next renewal, if it is higher
  /// than that of the last.
  package var priceIncrease: PriceIncreaseStatus?
  // A customer has 16,384 transactions at most.
  private var renewalCount: UInt16
  /// When its renewal date was extended.
  package var extensions = ExtensionHistory()
  /// By how many seconds the end of the latest transaction was extended.
  package var extendedBy: UInt32 = 0
  /// Charges of renewals fail before this instant; the distant past: none does.
  package var chargesFailUntil = SimInstant.distantPast
  package var phase: Phase
  /// How many more renewals the latest transaction's offer goes on for.
  package var offerRenewalsLeft: UInt8 = 0
  /// How many numbers before the original transaction's the one's is that was the original before
  /// the subscription was migrated; 0: it never was.
  package var migrationDistance: UInt16 = 0
  /// What the next renewal will buy.
  package var renewsTo: ProductIndex

  /// What is so or is not, in one byte.
  private struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let autoRenews = Marks(rawValue: 1)
    static let followsTrial = Marks(rawValue: 2)
    static let hadIntroductoryOffer = Marks(rawValue: 4)
    static let isMembers = Marks(rawValue: 8)

    subscript(mark: Marks) -> Bool {
      get { contains(mark) }
      set { if newValue { insert(mark) } else { remove(mark) } }
    }
  }

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
    self.renewsTo = renewsTo
    renewalCount = UInt16(renewals)
    self.autoRenews = autoRenews
  }

  /// Whether the next renewal will be charged.
  package var autoRenews: Bool {
    get { marks[.autoRenews] }
    set { marks[.autoRenews] = newValue }
  }

  /// Whether the period before the latest was a free trial.
  package var followsTrial: Bool {
    get { marks[.followsTrial] }
    set { marks[.followsTrial] = newValue }
  }

  /// Whether an introductory offer of the group was ever taken: nobody gets a second.
  package var hadIntroductoryOffer: Bool {
    get { marks[.hadIntroductoryOffer] }
    set { marks[.hadIntroductoryOffer] = newValue }
  }

  /// Whether the customer bought it, or a member of the family.
  package var ownership: InAppOwnership {
    get { marks[.isMembers] ? .familyShared : .purchased }
    set { marks[.isMembers] = newValue == .familyShared }
  }

  /// How many renewals followed the last transaction with reason `PURCHASE`.
  package var renewals: Int32 {
    get { Int32(renewalCount) }
    set { renewalCount = UInt16(newValue) }
  }

  /// The offer of `renewsTo` that the next renewal will be bought under: the one that waits, else
  /// what is left of the present one. Another plan that waits leaves that aside; until a commitment
  /// is over, everything waits.
  package var renewalOffer: OfferIndex? {
    if isCommitted { return nil }
    if let waitingOffer { return waitingOffer }
    return offerRenewalsLeft > 0 && renewsTo == latest.product ? latest.offer : nil
  }

  /// The original transaction before the subscription was migrated to the Advanced Commerce API.
  package var previousOriginalTransaction: TransactionIdentifier? {
    migrationDistance == 0 ? nil : originalTransaction.before(by: UInt64(migrationDistance))
  }
}
