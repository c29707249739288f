internal import SubscriptionModel

/// What can be odd about a catalog. Most of it keeps nothing from running: a catalog is usually
/// somebody else's file.
enum CatalogFact: FindingFact {
  case noCatalog
  case scenarioForCatalog
  case keyMeant(missing: String, found: String)
  case allLeftOut

  case foreignKey(String, meant: String)
  case productTwice(String, kept: String)
  case misplacedProduct(type: String?)
  case nameForSubscription(String, product: String?)
  case typeInGroup(String)
  case noLevel
  case upFrontPrices(displayed: Price, charged: Price)
  case monthlyPlanOf(BillingPeriod)
  case secondIntroductoryOffer
  case offerWithoutMode
  case offerLeftOut(what: String, word: String, known: [String])
  case planLeftOut(String)
  case audienceLeftOut(String)
  case unknownStorefront(String, suggestion: String?)

  case noPrice
  case offerWithoutPrice
  case priceOfFreeOffer(String)
  case levelShared(Int, by: [BillingPeriod])
  case noSubscription

  var isNote: Bool {
    switch self {
    case .noCatalog, .scenarioForCatalog, .keyMeant, .allLeftOut: false
    case .foreignKey, .productTwice, .misplacedProduct, .nameForSubscription, .typeInGroup,
      .noLevel, .upFrontPrices, .monthlyPlanOf, .secondIntroductoryOffer, .offerWithoutMode,
      .offerLeftOut, .planLeftOut, .audienceLeftOut, .unknownStorefront, .noPrice,
      .offerWithoutPrice, .priceOfFreeOffer, .levelShared, .noSubscription:
      true
    }
  }

  var isDetail: Bool {
    switch self {
    case .noPrice, .offerWithoutPrice, .priceOfFreeOffer, .levelShared, .noSubscription: true
    case .noCatalog, .scenarioForCatalog, .keyMeant, .allLeftOut, .foreignKey, .productTwice,
      .misplacedProduct, .nameForSubscription, .typeInGroup, .noLevel, .upFrontPrices,
      .monthlyPlanOf, .secondIntroductoryOffer, .offerWithoutMode, .offerLeftOut, .planLeftOut,
      .audienceLeftOut, .unknownStorefront:
      false
    }
  }
}
