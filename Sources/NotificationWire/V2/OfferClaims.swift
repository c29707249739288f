internal import SubscriptionModel

/// What both inner tokens say of an offer. Its members stand apart from one another, in the order
/// of genuine tokens.
struct OfferClaims {
  private let offer: Offer

  /// What is said of an offer; `nil` of none.
  init?(_ index: OfferIndex?, of product: ProductIndex, in catalog: Catalog) {
    guard let index else { return nil }
    offer = catalog.offer(index, of: product)
  }

  /// https://developer.apple.com/documentation/appstoreserverapi/offertype
  var type: Int64 {
    switch offer.kind {
    case .introductory: 1
    case .promotional: 2
    case .code: 3
    case .winBack: 4
    }
  }

  /// `offerIdentifier`; introductory offers have none, whatever the catalog calls them.
  var identifier: String? {
    offer.kind == .introductory ? nil : offer.identifier
  }

  /// https://developer.apple.com/documentation/appstoreserverapi/offerdiscounttype
  var discountType: String {
    switch offer.mode {
    case .free: "FREE_TRIAL"
    case .payAsYouGo: "PAY_AS_YOU_GO"
    case .payUpFront: "PAY_UP_FRONT"
    }
  }

  /// `offerPeriod`: how long the whole offer lasts, `P2M` for a month counted twice.
  ///
  /// https://developer.apple.com/documentation/appstoreserverapi/offerperiod
  var period: String { offer.wholePeriod.iso8601 }
}
