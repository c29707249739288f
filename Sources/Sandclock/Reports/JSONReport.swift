internal import Delivery
internal import NotificationWire
internal import ScenarioFormat

/// What came of a call, as JSON: everything that the lines for people say, as values.
struct JSONReport {
  let results: [ScenarioResult]

  /// The report, compact.
  var json: [UInt8] {
    let sum = ResultSum(of: results)
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("generator")
      writer.integer(Int64(generator))
      for (key, count) in [
        ("passed", sum.passed), ("failed", sum.failed), ("withFindings", sum.withFindings),
        ("stopped", sum.stopped),
      ] {
        writer.member(named: key, count)
      }
      writer.key("scenarios")
      writer.list(of: results) { $0.write($1) }
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ result: ScenarioResult) {
    object { writer in
      writer.member("name", result.name)
      writer.member("file", result.file)
      switch result.ending {
      case .ran(let report):
        writer.member("outcome", result.isPassed ? "passed" : "failed")
        if result.isStrict {
          writer.key("strict")
          writer.bool(true)
        }
        writer.write(report)
      case .notRun:
        writer.member("outcome", "findings")
      case .stopped(let reason):
        writer.member("outcome", "stopped")
        writer.member("reason", reason)
      }
      writer.key("findings")
      writer.list(of: result.findings) { $0.write($1) }
    }
  }

  /// The members about a run that came to its end.
  private mutating func write(_ report: RunReport) {
    member("title", report.title)
    key("seed")
    integer(Int64(report.seed))
    member("start", report.start)
    member("shard", report.shard?.description)
    key("notifications")
    integer(Int64(report.notificationCount))
    key("kinds")
    object { writer in
      for count in report.kindCounts {
        writer.member(named: count.kind, count.count)
      }
    }
    key("sales")
    list(of: report.sales) { $0.write($1, isOfAPart: report.shard != nil) }
    key("customers")
    list(of: report.verdicts) { writer, verdict in
      writer.object {
        $0.member("name", verdict.customer)
        $0.key("asExpected")
        $0.bool(verdict.failure == nil)
      }
    }
    key("failures")
    list(of: report.verdicts.compactMap(\.failure)) { $0.write($1) }
    key("otherExpectations")
    integer(Int64(report.otherExpectationCount))
    member(named: "otherExpectationsFailed", report.failedOtherExpectationCount)
    member("otherFailures", report.notificationFailures)
    member(named: "beliefs", report.beliefCount)
    key("beliefFailures")
    list(of: report.beliefFailures) { $0.write($1) }
    member("notReached", report.notReached)
    member("refused", report.refused)
    if let findings = report.auditFindings { member("audit", findings) }
    member("stoppedAt", report.stoppedAt)
    if let lag = report.worstLag { member("worstLagMilliseconds", lag.milliseconds) }
    key("deliveries")
    list(of: report.deliveries) { $0.write($1) }
  }

  /// A part may have sold nothing of a product, so it says where each stands in the catalog.
  private mutating func write(_ line: SalesLine, isOfAPart: Bool) {
    object { writer in
      writer.member("productId", line.productID)
      if isOfAPart { writer.member(named: "place", line.place) }
      writer.member("storefront", line.storefront)
      writer.member("currency", line.currency)
      for (name, sum, amount) in [
        ("new", line.new, "gross"), ("renewed", line.renewed, "gross"),
        ("refunds", line.refunds, "amount"),
      ] {
        writer.key(named: name)
        writer.object {
          $0.member(named: "units", sum.units)
          $0.key(named: amount)
          $0.integer(sum.milliunits)
        }
      }
    }
  }

  private mutating func write(_ tally: DeliveryTally) {
    object { writer in
      writer.member("sink", tally.sink)
      for (name, count) in [
        ("notifications", tally.notifications), ("acknowledged", tally.acknowledged),
        ("acknowledgedBefore", tally.acknowledgedBefore), ("attempts", tally.attempts),
        ("perhapsTwice", tally.repeated), ("pending", tally.pending),
        ("undeliveredCount", tally.undeliveredCount),
      ] {
        writer.member(named: name, count)
      }
      writer.write(results: tally.results, statuses: tally.statuses)
      writer.key("latencyMicroseconds")
      writer.object { writer in
        for percent in [50, 90, 99] {
          guard let latency = tally.latencies.percentile(percent) else { continue }
          writer.member(named: "p\(percent)", Int(latency))
        }
        if tally.latencies.count > 0 { writer.member("max", tally.latencies.longest) }
      }
      writer.key("latencies")
      writer.write(tally.latencies)
      writer.key("undelivered")
      writer.list(of: tally.undelivered) { $0.write($1) }
    }
  }

  private mutating func write(_ undelivered: DeliveryTally.Undelivered) {
    object {
      $0.member("customer", undelivered.customer)
      $0.member("kind", undelivered.kind)
      $0.member("notificationUUID", undelivered.notificationUUID)
      $0.member("signedDate", undelivered.signedDate)
      $0.member("attempts", Int64(undelivered.attempts))
      $0.member("result", undelivered.answer.result.rawValue)
      $0.member("status", undelivered.answer.status.map(Int64.init))
      $0.member("reason", undelivered.answer.reason)
    }
  }

  private mutating func write(_ failure: ExpectationFailure) {
    object {
      $0.member("customer", failure.customer)
      $0.member("summary", failure.summary)
      $0.member("expected", failure.expected)
      $0.member("got", failure.found)
      if let after = failure.after { $0.member("after", after) }
      $0.member("again", failure.again)
    }
  }

  private mutating func write(_ failure: BeliefFailure) {
    object {
      $0.member("path", failure.path)
      $0.member("customer", failure.customer)
      $0.member("at", failure.moment)
      $0.member("time", failure.time)
      $0.member("differences", failure.differences)
      $0.member("expected", failure.expected)
      $0.member("got", failure.found)
      $0.member("before", failure.before)
      $0.member("after", failure.after)
      $0.member("again", failure.again)
    }
  }

  private mutating func write(_ finding: ScenarioFinding) {
    object {
      $0.member("file", finding.file)
      $0.key("line")
      $0.integer(Int64(finding.line))
      $0.key("column")
      $0.integer(Int64(finding.column))
      $0.member("path", finding.path)
      $0.member("message", finding.message)
      $0.key("isNote")
      $0.bool(finding.isNote)
    }
  }

  private mutating func member(_ name: StaticString, _ texts: [String]) {
    key(name)
    list(of: texts) { $0.string($1) }
  }
}
