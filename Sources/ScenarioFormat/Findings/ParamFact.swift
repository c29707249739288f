/// What can be wrong with params and the strings that name them.
enum ParamFact: FindingFact {
  case badName(String)
  case badReference(String)
  case neverClosed
  case nested
  case otherKind(String, wanted: Bool)
  case unknown(String, suggestion: String?, known: [String])
  case unset(String, variable: String)
  case unused(String)

  /// Whether the scenario runs all the same.
  var isNote: Bool {
    switch self {
    case .nested, .unused: true
    case .badName, .badReference, .neverClosed, .otherKind, .unknown, .unset: false
    }
  }

  var words: String {
    switch self {
    case .badName(let name):
      "\(Quotation.of(name)) is no name of a param; a name begins with a letter and has letters, "
        + "digits, \"_\" and \"-\""
    case .badReference(let name):
      "\(Quotation.of(name)) is no name of a param; write for example \"${token}\", or \"$${\" for "
        + "a plain \"${\""
    case .neverClosed:
      "a \"${\" is never closed; write for example \"${token}\", or \"$${\" for a plain \"${\""
    case .nested: "the value of a param is taken as it is; \"${\" means nothing in it"
    case .otherKind(let variable, let wantsTruth):
      "\(variable) in the environment is \(wantsTruth ? "neither true nor false" : "no number"), "
        + "as its default is; one would do"
    case .unknown(let name, let suggestion?, _):
      "\(Quotation.of(name)) is no param; did you mean \(Quotation.of(suggestion))?"
    case .unknown(let name, nil, let known) where known.isEmpty:
      "\(Quotation.of(name)) is no param; give it a value with params: { \(name): … }"
    case .unknown(let name, nil, let known):
      "\(Quotation.of(name)) is no param; "
        + "\(Wording.choice(known.map { Quotation.of($0) })) would do"
    case .unset(let name, let variable):
      "\(Quotation.of(name)) has no value: \(variable) is not in the environment; set it there, "
        + "or give params.\(name) a default"
    case .unused(let name):
      "nothing uses this param; \"${\(name)}\" in a text below would"
    }
  }
}
