extension Subscription {
  /// Goes on with the next period of the chosen plan, where the last one ends.
  mutating func renew(_ context: RuleContext) {
    renew(with: context.renewal(of: self), at: context.tariff)
    phase = context.active(on: latest)
  }

  /// Goes on with the period of a renewal; an offer that waited begins, one that went on has a
  /// renewal less to go. The phase is another matter.
  package mutating func renew(with transaction: Transaction, at tariff: Tariff) {
    billingAnchor = tariff.billingAnchor(renewing: self)
    followsTrial = tariff.isTrial(latest)
    if !isCommitted {
      if let waitingOffer {
        offerRenewalsLeft = tariff.terms(of: waitingOffer, for: renewsTo).renewals
      } else {
        offerRenewalsLeft = renewalOffer == nil ? 0 : offerRenewalsLeft - 1
      }
      waitingOffer = nil
    }
    if transaction.offer == nil { priceIncrease = nil }
    latest = transaction
    extendedBy = 0
    renewals += 1
  }
}
