/// What a customer asks for when buying, besides the product.
package struct PurchaseTerms: Hashable, Sendable {
  package var offer: OfferChoice
  package var account: AccountTokenIndex

  package init(offer: OfferChoice = .introductory, account: AccountTokenIndex = .own) {
    self.offer = offer
    self.account = account
  }
}

/// Which offer a customer buys under.
package enum OfferChoice: Hashable, Sendable {
  /// The introductory one, if the product has it and the customer is eligible.
  case introductory
  /// None.
  case fullPrice
  /// This one of the product's.
  case offer(OfferIndex)
}
