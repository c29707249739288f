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

  /// Customers a code is meant for; the raw values are the words of `.storekit` files.
  package enum Audience: String, CaseIterable, Sendable {
    /// Who never had a subscription of the group.
    case new
    /// Who has one.
    case existing
    /// Who had one.
    case expired
  }

  /// The most periods that one counts; Apple's have a dozen.
  package static let periodLimit = 100

  /// How long it lasts from its beginning to its end, every period of it counted.
  package var wholePeriod: OfferPeriod { period.times(periods) }

  package let kind: Kind
  /// The offer's identifier, of a code its name; introductory offers have none.
  package let identifier: String?
  package let mode: Mode
  package let period: OfferPeriod
  /// For how many periods it is paid as the customer goes; 1 in the other modes.
  package let periods: Int
  /// What each period costs; nothing in the free mode.
  package let prices: PriceList
  /// The billing plan that it is a discount on.
  package let plan: BillingPlan
  /// Whom a code is meant for, in the order of the cases.
  package let audiences: [Audience]
  /// Whether a code may be redeemed on top of an introductory offer.
  package let isStackable: Bool
  /// Whether a win-back offer is open to everybody whose subscription has expired.
  package let isEligible: Bool

  package init(
    kind: Kind, identifier: String?, mode: Mode, period: OfferPeriod, periods: Int,
    prices: PriceList, plan: BillingPlan = .upFront, audiences: [Audience] = Audience.allCases,
    isStackable: Bool = true, isEligible: Bool = true
  ) {
    self.kind = kind
    self.identifier = identifier
    self.mode = mode
    self.period = period
    self.periods = periods
    self.prices = prices
    self.plan = plan
    self.audiences = audiences
    self.isStackable = isStackable
    self.isEligible = isEligible
  }
}
