/// What can be wrong with what a moment or a pattern speaks of.
enum ReferenceFact: FindingFact {
  case unknownStep(String, suggestion: String?)
  case unknownWho(String, suggestion: String?)
  case unknownOwner(String, suggestion: String?)
  case whichRun(choices: [String])
  case whoseRun(customers: [String])
  case runNeeded
  case neverBuys(customer: String)
  case neverSubscribes(customer: String)
  case signingBackwards(String)
  case badNumber(String)
  case extraWord(String)
  case circle(String)
  case otherGroup(product: String, customer: String, choices: [String])

  var words: String {
    switch self {
    case .unknownStep(let id, let suggestion?):
      "no step has the id \(Quotation.of(id)); did you mean \(Quotation.of(suggestion))?"
    case .unknownStep(let id, nil):
      "no step has the id \(Quotation.of(id)); give one with id: \(Quotation.of(id))"
    case .unknownWho(let word, let suggestion?):
      "\(Quotation.of(word)) is no customer and no product; did you mean "
        + "\(Quotation.of(suggestion))?"
    case .unknownWho(let word, nil):
      "\(Quotation.of(word)) is no customer and no product; [customer] [product] would do"
    case .unknownOwner(let word, let suggestion?):
      "\(Quotation.of(word)) is no customer; did you mean \(Quotation.of(suggestion))?"
    case .unknownOwner(let word, nil):
      "\(Quotation.of(word)) is no customer; [customer] [product] would do"
    case .whichRun(let choices):
      "which subscription? there are several; say of \(Wording.choice(choices))"
    case .whoseRun(let customers):
      "whose? there are \(customers.count) customers; say of \(Wording.choice(customers)) and a "
        + "product"
    case .runNeeded: "whose subscription? say it with \"of\", a customer and a product"
    case .neverBuys(let customer): "\(customer) never buys anything, so there is no such moment"
    case .neverSubscribes(let customer):
      "\(customer) never buys a subscription, so there is no such moment"
    case .signingBackwards(let text):
      "\(Quotation.of(text)) lies before a notification that nobody can foresee; "
        + "only \"+\" would do"
    case .badNumber(let text):
      "\(Quotation.of(text)) is no number of a notification; write for example \"#2\""
    case .extraWord(let word):
      "\(Quotation.of(word)) is one word too many; a pattern is [customer] KIND [product] [#N]"
    case .circle(let id):
      "this moment hangs on the step \(Quotation.of(id)), which hangs on this one"
    case .otherGroup(let product, let customer, let choices) where choices.isEmpty:
      "\(customer) never buys anything of the group of \(Quotation.of(product)), and a plan "
        + "changes only within its group"
    case .otherGroup(let product, let customer, let choices):
      "\(customer) never buys anything of the group of \(Quotation.of(product)), and a plan "
        + "changes only within its group; \(Wording.choice(choices.map { Quotation.of($0) })) "
        + "would do"
    }
  }
}
