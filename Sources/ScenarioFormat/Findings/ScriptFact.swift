/// What can be wrong with a script.
enum ScriptFact: FindingFact {
  case noVerb(known: [String])
  case severalVerbs([String])
  case nothingToDo
  case badUUID(String)
  case severalOfOther
  case concernsNobody(String)
  case concernsCustomer(String)

  var words: String {
    switch self {
    case .noVerb(let known):
      "the step does nothing; add \(Wording.either(known.map { Quotation.of($0) }))"
    case .severalVerbs(let verbs):
      "the step has \(verbs.count) verbs, \(Wording.all(verbs.map { Quotation.of($0) })); keep one"
    case .nothingToDo: "there is nobody in this scenario; add a customer"
    case .severalOfOther: "only of consumables can several be bought at once"
    case .concernsNobody(let verb):
      "\(Quotation.of(verb)) concerns no single customer; it stands in the script beside "
        + "\"customers\""
    case .concernsCustomer(let verb):
      "\(Quotation.of(verb)) concerns one customer; it stands in the customer's script"
    case .badUUID(let text):
      "\(Quotation.of(text)) is no UUID; write for example "
        + "\"0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e\", or null for none"
    }
  }
}
