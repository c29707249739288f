/// What can be wrong with an offer that a step takes.
enum OfferFact: FindingFact {
  case unknownOffer(String, product: String, suggestion: String?, known: [String])
  case offerOfOthers(String, product: String, owners: [String])
  case codeToRedeem(String)
  case introductoryByName(String)
  case monthlyPlanOnly(String)
  case introBesideOffer
  case boughtOnce
  case offerOnMonthlyPlan
  case unknownCode(String, suggestion: String?, known: [String])
  case noCode(String)
  case codeOfOthers(String, product: String, owners: [String])
  case whichProduct(String, owners: [String])
  case noPrice(String?, product: String, storefront: String)

  var words: String {
    switch self {
    case .unknownOffer(let name, let product, let suggestion?, _):
      "\(Quotation.of(name)) is no offer of \(Quotation.of(product)); did you mean "
        + "\(Quotation.of(suggestion))?"
    case .unknownOffer(let name, let product, nil, let known) where known.isEmpty:
      "\(Quotation.of(name)) is no offer of \(Quotation.of(product)), which has none that can be "
        + "named; add one to the catalog"
    case .unknownOffer(let name, let product, nil, let known):
      "\(Quotation.of(name)) is no offer of \(Quotation.of(product)); "
        + "\(Wording.choice(known.map { Quotation.of($0) })) would do"
    case .offerOfOthers(let name, let product, let owners):
      "\(Quotation.of(name)) is no offer of \(Quotation.of(product)) but of "
        + Wording.all(owners.map { Quotation.of($0) })
    case .codeToRedeem(let name):
      "\(Quotation.of(name)) is a code; write redeem: \(Quotation.of(name))"
    case .introductoryByName(let name):
      "\(Quotation.of(name)) is an introductory offer, which is taken without being named; leave "
        + "\"offer\" out"
    case .monthlyPlanOnly(let name):
      "\(Quotation.of(name)) is an offer on the plan that is billed by the month, which is bought "
        + "at full price only"
    case .introBesideOffer:
      "an offer takes the place of the introductory one; leave \"intro\" out"
    case .offerOnMonthlyPlan:
      "what is billed by the month is bought at full price only; leave the offer out"
    case .boughtOnce: "only subscriptions have offers; leave it out"
    case .unknownCode(let name, let suggestion?, _):
      "\(Quotation.of(name)) is no code; did you mean \(Quotation.of(suggestion))?"
    case .unknownCode(let name, nil, let known) where known.isEmpty:
      "\(Quotation.of(name)) is no code, and the catalog has none; add an offer of kind \"code\""
    case .unknownCode(let name, nil, let known):
      "\(Quotation.of(name)) is no code; \(Wording.choice(known.map { Quotation.of($0) })) would do"
    case .noCode(let name):
      "\(Quotation.of(name)) is an offer, not a code; take it with buy or changePlan and "
        + "offer: \(Quotation.of(name))"
    case .codeOfOthers(let name, let product, let owners):
      "the code \(Quotation.of(name)) is not for \(Quotation.of(product)); "
        + "\(Wording.choice(owners.map { Quotation.of($0) })) would do"
    case .whichProduct(let name, let owners):
      "for which product? \(owners.count) have the code \(Quotation.of(name)); add product: "
        + Wording.choice(owners.map { Quotation.of($0) })
    case .noPrice(let name?, let product, let storefront):
      "the offer \(Quotation.of(name)) of \(Quotation.of(product)) has no price in \(storefront); "
        + "give it one in the catalog"
    case .noPrice(nil, let product, let storefront):
      "the introductory offer of \(Quotation.of(product)) has no price in \(storefront); give it "
        + "one in the catalog, or write intro: false"
    }
  }
}
