internal import ScenarioFormat

/// What came of a run.
public struct RunReport: Sendable {
  /// The scenario's title.
  public let title: String
  /// The seed that its draws came from.
  public let seed: UInt64
  /// When it began, of simulated time: RFC 3339 in UTC.
  public let start: String
  /// How many notifications the store signed.
  public let notificationCount: Int
  /// How many of each kind, `TYPE/SUBTYPE` or the type alone, in Apple's order of types.
  public let kindCounts: [KindCount]
  /// What came of the customers for whom something was expected.
  public let verdicts: [CustomerVerdict]
  /// How many entries of `expect` speak of certain notifications instead of an order.
  public let otherExpectationCount: Int
  /// How many of them did not hold; each may have several failures.
  public let failedOtherExpectationCount: Int
  /// Where certain notifications are not what is expected of them, each in a few lines.
  public let notificationFailures: [String]
  /// The steps whose moments did not come, each in a line.
  public let notReached: [String]
  /// The actions that did not apply, each in a line.
  public let refused: [String]
  /// What the auditor found that no lifecycle can do; `nil` when it did not look.
  public let auditFindings: [String]?
  /// The command that repeats the run.
  package let again: String

  /// For how many customers something was expected.
  public var checkedCustomerCount: Int { verdicts.count }
  /// Where customers' notifications are not the expected ones, each in a few lines.
  public var failures: [String] { verdicts.compactMap(\.failure?.description) }

  /// Whether everything went as the scenario wants it. A refused action alone does no harm.
  public var isAsExpected: Bool {
    failures.isEmpty && notificationFailures.isEmpty && notReached.isEmpty
      && auditFindings?.isEmpty ?? true
  }

  /// What went wrong, and what was refused.
  package var problems: [String] {
    (failures + notificationFailures).flatMap { $0.split(separator: "\n").map(String.init) }
      + notReached.map { "NOT REACHED  \($0)" }
      + refused.map { "refused  \($0)" }
      + (auditFindings ?? []).map { "AUDIT  \($0)" }
      + (isRepeatedBelow ? ["        again     \(again)"] : [])
  }

  /// Whether the call that repeats the run has a line of its own: every unmet expectation ends with
  /// it, other failures do not.
  private var isRepeatedBelow: Bool {
    !isAsExpected && failures.isEmpty && notificationFailures.isEmpty
  }

  /// The report as the timeline ends with it: what went wrong, then the sum.
  package var lines: [String] { [""] + problems + [summary] }

  private var summary: String {
    let orders =
      failures.isEmpty
      ? "\(counted(checkedCustomerCount, "customer")) as expected"
      : "\(failures.count) of \(counted(checkedCustomerCount, "customer")) not as expected"
    let others =
      notificationFailures.isEmpty
      ? "\(counted(otherExpectationCount, "other expectation")) held"
      : "\(failedOtherExpectationCount) of "
        + "\(counted(otherExpectationCount, "other expectation")) not held"
    let parts =
      (checkedCustomerCount == 0 ? [] : [orders]) + (otherExpectationCount == 0 ? [] : [others])
    let expectations = parts.isEmpty ? "nothing expected" : parts.joined(separator: ", ")
    let audit = auditFindings.map { findings in
      findings.isEmpty
        ? ", the auditor found nothing" : ", \(counted(findings.count, "finding")) of the auditor"
    }
    return "\(counted(notificationCount, "notification")), \(expectations), "
      + "\(notReached.count) not reached, \(refused.count) refused\(audit ?? "")."
  }
}

/// How many notifications of a kind there were.
public struct KindCount: Hashable, Sendable {
  /// `TYPE/SUBTYPE`, or the type alone.
  public let kind: String
  /// How many.
  public let count: Int
}

extension RunReport {
  /// The report without what must not be read.
  func blackedOut(_ secrets: Secrets) -> RunReport {
    if secrets.isEmpty { return self }
    return RunReport(
      title: secrets.blackedOut(title), seed: seed, start: start,
      notificationCount: notificationCount, kindCounts: kindCounts,
      verdicts: verdicts.map { $0.blackedOut(secrets) },
      otherExpectationCount: otherExpectationCount,
      failedOtherExpectationCount: failedOtherExpectationCount,
      notificationFailures: notificationFailures.map(secrets.blackedOut),
      notReached: notReached.map(secrets.blackedOut), refused: refused.map(secrets.blackedOut),
      auditFindings: auditFindings?.map(secrets.blackedOut),
      again: secrets.blackedOut(again))
  }
}

/// A count with its noun.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
