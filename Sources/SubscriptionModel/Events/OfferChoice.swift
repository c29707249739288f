/// Which offer a customer buys under.
package enum OfferChoice: Hashable, Sendable {
  /// The introductory one, if the product has it and the customer is eligible.
  case introductory
  /// None.
  case fullPrice
  /// This one of the product's.
  case offer(OfferIndex)

  /// The offer that the customer named.
  package var named: OfferIndex? {
    switch self {
    case .introductory, .fullPrice: nil
    case .offer(let offer): offer
    }
  }
}
