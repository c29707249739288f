/// A discount on a subscription.
package struct Offer: Hashable, Sendable {
  /// Who it is for and how it is taken.
  package enum Kind: String, CaseIterable, Sendable {
    case introductory
    case promotional
    case code
    case winBack
  }

  /// How it is paid.
  package enum Mode: String, CaseIterable, Sendable {
    case free
    case payAsYouGo
    case payUpFront
  }

  package let kind: Kind
  /// The offer's identifier; introductory offers have none.
  package let identifier: String?
  package let mode: Mode
  package let period: OfferPeriod
  /// For how many periods it is paid as the customer goes; 1 in the other modes.
  package let periods: Int
  /// What each period costs; nothing in the free mode.
  package let prices: PriceList

  package init(
    kind: Kind, identifier: String?, mode: Mode, period: OfferPeriod, periods: Int,
    prices: PriceList
  ) {
    self.kind = kind
    self.identifier = identifier
    self.mode = mode
    self.period = period
    self.periods = periods
    self.prices = prices
  }
}
