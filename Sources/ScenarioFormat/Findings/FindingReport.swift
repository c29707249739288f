/// Collects everything that is wrong with a scenario, so that all of it is said at once.
final class FindingReport {
  private var sources: [SourceText] = []
  /// Where something is missing that has been reported already: what follows from it is not.
  private var silenced: Set<SourcePlace> = []
  private var entries: [Entry] = []
  private var found: Set<Found> = []

  /// What was found where. What a customer shares with the scenario is read again for each, and a
  /// parent may be read twice; it is said once.
  private struct Found: Hashable {
    let place: SourcePlace
    let words: String
  }

  private struct Entry {
    let order: Int
    let place: SourcePlace
    let finding: ScenarioFinding
    let isDetail: Bool
  }

  /// The findings and notes, by file and place.
  var findings: [ScenarioFinding] { sorted(entries.filter { !$0.isDetail }) }

  /// The same with what matters only to who looks at a catalog.
  var findingsWithDetails: [ScenarioFinding] { sorted(entries) }

  private func sorted(_ entries: [Entry]) -> [ScenarioFinding] {
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

  /// The bytes of every text that was read.
  var texts: [[UInt8]] { sources.map(\.bytes) }

  /// Takes a text in, so that its places can be named.
  func add(_ source: SourceText) {
    sources.append(source)
  }

  /// Notes what was found at a place.
  func report(_ fact: some FindingFact, at place: SourcePlace, _ path: JSONPath) {
    report(words: fact.words, isNote: fact.isNote, isDetail: fact.isDetail, at: place, path)
  }

  /// Notes what is wrong with the text itself.
  func report(_ syntax: SyntaxFinding, in source: SourceText) {
    report(words: syntax.words(in: source), isNote: false, at: syntax.place, .root)
  }

  /// Leaves what else is found about the value at a place unsaid; it stays wrong.
  func silence(_ place: SourcePlace) {
    silenced.insert(place)
  }

  /// What a path means that stands at a place: it is relative to the folder of its file. Outside
  /// of files, as in a `--set`, it is relative to where the command was called.
  func resolved(_ path: String, at place: SourcePlace) -> String {
    let source = sources[place.text]
    return source.isFile ? ScenarioFormat.resolved(path, besides: source.name) : path
  }

  /// Where a place is, for findings that point to a second one: `line 4`, or with the file's name
  /// when it is another.
  func words(for place: SourcePlace, seenFrom other: SourcePlace) -> String {
    let source = sources[place.text]
    let line = "line \(source.position(of: place).line)"
    return place.text == other.text ? line : "\(line) of \(source.name)"
  }

  private func report(
    words: String, isNote: Bool, isDetail: Bool = false, at place: SourcePlace, _ path: JSONPath
  ) {
    guard found.insert(Found(place: place, words: words)).inserted else { return }
    if !isNote { errorCount += 1 }
    if silenced.contains(place) { return }
    let source = sources[place.text]
    let position = source.position(of: place)
    let finding = ScenarioFinding(
      file: source.name, line: position.line, column: position.column,
      path: path.description, message: words, isNote: isNote)
    entries.append(
      Entry(order: entries.count, place: place, finding: finding, isDetail: isDetail))
  }
}
