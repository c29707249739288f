/// What can be wrong with the shape of a value.
enum ShapeFact: FindingFact {
  case wrongShape(wanted: String, found: String)
  case unknownKey(String, suggestion: String?, known: [String])
  case missingKey(String, example: String)
  case emptyText(what: String)
  case emptyList(what: String)
  case numberOutside(found: String, wanted: String)
  case unknownWord(String, what: String, suggestion: String?, known: [String])

  var words: String {
    switch self {
    case .wrongShape(let wanted, let found): "found \(found); \(wanted) would do"
    case .unknownKey(let key, let suggestion?, _):
      "\(Quotation.of(key)) is no key here; did you mean \(Quotation.of(suggestion))?"
    case .unknownKey(let key, nil, let known):
      "\(Quotation.of(key)) is no key here; there are \(Wording.all(known))"
    case .missingKey(let key, let example):
      "\(Quotation.of(key)) is missing; write for example \(example)"
    case .emptyText(let what): "\(what) is empty; write one"
    case .emptyList(let what): "there is no \(what); add one"
    case .numberOutside(let found, let wanted): "found \(found); \(wanted) would do"
    case .unknownWord(let word, let what, let suggestion?, _):
      "\(Quotation.of(word)) is no \(what); did you mean \(Quotation.of(suggestion))?"
    case .unknownWord(let word, let what, nil, let known):
      "\(Quotation.of(word)) is no \(what); "
        + "\(Wording.either(known.map { Quotation.of($0) })) would do"
    }
  }
}
