public import Foundation
public import ScenarioFormat
package import SubscriptionModel

/// A scenario file, read and found to be in order: a story about customers and their subscriptions
/// that can be run.
public struct Scenario: Sendable {
  /// The path it was read from.
  public let file: String
  /// Remarks about it: nothing that keeps it from running.
  public let notes: [ScenarioFinding]
  package let plan: Plan

  /// The title it gives itself.
  public var title: String { plan.title }
  /// The seed that its draws come from.
  public var seed: UInt64 { plan.seed }

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - path: The file, `.json5`.
  ///   - seed: The seed instead of the file's.
  ///   - start: The simulated instant zero instead of the file's; whole milliseconds count.
  ///   - now: What a file that says `start: "now"` means by it.
  /// - Throws: ``ScenarioError`` with everything that is wrong with it.
  public init(
    contentsOf path: String, seed: UInt64? = nil, start: Date? = nil, now: Date? = nil
  ) throws(ScenarioError) {
    let outcome = ScenarioReader.read(
      file: path,
      ScenarioReader.Overrides(
        seed: seed, start: start.map(SimInstant.init), now: now.map(SimInstant.init)))
    guard let plan = outcome.plan else { throw ScenarioError(findings: outcome.findings) }
    file = path
    notes = outcome.findings
    self.plan = plan
  }
}

/// Everything that is wrong with a scenario.
public struct ScenarioError: Error, Sendable, CustomStringConvertible {
  /// What was found, notes among it, by file and place.
  public let findings: [ScenarioFinding]

  /// One finding a line.
  public var description: String {
    findings.map(\.description).joined(separator: "\n")
  }
}

extension SimInstant {
  /// The instant of a date, to the millisecond.
  package init(_ date: Date) {
    self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded()))
  }
}

extension Scenario {
  /// The instant that a `start` says: RFC 3339, `now`, or `now - 1h`; `nil` when it says none in
  /// the years 2000 to 2099.
  public static func start(_ text: String, now: Date) -> Date? {
    let instant = try? StartText.instant(text, now: SimInstant(now))
    return instant.map { Date(timeIntervalSince1970: Double($0.milliseconds) / 1000) }
  }
}
