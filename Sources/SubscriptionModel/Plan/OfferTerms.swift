/// What an offer comes to for the customers of one storefront. Values only: rules copy it.
package struct OfferTerms: Hashable, Sendable {
  package let kind: Offer.Kind
  package let mode: Offer.Mode
  /// How long one transaction under it lasts: all of a free offer or of one paid up front, a period
  /// of one that is paid as the customer goes.
  package let period: OfferPeriod
  /// How many renewals follow under it.
  package let renewals: UInt8
  /// What each transaction under it costs.
  package let price: Price
  /// Whether a code may be redeemed during an introductory offer.
  package let isStackable: Bool
  /// Whether a win-back offer is open to whose subscription has ended.
  package let isEligible: Bool
  private let isForNew: Bool
  private let isForExisting: Bool
  private let isForExpired: Bool

  /// The terms of an offer in a storefront. One that has no price there costs nothing: scenarios
  /// that would take it are refused before a run begins.
  package init(_ offer: Offer, in storefront: Storefront) {
    kind = offer.kind
    mode = offer.mode
    switch offer.mode {
    case .free, .payUpFront:
      period = offer.wholePeriod
      renewals = 0
    case .payAsYouGo:
      period = offer.period
      renewals = UInt8(offer.periods - 1)
    }
    price = offer.prices.price(in: storefront) ?? Price(milliunits: 0)
    isStackable = offer.isStackable
    isEligible = offer.isEligible
    isForNew = offer.audiences.contains(.new)
    isForExisting = offer.audiences.contains(.existing)
    isForExpired = offer.audiences.contains(.expired)
  }

  /// Whether a code is meant for such customers.
  package func isFor(_ audience: Offer.Audience) -> Bool {
    switch audience {
    case .new: isForNew
    case .existing: isForExisting
    case .expired: isForExpired
    }
  }
}
