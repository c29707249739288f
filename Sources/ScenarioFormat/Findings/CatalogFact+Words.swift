internal import SubscriptionModel

extension CatalogFact {
  var words: String {
    switch self {
    case .noCatalog:
      "this is no catalog; a .storekit file has \"subscriptionGroups\", a catalog of one's own "
        + "\"groups\""
    case .scenarioForCatalog:
      "this is a scenario, not a catalog; name the catalog that it names, or extend it"
    case .keyMeant(let missing, let found):
      "\(Quotation.of(missing)) is missing; \(Quotation.of(found)) is here: rename it"
    case .allLeftOut:
      "nothing is left of the subscriptions; see the notes on what was left out"
    case .foreignKey(let key, let meant):
      "\(Quotation.of(key)) means nothing in a StoreKit configuration and is left out; "
        + "\(Quotation.of(meant)) is meant"
    case .productTwice(let product, let kept):
      "the product \(Quotation.of(product)) stands twice; the one \(kept) counts and this one is "
        + "left out"
    case .misplacedProduct(nil):
      "a product without a type is left out; \"Consumable\" or \"NonConsumable\" would do"
    case .misplacedProduct(let type?):
      "a product of type \(Quotation.of(type)) does not belong here and is left out; "
        + "subscriptions belong in subscriptionGroups"
    case .nameForSubscription(let name, let product):
      "\(Quotation.of(name)) is only a name and is left out; the subscription itself belongs here"
        + (product.map { ", \(Quotation.of($0)) of \"products\"" } ?? "")
    case .typeInGroup(let type):
      "a product of type \(Quotation.of(type)) in a group is taken as a subscription; "
        + "\"RecurringSubscription\" would do"
    case .noLevel: "\"groupNumber\" is missing: level 1, the highest, is taken"
    case .upFrontPrices(let displayed, let charged):
      "\"displayPrice\" is \(displayed.decimalText), the billing plan's price is "
        + "\(charged.decimalText): the plan's counts"
    case .monthlyPlanOf(let period):
      "a plan that is billed by the month for a year is left out of a subscription of "
        + "\(period.words)"
    case .secondIntroductoryOffer:
      "a second introductory offer of the same billing plan is left out"
    case .offerWithoutMode:
      "an offer without \"paymentMode\" is left out; \"free\", \"payAsYouGo\" or \"payUpFront\" "
        + "would do"
    case .offerLeftOut(let what, let word, let known):
      "\(Quotation.of(word)) is no \(what) and the offer is left out; "
        + "\(Wording.either(known.map { Quotation.of($0) })) would do"
    case .planLeftOut(let word):
      "\(Quotation.of(word)) is no billing plan and is left out; "
        + "\(Wording.either(BillingPlan.allCases.map { Quotation.of($0.rawValue) })) would do"
    case .audienceLeftOut(let word):
      "\(Quotation.of(word)) is nobody an offer is for and is left out; "
        + "\(Wording.either(Offer.Audience.allCases.map { Quotation.of($0.rawValue) })) would do"
    case .unknownStorefront(let country, let suggestion):
      "\(Quotation.of(country)) is no storefront and \"USA\" is taken; "
        + (suggestion.map { "did you mean \(Quotation.of($0))?" }
          ?? "a country's three letters would do")
    case .noPrice: "without a price the product can be shown but not bought"
    case .offerWithoutPrice: "without a price the offer can be shown but not taken"
    case .priceOfFreeOffer(let price):
      "the price \(Quotation.of(price)) of a free offer means nothing"
    case .levelShared(let level, let periods):
      "\(periods.count) subscriptions are of level \(level): a change between them is a crossgrade"
        + ", \(Self.moment(ofCrossgradesBetween: periods))"
    case .noSubscription: "there is no subscription here, and most scenarios need one"
    }
  }

  /// When crossgrades between subscriptions of these periods take effect.
  private static func moment(ofCrossgradesBetween periods: [BillingPeriod]) -> String {
    switch Set(periods).count {
    case 1: "at once"
    case periods.count: "at the next renewal"
    default: "at once where the periods are equal, else at the next renewal"
    }
  }
}
