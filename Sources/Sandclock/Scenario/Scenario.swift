public import Foundation
public import ScenarioFormat
internal import Signing
package import SubscriptionModel

/// A scenario file, read and found to be in order: a story about customers and their subscriptions
/// that can be run.
public struct Scenario: Sendable {
  /// The path it was read from.
  public let file: String
  /// Remarks about it: nothing that keeps it from running.
  public let notes: [ScenarioFinding]
  package let plan: Plan
  /// What tells it from every other: a hash of all that it was read from, in hexadecimal digits.
  let digest: String
  /// What its params took from the environment: nothing that people read shows it.
  package let secrets: Secrets
  /// The call that repeats its run, for reports.
  package var call: RepeatingCall
  /// Which customers are shown, sent and judged; `nil`: all.
  package var choice: CustomerChoice?
  /// Which notifications are shown and sent; `nil`: all.
  package var emission: Emission?

  /// The title it gives itself.
  public var title: String { plan.title }
  /// The seed that its draws come from.
  public var seed: UInt64 { plan.seed }

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - path: The file, `.json5`.
  ///   - others: Files that are merged over it, in order, such as one with your own products.
  ///   - assignments: `PATH=VALUE`s that are merged over all of them, in order, such as
  ///     `store.renewalRate=3m`; a value is JSON5 if it reads as such, else text.
  ///   - seed: The seed instead of the file's.
  ///   - start: The simulated instant zero instead of the file's; whole milliseconds count.
  ///   - now: What a file that says `start: "now"` means by it.
  ///   - environment: What the scenario's params can take from the environment. Nothing else is
  ///     taken, and what is taken is shown as `•••`.
  /// - Throws: ``ScenarioError`` with everything that is wrong with it.
  public init(
    contentsOf path: String, with others: [String] = [], set assignments: [String] = [],
    seed: UInt64? = nil, start: Date? = nil, now: Date? = nil, environment: [String: String] = [:]
  ) throws(ScenarioError) {
    let start = start.map(SimInstant.init)
    let refusals = Self.refusals(seed: seed, start: start)
    let outcome = ScenarioReader.read(
      file: path, with: others, set: assignments,
      ScenarioReader.Overrides(
        seed: seed, start: start, now: now.map(SimInstant.init), environment: environment))
    guard let plan = outcome.plan, refusals.isEmpty else {
      throw ScenarioError(
        findings: refusals.map { ScenarioFinding(file: path, message: $0) } + outcome.findings)
    }
    let call = RepeatingCall(
      file: path, with: others, set: assignments, seed: plan.seed,
      start: start == nil ? plan.unusualStart : plan.start.exactText)
    self.init(file: path, plan, outcome, call)
  }

  init(file: String, _ plan: Plan, _ outcome: ScenarioReader.Outcome, _ call: RepeatingCall) {
    self.file = file
    notes = outcome.findings
    self.plan = plan
    secrets = outcome.secrets
    digest = Self.digest(of: outcome.texts)
    self.call = call
  }

  private static func digest(of texts: [[UInt8]]) -> String {
    // Their lengths keep two texts from being taken for two others with the same bytes in a row.
    let digest = SHA256Digest(of: texts.flatMap { Array("\($0.count) ".utf8) + $0 })
    return digest.bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// What is wrong with what a caller decides instead of the file: no more than a file may say.
  static func refusals(seed: UInt64?, start: SimInstant?) -> [String] {
    var refusals: [String] = []
    if let seed, seed > UInt64(ScenarioReader.largestSeed) {
      refusals.append(
        "the caller's seed cannot be \(seed); a whole number from 0 to "
          + "\(ScenarioReader.largestSeed) would do")
    }
    if let start, !(SimInstant.earliest..<SimInstant.end).contains(start) {
      refusals.append("the caller's start lies outside of the years 2000 to 2099")
    }
    return refusals
  }
}

extension Plan {
  /// When a scenario starts that does not say when.
  private static let usualStart =
    CivilTime(year: 2026, month: 1, day: 5, timeOfDay: 9 * 3_600_000).instant

  /// When it starts, exactly, where that is not when every scenario does that does not say.
  var unusualStart: String? { start == Self.usualStart ? nil : start.exactText }
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
  /// The instant of a date, to the millisecond. A date beyond all reason becomes one that is far
  /// outside of the years of scenarios, where every reader refuses it.
  package init(_ date: Date) {
    let most = 1e15
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    self.init(milliseconds: Int64(abs(milliseconds) <= most ? milliseconds : most))
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
