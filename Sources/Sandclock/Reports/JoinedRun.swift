internal import SubscriptionModel

/// A run whose parts were joined.
package struct JoinedRun: Sendable {
  /// What came of it.
  package let result: ScenarioResult
  /// The same, of a run that came to its end.
  package let report: RunReport
  /// How many parts it was joined from.
  package let parts: Int

  /// What people read of it: what it was, what it sent and sold, and what a run ends with.
  package var lines: [String] {
    [head, kindsLine] + salesLines + report.lines
  }

  private var head: String {
    "\(parts == 1 ? "the whole" : "\(parts) parts") of \(report.title), seed \(report.seed), "
      + "start \(report.start)"
  }

  private var kindsLine: String {
    let parts = report.kindCounts.map { "\($0.kind) \(LoadWords.grouped($0.count))" }
    return LoadWords.line("by kind", [parts.isEmpty ? "none" : parts.joined(separator: " | ")])
  }

  private var salesLines: [String] {
    guard !report.sales.isEmpty else { return [] }
    func units(_ name: String, _ sum: KeyPath<SalesLine, SalesLine.Sum>) -> String {
      "\(name) \(LoadWords.grouped(report.sales.reduce(0) { $0 + $1[keyPath: sum].units }))"
    }
    let currencies = Dictionary(grouping: report.sales, by: \.currency).sorted { $0.key < $1.key }
      .map { currency, lines in
        func text(_ amount: Int64) -> String { Price(milliunits: amount).text(in: currency) }
        let gross = lines.reduce(0) { $0 + $1.new.milliunits + $1.renewed.milliunits }
        let refunds = lines.reduce(0) { $0 + $1.refunds.milliunits }
        return "\(currency) \(text(gross))"
          + (refunds == 0 ? "" : " (\(text(refunds)) paid back)")
      }
    return [
      LoadWords.line(
        "sold",
        [units("new", \.new), units("renewed", \.renewed), units("refunds", \.refunds)]),
      LoadWords.line("gross", [currencies.joined(separator: " | ")]),
    ]
  }
}
