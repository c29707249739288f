extension RuleContext {
  /// The offer that a customer's choice comes to; `nil`: full price.
  ///
  /// - Parameter run: The customer's subscription of the group; `nil`: one is to begin.
  ///
  /// Throws a `Refusal` where an offer that the customer named is for others.
  func offer(
    _ choice: OfferChoice, of product: ProductIndex, for run: Subscription?
  ) throws(Refusal) -> OfferIndex? {
    let history = run.map { GroupHistory($0) } ?? history
    switch choice {
    case .fullPrice: return nil
    // A month of a commitment is bought at full price.
    case .introductory where plan == .monthly: return nil
    case .introductory:
      return history.hadIntroductoryOffer ? nil : tariff.introductoryOffer(of: product)
    case .offer(let offer):
      try refuseOffer(tariff.terms(of: offer, for: product), after: history, run)
      return offer
    }
  }

  /// Refuses an offer that is for others: promotional ones are for who has or had a subscription of
  /// the group, win-back ones for whose has ended, codes for whom they were made.
  private func refuseOffer(
    _ offer: OfferTerms, after history: GroupHistory, _ run: Subscription?
  ) throws(Refusal) {
    let audience = history.audience
    switch offer.kind {
    case .introductory: break
    case .promotional:
      if audience == .new { throw .offerNotFor(.new) }
    case .winBack:
      guard audience == .expired else { throw .offerNotFor(audience) }
      guard offer.isEligible else { throw .offerClosed }
    case .code:
      guard offer.isFor(audience) else { throw .offerNotFor(audience) }
      if let run, audience == .existing, !offer.isStackable, isIntroductory(run.latest) {
        throw .offerNotStackable
      }
    }
  }

  private func isIntroductory(_ transaction: Transaction) -> Bool {
    transaction.offer.map {
      tariff.terms(of: $0, for: transaction.product).kind == .introductory
    } ?? false
  }

  /// Whether the store announces a purchase as a redemption: it once did of promotional offers and
  /// codes, and never of introductory and win-back offers.
  func announcesRedemption(of offer: OfferIndex?, for product: ProductIndex) -> Bool {
    guard policy.offerRedeemed == .legacy, let offer else { return false }
    return switch tariff.terms(of: offer, for: product).kind {
    case .promotional, .code: true
    case .introductory, .winBack: false
    }
  }
}
