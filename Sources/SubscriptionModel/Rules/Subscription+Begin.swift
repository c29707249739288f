extension Subscription {
  /// Begins with a purchase: its period counts as the first, and what waited before is gone.
  mutating func begin(_ transaction: Transaction, _ context: RuleContext) {
    latest = transaction
    extendedBy = 0
    billingAnchor = transaction.purchaseDate
    phase = context.active(on: transaction)
    autoRenews = true
    renewsTo = transaction.product
    renewsAt = transaction.pricing
    priceIncrease = nil
    renewals = 0
    waitingOffer = nil
    followsTrial = false
    let terms = transaction.offer.map { context.tariff.terms(of: $0, for: transaction.product) }
    offerRenewalsLeft = terms?.renewals ?? 0
    if terms?.kind == .introductory { hadIntroductoryOffer = true }
    chargesFailUntil = .distantPast
    endsFor = .voluntary
  }
}
