internal import ScenarioFormat

/// Where a customer's notifications are not the expected ones.
public struct ExpectationFailure: Hashable, Sendable {
  /// The customer's name.
  public let customer: String
  /// How far it went well: `2 notifications as expected, then not`.
  public let summary: String
  /// What might have gone on: a line of `expect` and where it stands, or `nothing more`.
  public let expected: String
  /// What came instead, with its time; `nothing more` when the run ended.
  public let found: String
  /// The last notification that was as expected, if there was one.
  public let after: String?
  /// The command that repeats the run.
  public let again: String
}

extension ExpectationFailure: CustomStringConvertible {
  /// The failure in a few lines, as a timeline ends with it.
  public var description: String {
    [
      "FAILED  \(customer): \(summary)",
      "        expected  \(expected)",
      "        got       \(found)",
      after.map { "        after     \($0)" },
      "        again     \(again)",
    ].compactMap(\.self).joined(separator: "\n")
  }
}

/// What came of what was expected of a customer.
public struct CustomerVerdict: Hashable, Sendable {
  /// The customer's name.
  public let customer: String
  /// What went wrong; `nil`: everything came as expected.
  public let failure: ExpectationFailure?
}

extension CustomerVerdict {
  /// The verdict without what must not be read.
  func blackedOut(_ secrets: Secrets) -> CustomerVerdict {
    CustomerVerdict(
      customer: secrets.blackedOut(customer),
      failure: failure.map {
        ExpectationFailure(
          customer: secrets.blackedOut($0.customer), summary: $0.summary,
          expected: secrets.blackedOut($0.expected), found: secrets.blackedOut($0.found),
          after: $0.after.map(secrets.blackedOut), again: secrets.blackedOut($0.again))
      })
  }
}
