public import Delivery
internal import ScenarioFormat

/// What came of a run.
public struct RunReport: Sendable {
  /// The scenario's title.
  public internal(set) var title: String
  /// The seed that its draws came from.
  public let seed: UInt64
  /// When it began, of simulated time: RFC 3339 in UTC.
  public let start: String
  /// Of how many parts of the customers which it is about, if it is about one.
  public internal(set) var shard: Shard?
  /// How many notifications the store signed.
  public internal(set) var notificationCount: Int
  /// How many of each kind, `TYPE/SUBTYPE` or the type alone, in Apple's order of types.
  public internal(set) var kindCounts: [KindCount]
  /// What came of the customers for whom something was expected.
  public internal(set) var verdicts: [CustomerVerdict]
  /// How many entries of `expect` speak of certain notifications instead of an order.
  public internal(set) var otherExpectationCount: Int
  /// How many of them did not hold; each may have several failures.
  public internal(set) var failedOtherExpectationCount: Int
  /// Where certain notifications are not what is expected of them, each in a few lines.
  public internal(set) var notificationFailures: [String]
  /// How many entries of `expect` say what a correct receiver must believe.
  public internal(set) var beliefCount: Int
  /// The beliefs that do not hold.
  public internal(set) var beliefFailures: [BeliefFailure]
  /// The steps whose moments did not come, each in a line.
  public internal(set) var notReached: [String]
  /// The actions that did not apply, each in a line.
  public internal(set) var refused: [String]
  /// What the auditor found that no lifecycle can do; `nil` when it did not look.
  public internal(set) var auditFindings: [String]?
  /// What came of the deliveries, by receiver.
  public internal(set) var deliveries: [DeliveryTally] = []
  /// The first of the notifications that no attempt delivered, each in a line; the deliveries say
  /// how many there were.
  public internal(set) var undelivered: [String] = []
  /// Where it was stopped before its end, as the time since the start; then nothing is judged that
  /// was expected.
  public internal(set) var stoppedAt: String?
  /// In a paced run, the longest by which something came later than its instant.
  public internal(set) var worstLag: Duration?
  /// What was sold, in the order of the catalog and of the countries' codes.
  public internal(set) var sales: [SalesLine]
  /// How many notifications of each kind the members of a population had, each in a line, as far as
  /// they have no lines of their own.
  package let memberLines: [String]
  /// The command that repeats the run; `nil`: the parts that it was joined from have one each.
  package internal(set) var again: String?
  /// The command that goes on with the run from its ledger, if it has one.
  package internal(set) var resuming: String?

  /// For how many customers something was expected.
  public var checkedCustomerCount: Int { verdicts.count }
  /// Where customers' notifications are not the expected ones, each in a few lines.
  public var failures: [String] { verdicts.compactMap(\.failure?.description) }

  /// Whether everything went as the scenario wants it. A refused action alone does no harm.
  public var isAsExpected: Bool {
    failures.isEmpty && notificationFailures.isEmpty && beliefFailures.isEmpty
      && notReached.isEmpty
      && auditFindings?.isEmpty ?? true && undelivered.isEmpty && pendingCount == 0
      && stoppedAt == nil
  }

  /// What went wrong, and what was refused.
  package var problems: [String] {
    unmet.flatMap { $0.split(separator: "\n").map(String.init) }
      + notReached.map { "NOT REACHED  \($0)" }
      + refused.map { "refused  \($0)" }
      + (auditFindings ?? []).map { "AUDIT  \($0)" }
      + UndeliveredLines.all(
        undelivered.map { "UNDELIVERED  \($0)" },
        of: deliveries.map(\.undeliveredCount).reduce(0, +)) + stopped + calls
  }

  /// What was expected and did not come, each in a few lines.
  private var unmet: [String] {
    failures + notificationFailures + beliefFailures.map(\.description)
  }

  /// What to type next. Every unmet expectation ends with the call that repeats the run; what else
  /// went wrong does not. Where something is left to be delivered, the ledger goes on with it.
  private var calls: [String] {
    let isLeft = stoppedAt != nil || !undelivered.isEmpty || pendingCount > 0
    if isLeft, let resuming { return ["        go on     \(resuming)"] }
    guard let again, !isAsExpected, unmet.isEmpty else { return [] }
    return ["        again     \(again)"]
  }

  /// The report as the timeline ends with it: what went wrong, then the sum.
  package var lines: [String] {
    memberLines + [""] + problems + deliveries.map(\.summary) + [summary]
  }

  /// Where it was stopped, and what nothing is known of: in a run that came to its end that is what
  /// a receiver was not sent that failed.
  private var stopped: [String] {
    let pending = pendingCount
    let rest = "\(counted(pending, "notification")) handed over and not acknowledged"
    return (stoppedAt.map { ["STOPPED  at \($0)" + (pending > 0 ? "; \(rest)" : "")] })
      ?? (pending > 0 ? ["UNDELIVERED  \(rest)"] : [])
  }

  private var pendingCount: Int { deliveries.map(\.pending).reduce(0, +) }

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
    let beliefs =
      beliefFailures.isEmpty
      ? "\(counted(beliefCount, "belief")) held"
      : "\(beliefFailures.count) of \(counted(beliefCount, "belief")) wrong"
    let parts =
      (checkedCustomerCount == 0 ? [] : [orders]) + (otherExpectationCount == 0 ? [] : [others])
      + (beliefCount == 0 ? [] : [beliefs])
    let expectations =
      parts.isEmpty
      ? stoppedAt == nil ? "nothing expected" : "nothing judged" : parts.joined(separator: ", ")
    let audit = auditFindings.map { findings in
      findings.isEmpty
        ? ", the auditor found nothing" : ", \(counted(findings.count, "finding")) of the auditor"
    }
    let lag = worstLag.map { ", worst lag \($0.milliseconds) ms" }
    return "\(counted(notificationCount, "notification")), \(expectations), "
      + "\(notReached.count) not reached, \(refused.count) refused\(audit ?? "")\(lag ?? "")."
  }
}

extension RunReport {
  /// The report without what must not be read.
  func blackedOut(_ secrets: Secrets) -> RunReport {
    if secrets.isEmpty { return self }
    var report = self
    report.title = secrets.blackedOut(title)
    report.verdicts = verdicts.map { $0.blackedOut(secrets) }
    report.notificationFailures = notificationFailures.map(secrets.blackedOut)
    report.beliefFailures = beliefFailures.map { $0.blackedOut(secrets) }
    report.notReached = notReached.map(secrets.blackedOut)
    report.refused = refused.map(secrets.blackedOut)
    report.auditFindings = auditFindings?.map(secrets.blackedOut)
    report.undelivered = undelivered.map(secrets.blackedOut)
    report.again = again.map(secrets.blackedOut)
    report.resuming = resuming.map(secrets.blackedOut)
    return report
  }

  /// The report of the run that was stopped at a time: what is missing is no failure of it.
  func stopped(at time: String) -> RunReport {
    var report = self
    report.stoppedAt = time
    report.verdicts = []
    report.otherExpectationCount = 0
    report.failedOtherExpectationCount = 0
    report.notificationFailures = []
    report.beliefCount = 0
    report.beliefFailures = []
    report.notReached = []
    return report
  }
}

/// A count with its noun.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
