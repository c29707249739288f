internal import SubscriptionModel

/// What can be wrong with what is sold.
enum SaleFact: FindingFact {
  case unknownProduct(String, catalog: String, suggestion: String?, known: [String])
  case notASubscription(String, kind: OneTimeProduct.Kind)
  case noPrice(product: String, storefront: String)
  case badPrice(String)
  case badPeriod(String)
  case badOfferPeriod(String)
  case unknownStorefront(String, suggestion: String?)
  case nothingForSale
  case noIncrease(product: String, old: String, new: String, storefront: String)
  case nothingToRaise(product: String, storefront: String)
  case tooManyIncreases(most: Int)

  var words: String {
    switch self {
    case .unknownProduct(let name, let catalog, let suggestion?, _):
      "\(Quotation.of(name)) is no product of \(catalog); did you mean \(suggestion)?"
    case .unknownProduct(let name, let catalog, nil, let known):
      "\(Quotation.of(name)) is no product of \(catalog); "
        + "\(Wording.choice(known.map { Quotation.of($0) })) would do"
    case .notASubscription(let name, let kind):
      "\(Quotation.of(name)) is a \(kind.words); only subscriptions can stand here"
    case .noPrice(let product, let storefront):
      "\(Quotation.of(product)) has no price in \(storefront); give it one in the catalog"
    case .badPrice(let text):
      "\(Quotation.of(text)) is no price; digits with at most three decimals would do, "
        + "for example \"9.99\""
    case .badPeriod(let text):
      "\(Quotation.of(text)) is no billing period; "
        + "\(Wording.either(BillingPeriod.allCases.map { Quotation.of($0.rawValue) })) would do"
    case .badOfferPeriod(let text):
      "\(Quotation.of(text)) is no period; write for example \"P3D\", \"P2W\" or \"P1M\""
    case .unknownStorefront(let country, let suggestion):
      "\(Quotation.of(country)) is no storefront; "
        + (suggestion.map { "did you mean \(Quotation.of($0))?" }
          ?? "a country's three letters such as \"USA\" would do")
    case .nothingForSale: "the catalog has no product; add a group with a subscription"
    case .noIncrease(let product, let old, let new, let storefront):
      "\(Quotation.of(product)) costs \(old) in \(storefront), and \(new) is no more; write a "
        + "higher price, or name the countries in \"storefronts\""
    case .nothingToRaise(let product, let storefront):
      "\(Quotation.of(product)) has no price in \(storefront) to raise, or to raise it to; leave "
        + "the country out, or give it both prices"
    case .tooManyIncreases(let most): "there are more than \(most) price increases; leave some out"
    }
  }
}

extension OneTimeProduct.Kind {
  var words: String {
    switch self {
    case .consumable: "consumable"
    case .nonConsumable: "non-consumable"
    case .nonRenewing: "non-renewing subscription"
    case .free: "free subscription"
    }
  }
}
