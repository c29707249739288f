/// What can be wrong with what a notification is to say instead.
enum AlterationFact: FindingFact {
  /// No notification has such a member there.
  case unknownMember(String, suggestion: String?, ways: [String], known: [String])
  /// This one has no such object.
  case absent(String, kind: String, objects: [String])
  /// A number that JSON does not write so.
  case noJSONNumber(String)

  var words: String {
    switch self {
    case .unknownMember(let name, let suggestion?, _, _):
      "no notification has a member \(Quotation.of(name)) here; did you mean "
        + "\(Quotation.of(suggestion))?"
    case .unknownMember(let name, nil, let ways, _) where !ways.isEmpty:
      "no notification has a member \(Quotation.of(name)) here; \(Wording.choice(ways)) would do"
    case .unknownMember(let name, nil, _, let known) where known.isEmpty:
      "no notification has a member \(Quotation.of(name)) here; there is no object"
    case .unknownMember(let name, nil, _, let known):
      "no notification has a member \(Quotation.of(name)) here; \(Wording.choice(known)) would do"
    case .absent(let object, let kind, let objects):
      "this \(kind) has no \(object) to change; it has \(Wording.all(objects))"
    case .noJSONNumber(let literal):
      "\(literal) is no number in JSON; digits would do, for example 31 or 0.5"
    }
  }
}
