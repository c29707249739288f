internal import ScenarioFormat

/// Where a subscription is not what a correct receiver is expected to believe.
public struct BeliefFailure: Hashable, Sendable {
  /// Where the belief stands in the file: `$.expect[2]`.
  public let path: String
  /// The customer's name.
  public let customer: String
  /// The moment as it is written.
  public let moment: String
  /// The moment as the time since the start; `nil`: it was not reached.
  public let time: String?
  /// What does not hold, `entitled is true, not false`; of a moment that was not reached, why.
  public let differences: [String]
  /// What was expected: `status grace, entitled true`.
  public let expected: String
  /// What was there, all of it.
  public let found: String
  /// The customer's last notification up to the moment, if there was one.
  public let before: String?
  /// The customer's first notification after the moment, if there was one.
  public let after: String?
  /// The command that repeats the run.
  public let again: String
}

extension BeliefFailure: CustomStringConvertible {
  /// The failure in a few lines, as a timeline ends with it.
  public var description: String {
    [
      "FAILED  \(headline)",
      "        expected  \(expected)",
      "        got       \(found)",
      before.map { "        before    \($0)" },
      after.map { "        after     \($0)" },
      "        again     \(again)",
    ].compactMap(\.self).joined(separator: "\n")
  }

  /// The failure in one line.
  package var headline: String {
    let when = time.map { "\($0) \(customer)" } ?? "\(customer) at \(moment)"
    return "\(path): \(when): \(differences.joined(separator: "; "))"
  }

  /// The failure without what must not be read.
  func blackedOut(_ secrets: Secrets) -> BeliefFailure {
    BeliefFailure(
      path: path, customer: secrets.blackedOut(customer), moment: secrets.blackedOut(moment),
      time: time, differences: differences.map(secrets.blackedOut),
      expected: secrets.blackedOut(expected), found: secrets.blackedOut(found),
      before: before.map(secrets.blackedOut), after: after.map(secrets.blackedOut),
      again: secrets.blackedOut(again))
  }
}
