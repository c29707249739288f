internal import Foundation
internal import Sandclock

/// Several scenarios, each in a world of its own: a line each, then what went wrong, then the sum.
struct SeveralRuns: Sendable {
  let settings: RunSettings
  let files: [String]
  let ledger: Ledger?
  let console: Console

  /// Runs them all and answers the greatest of their statuses.
  func run() async throws -> ExitStatus {
    let turns = LineTurns(STDOUT_FILENO)
    let table = RunTable(names: files.map(Scenario.name(ofFile:)))
    var finished: [FinishedScenario] = []
    let progress = RunProgress()
    try await ProgressMeter.watching(progress, console) {
      try await inOrder(files, atOnce: settings.jobs) { place, file in
        let scenario = await run(file, at: place, turns, progress)
        do {
          try turns.end(ofRun: place)
        } catch OutputError.closed {
          // Nobody reads the lines any more; the scenarios are judged all the same.
        }
        return scenario
      } then: { scenario in
        finished.append(scenario)
        try tell(table.line(about: scenario.result), isWrong: scenario.status != .success)
      }
    }
    let results = finished.map(\.result)
    for warning in finished.flatMap(\.warnings).withoutRepetition {
      console.complain("sandclock: \(warning)")
    }
    for finding in results.flatMap(\.findings).withoutRepetition {
      console.complain(finding.description)
    }
    let blocks = results.flatMap(table.block)
    for line in blocks + (blocks.isEmpty ? [] : [""]) { try tell(line, isWrong: true) }
    try tell(table.summary(of: results, reports: settings.reports), isWrong: false)
    try settings.writeReports(about: results)
    return finished.map(\.status).max() ?? .success
  }

  /// Runs one; what keeps it from coming to its end is its own matter.
  private func run(
    _ file: String, at place: Int, _ turns: LineTurns, _ progress: RunProgress
  ) async -> FinishedScenario {
    var notes: [ScenarioFinding] = []
    var warnings: [String] = []
    do {
      let scenario = try settings.scenario(file)
      notes = scenario.notes
      let authority = try settings.authority(of: scenario)
      warnings = authority?.warnings.map { scenario.secrets.blackedOut("\($0)") } ?? []
      let sinks = try settings.sinks(
        lines: turns.sink(ofRun: place, form: settings.orders.outputForm), signedBy: authority,
        subfolder: Scenario.name(ofFile: file))
      let report = try await scenario.run(
        into: sinks, signedBy: authority, pace: settings.pace, ledger: ledger,
        ledgerForm: settings.orders.ledgerForm, audit: settings.audits, progress: progress,
        timeline: { _ in })
      return FinishedScenario(report, of: scenario, warnings: warnings, settings)
    } catch {
      return FinishedScenario(error, file: file, notes: notes, warnings: warnings, settings)
    }
  }

  /// Writes a line where people read it; a quiet run says only what is wrong.
  private func tell(_ line: String, isWrong: Bool) throws {
    if settings.isQuiet {
      if isWrong, !line.isEmpty { console.complain(line) }
    } else {
      try console.show(line, settings)
    }
  }
}

/// Does the work of every item, so many at once, and hands over what comes of it in the order of
/// the items, whatever is done first.
private func inOrder<Item: Sendable, Product: Sendable>(
  _ items: [Item], atOnce width: Int,
  _ work: @escaping @Sendable (Int, Item) async throws -> Product,
  then handle: (Product) throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: (place: Int, product: Product).self) { group in
    var rest = Array(items.enumerated())[...]
    func begin() {
      guard let (place, item) = rest.popFirst() else { return }
      group.addTask { (place, try await work(place, item)) }
    }
    for _ in 0..<width { begin() }
    var due = 0
    var waiting: [Int: Product] = [:]
    while let done = try await group.next() {
      begin()
      waiting[done.place] = done.product
      while let product = waiting.removeValue(forKey: due) {
        try handle(product)
        due += 1
      }
    }
  }
}

extension Array where Element: Hashable {
  /// The elements, each where it stands first: several scenarios share catalogs and authorities.
  fileprivate var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
