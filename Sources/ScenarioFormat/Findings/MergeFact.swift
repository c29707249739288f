/// What can be wrong with how a document is put together.
enum MergeFact: FindingFact {
  /// Files that extend one another, by their paths; the last extends the first.
  case circle([String])
  case tooDeep(limit: Int)
  case noEqualsSign
  case badPath(String)
  case beyondList(index: Int, count: Int)
  case setParent

  var words: String {
    switch self {
    case .circle(let paths) where paths.count == 1:
      "\(Quotation.of(paths.first ?? "")) extends itself; take \"extends\" out"
    case .circle(let paths):
      "this goes round in a circle: "
        + (paths + paths.prefix(1)).map { Quotation.of($0) }.joined(separator: " extends ")
        + "; take one \"extends\" out"
    case .tooDeep(let limit):
      "more than \(limit) files extend one another here; put some of them together"
    case .noEqualsSign: "there is no \"=\"; PATH=VALUE would do, for example store.renewalRate=3m"
    case .badPath(let path):
      "\(Quotation.of(path)) is no path; write for example \"store.renewalRate\" or "
        + "\"customers[0].name\""
    case .beyondList(let index, let count) where count == 0:
      "there is no [\(index)]; the list is empty"
    case .beyondList(let index, let count) where count == 1:
      "there is no [\(index)]; the list has only [0]"
    case .beyondList(let index, let count):
      "there is no [\(index)]; the list has \(count), from [0] to [\(count - 1)]"
    case .setParent: "a parent is named in a file; to put one over a file, use --with FILE"
    }
  }
}
