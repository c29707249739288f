/// Collects everything that is wrong with a scenario, so that all of it is said at once.
final class FindingReport {
  private var sources: [SourceText] = []
  private var entries: [(order: Int, place: SourcePlace, finding: ScenarioFinding)] = []
  private var found: Set<Found> = []

  /// What was found where. What a customer shares with the scenario is read again for each, and
  /// said once.
  private struct Found: Hashable {
    let place: SourcePlace
    let words: String
  }

  /// The findings and notes, by file and place.
  var findings: [ScenarioFinding] {
    entries.sorted {
      ($0.place.text, $0.place.byte, $0.order) < ($1.place.text, $1.place.byte, $1.order)
    }.map(\.finding)
  }

  /// How much was found, notes left aside.
  private(set) var errorCount = 0

  /// Whether anything but notes was found.
  var hasErrors: Bool { errorCount > 0 }

  /// The number that the next text gets.
  var nextNumber: Int { sources.count }

  /// Takes a text in, so that its places can be named.
  func add(_ source: SourceText) {
    sources.append(source)
  }

  /// Notes what was found at a place.
  func report(_ fact: some FindingFact, at place: SourcePlace, _ path: JSONPath) {
    report(words: fact.words, isNote: fact.isNote, at: place, path)
  }

  /// Notes what is wrong with the text itself.
  func report(_ syntax: SyntaxFinding, in source: SourceText) {
    report(words: syntax.words(in: source), isNote: false, at: syntax.place, .root)
  }

  /// Where a place is, for findings that point to a second one: `line 4`, or with the file's name
  /// when it is another.
  func words(for place: SourcePlace, seenFrom other: SourcePlace) -> String {
    let source = sources[place.text]
    let line = "line \(source.position(of: place).line)"
    return place.text == other.text ? line : "\(line) of \(source.name)"
  }

  private func report(words: String, isNote: Bool, at place: SourcePlace, _ path: JSONPath) {
    guard found.insert(Found(place: place, words: words)).inserted else { return }
    let source = sources[place.text]
    let position = source.position(of: place)
    if !isNote { errorCount += 1 }
    entries.append(
      (
        entries.count, place,
        ScenarioFinding(
          file: source.name, line: position.line, column: position.column,
          path: path.description, message: words, isNote: isNote)
      ))
  }
}
