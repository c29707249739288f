internal import ScenarioFormat
internal import SubscriptionModel

/// What a report says of one scenario, as it is read again.
struct WrittenRun: Sendable {
  /// The report that says it.
  let text: ReportText
  /// What it says, and where.
  let value: JSONValue
  /// The same as the run had it.
  let result: ScenarioResult
  /// What came of the run.
  let report: RunReport

  /// What is wrong with a member, or with all of it if there is none of that name.
  func failure(_ key: String, _ words: String) -> ReportFailure {
    text.failure((value[key] ?? value).place, words)
  }
}

/// Reads the report of a call of `run` that `--report FILE.json` has written.
struct RunReportReader {
  let text: ReportText

  /// The scenarios in it. Throws ``ReportFailure``.
  func runs() throws(ReportFailure) -> [WrittenRun] {
    let runs = try text.list(text.root, "scenarios", run)
    if runs.isEmpty { throw text.failure(text.root.place, "there is no scenario in it") }
    return runs
  }

  private func run(_ value: JSONValue) throws(ReportFailure) -> WrittenRun {
    let file = try text.text(value, "file")
    let findings = try text.list(value, "findings", finding)
    guard ["passed", "failed"].contains(try text.text(value, "outcome")) else {
      let reason =
        value["reason"]?.string ?? findings.first { !$0.isNote }?.description ?? "it has findings"
      throw text.failure(
        value.place,
        "\(Scenario.name(ofFile: file)) did not come to its end: \(reason); "
          + "the report of a run that did would do")
    }
    let report = try report(value)
    return WrittenRun(
      text: text, value: value,
      result: ScenarioResult(
        file: file, ending: .ran(report), findings: findings,
        isStrict: value["strict"]?.bool ?? false),
      report: report)
  }

  private func report(_ value: JSONValue) throws(ReportFailure) -> RunReport {
    let start = try text.text(value, "start")
    guard let instant = InstantText.instant(start) else {
      throw text.failure(try text.member(value, "start").place, "\"start\" is no instant")
    }
    var report = RunReport(
      title: try text.text(value, "title"), seed: UInt64(try text.integer(value, "seed")),
      start: start, shard: try shard(value),
      notificationCount: try text.count(value, "notifications"),
      kindCounts: KindCount.inOrder(
        try text.counts(value, "kinds", of: "kind of notification") {
          (try? KindName.kind($0))?.text
        }),
      verdicts: try verdicts(value),
      otherExpectationCount: try text.count(value, "otherExpectations"),
      failedOtherExpectationCount: try text.count(value, "otherExpectationsFailed"),
      notificationFailures: try text.texts(value, "otherFailures"),
      beliefCount: try text.count(value, "beliefs"),
      beliefFailures: try text.list(value, "beliefFailures", beliefFailure),
      notReached: try text.texts(value, "notReached"), refused: try text.texts(value, "refused"),
      auditFindings: value["audit"] == nil ? nil : try text.texts(value, "audit"),
      stoppedAt: value["stoppedAt"]?.string, worstLag: try worstLag(value),
      sales: try sales(value), memberLines: [])
    report.add(try text.list(value, "deliveries", tally), since: instant)
    return report
  }

  private func shard(_ value: JSONValue) throws(ReportFailure) -> Shard? {
    guard let member = value["shard"] else { return nil }
    guard let shard = member.string.flatMap(Shard.init(text:)) else {
      throw text.failure(member.place, "\"shard\" is no K/N, such as 2/3")
    }
    return shard
  }

  private func worstLag(_ value: JSONValue) throws(ReportFailure) -> Duration? {
    value["worstLagMilliseconds"] == nil
      ? nil : .milliseconds(try text.integer(value, "worstLagMilliseconds"))
  }

  // MARK: Sales

  private func sales(_ value: JSONValue) throws(ReportFailure) -> [SalesLine] {
    var sales: [SalesLine] = []
    for line in try text.member(value, "sales").elements ?? [] {
      // The report of a whole run has its lines in their order.
      let place = line["place"] == nil ? sales.count : try text.count(line, "place")
      sales.append(
        SalesLine(
          productID: try text.text(line, "productId"),
          storefront: try text.text(line, "storefront"),
          currency: try text.text(line, "currency"), place: place,
          new: try sum(line, "new", "gross"), renewed: try sum(line, "renewed", "gross"),
          refunds: try sum(line, "refunds", "amount")))
    }
    return sales
  }

  private func sum(
    _ line: JSONValue, _ key: String, _ amount: String
  ) throws(ReportFailure) -> SalesLine.Sum {
    let value = try text.member(line, key)
    return SalesLine.Sum(
      units: try text.count(value, "units"), milliunits: try text.integer(value, amount))
  }

  // MARK: What was expected

  /// Each verdict that is none of success has its failure in a list beside it.
  private func verdicts(_ value: JSONValue) throws(ReportFailure) -> [CustomerVerdict] {
    var failures = try text.list(value, "failures", expectationFailure)[...]
    return try text.list(value, "customers") { (entry: JSONValue) throws(ReportFailure) in
      let name = try text.text(entry, "name")
      if try text.bool(entry, "asExpected") { return CustomerVerdict(customer: name, failure: nil) }
      guard let failure = failures.popFirst(), failure.customer == name else {
        throw text.failure(entry.place, "\"failures\" does not say what \(name) failed")
      }
      return CustomerVerdict(customer: name, failure: failure)
    }
  }

  private func expectationFailure(_ value: JSONValue) throws(ReportFailure) -> ExpectationFailure {
    ExpectationFailure(
      customer: try text.text(value, "customer"), summary: try text.text(value, "summary"),
      expected: try text.text(value, "expected"), found: try text.text(value, "got"),
      after: value["after"]?.string, again: try text.text(value, "again"))
  }

  private func beliefFailure(_ value: JSONValue) throws(ReportFailure) -> BeliefFailure {
    BeliefFailure(
      path: try text.text(value, "path"), customer: try text.text(value, "customer"),
      moment: try text.text(value, "at"), time: value["time"]?.string,
      differences: try text.texts(value, "differences"),
      expected: try text.text(value, "expected"), found: try text.text(value, "got"),
      before: value["before"]?.string, after: value["after"]?.string,
      again: try text.text(value, "again"))
  }

  private func finding(_ value: JSONValue) throws(ReportFailure) -> ScenarioFinding {
    ScenarioFinding(
      file: try text.text(value, "file"), line: try text.count(value, "line"),
      column: try text.count(value, "column"), path: try text.text(value, "path"),
      message: try text.text(value, "message"), isNote: try text.bool(value, "isNote"))
  }
}
