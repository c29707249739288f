internal import SubscriptionModel

/// What can be wrong with what is said of families.
enum FamilyFact: FindingFact {
  case notShareable(product: String)
  case notShareableKind(OneTimeProduct.Kind)
  case noMembers(known: [String])
  case unknownMember(String, suggestion: String?, customers: [String])
  case sharedWithOneself(String)
  case tooMany(count: Int)
  case badDelay(String)

  var words: String {
    switch self {
    case .notShareable(let product):
      "\(Quotation.of(product)) cannot be shared with a family; the catalog says what can be: "
        + "\"shareable\", in a .storekit file \"familyShareable\""
    case .notShareableKind(let kind):
      "no \(kind.words) can be shared with a family; a non-consumable would do"
    case .noMembers(let known):
      "there is nobody in the family; write for example "
        + "members: [\(Quotation.of(known.first ?? "bo"))]"
    case .unknownMember(let name, let suggestion?, _):
      "\(Quotation.of(name)) is no customer; did you mean \(Quotation.of(suggestion))?"
    case .unknownMember(let name, nil, let customers):
      "\(Quotation.of(name)) is no customer; "
        + (customers.isEmpty
          ? "add one of that name"
          : "\(Wording.choice(customers.map { Quotation.of($0) })) would do")
    case .sharedWithOneself(let name):
      "\(name) shares it, so \(name) has it; name another customer"
    case .tooMany(let count):
      "\(count) members are too many; a family has \(FamilyOrder.mostMembers) besides the one who "
        + "shares"
    case .badDelay(let text):
      "\(Quotation.of(text)) is no duration and no range of durations; write for example \"30s\" "
        + "or \"10s..2m\""
    }
  }
}
