internal import SubscriptionModel

/// What can be wrong with a line of `expect`.
enum ExpectationFact: FindingFact, Error {
  case whose(customers: [String])
  case unknownCustomer(String, suggestion: String?, customers: [String])
  case storeIsSilent
  case missingKind
  case anythingInAnyOrder
  case unknownMember(String, suggestion: String?)
  case misplacedMember(String, ways: [String])
  case unknownType(String, suggestion: String?)
  case illegalSubtype(String, type: NotificationType)
  case legacyKind(String)
  case subtypeNeeded(NotificationType)
  case badCount(String)
  case extraWord(String)
  case nobody(String, suggestion: String?, customers: [String])
  case whoseBelief(customers: [String])
  case whichGroup(choices: [String])
  case otherGroup(String, choices: [String])
  case nothingBelieved(claims: [String])

  /// Whether the scenario runs all the same: Apple adds members.
  var isNote: Bool {
    switch self {
    case .unknownMember, .misplacedMember: true
    case .whose, .unknownCustomer, .storeIsSilent, .missingKind, .anythingInAnyOrder, .unknownType,
      .illegalSubtype, .legacyKind, .subtypeNeeded, .badCount, .extraWord, .nobody, .whoseBelief,
      .whichGroup, .otherGroup, .nothingBelieved:
      false
    }
  }

  var words: String {
    switch self {
    case .whose(let customers):
      "whose? there are \(customers.count) customers; "
        + "begin the line with \(Wording.choice(customers))"
    case .unknownCustomer(let word, let suggestion?, _):
      "\(Quotation.of(word)) is no customer; did you mean \(Quotation.of(suggestion))?"
    case .unknownCustomer(let word, nil, let customers):
      "\(Quotation.of(word)) is no customer and no notification type; "
        + "begin with \(Wording.choice(customers))"
    case .storeIsSilent:
      "nothing is told that concerns no customer: there is no script beside \"customers\""
    case .anythingInAnyOrder: "\"...\" has no place among lines in any order; put it beside them"
    case .unknownMember(let name, let suggestion?):
      "no notification has a member \(Quotation.of(name)); did you mean "
        + "\(Quotation.of(suggestion))?"
    case .unknownMember(let name, nil): "no notification has a member \(Quotation.of(name))"
    case .misplacedMember(let name, let ways):
      "no notification has a member \(Quotation.of(name)) here; \(Wording.choice(ways)) would do"
    case .missingKind:
      "the line names no notification; write for example \"SUBSCRIBED/INITIAL_BUY pro\""
    case .unknownType(let word, let suggestion):
      "\(Quotation.of(word)) is no notification type; "
        + (suggestion.map { "did you mean \(Quotation.of($0))?" }
          ?? "write for example \"DID_RENEW\", \"EXPIRED/VOLUNTARY\" or \"REFUND\"")
    case .illegalSubtype(let word, let type):
      "\(Quotation.of(word)) is no subtype of \(type.rawValue); \(legalKinds(of: type)) would do"
    case .legacyKind(let kind):
      "\(kind) is no longer sent; store: { offerRedeemed: \"legacy\" } sends it"
    case .subtypeNeeded(let type):
      "\(type.rawValue) always has a subtype; \(legalKinds(of: type)) would do"
    case .badCount(let text):
      "\(Quotation.of(text)) is no count; write for example \"x6\", \"x2..4\", \"x2..\" or \"x..4\""
    case .extraWord(let word):
      "\(Quotation.of(word)) is one word too many; a line is [customer] KIND [product] [xCOUNT]"
    case .nobody(let name, let suggestion?, _):
      "\(Quotation.of(name)) is no customer; did you mean \(Quotation.of(suggestion))?"
    case .nobody(let name, nil, let customers):
      "\(Quotation.of(name)) is no customer; \(Wording.choice(customers)) would do"
    case .whoseBelief(let customers):
      "whose? there are \(customers.count) customers; "
        + "say customer: \(Wording.choice(customers.map { Quotation.of($0) }))"
    case .whichGroup(let choices):
      "which subscription? there are several groups; "
        + "say of: \(Wording.choice(choices.map { Quotation.of($0) }))"
    case .otherGroup(let name, let choices):
      "\(Quotation.of(name)) is of another group than the subscription that is spoken of; "
        + "\(Wording.choice(choices.map { Quotation.of($0) })) would do"
    case .nothingBelieved(let claims):
      "nothing is said of what is believed; \(Wording.either(claims)) would do"
    }
  }
}

/// Every kind that a type has, as a choice.
private func legalKinds(of type: NotificationType) -> String {
  let kinds = type.legalSubtypes.compactMap { NotificationKind(type, $0)?.text }
  return Wording.either(kinds + (kinds.count > 1 ? ["\(type.rawValue)/*"] : []))
}
