/// What can be wrong with a name.
enum NameFact: FindingFact {
  case badName(String)
  case reservedName(String)
  case badAlias(String)
  case badStepName(String)
  case nameTaken(String, first: String)
  case productTwice(String, first: String)

  var words: String {
    switch self {
    case .badName(let name):
      "\(Quotation.of(name)) is no name; a name begins with a small letter and has letters, "
        + "digits, \"_\" and \"-\", 40 at most"
    case .reservedName(let name):
      "\(Quotation.of(name)) is a word of moments and lines; choose another name"
    case .badAlias(let alias):
      "\(Quotation.of(alias)) is no alias; an alias is one word that begins with a letter, "
        + "and not a count such as \"x2\""
    case .badStepName(let id):
      "\(Quotation.of(id)) is no id; an id is one word that begins with a letter, and not a count "
        + "such as \"x2\""
    case .nameTaken(let name, let first):
      "the name \(Quotation.of(name)) is taken already, \(first); choose another"
    case .productTwice(let product, let first):
      "the product \(Quotation.of(product)) stands twice, first \(first); keep one"
    }
  }
}
