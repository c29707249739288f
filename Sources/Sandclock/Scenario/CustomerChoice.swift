internal import ScenarioFormat
package import SubscriptionModel

/// Which customers of a scenario are shown, sent and judged.
///
/// Everybody is simulated all the same: moments may speak of customers who are not shown, and
/// nothing of those who are may change.
package struct CustomerChoice: Hashable, Sendable {
  /// The patterns of the names, as they were given.
  package let patterns: [String]
  private let isChosen: [Bool]

  init(_ patterns: [String], of names: [String]) throws(NobodyFits) {
    for pattern in patterns where !names.contains(where: { Self.fits($0, pattern) }) {
      throw NobodyFits(pattern: pattern, names: names)
    }
    self.patterns = patterns
    isChosen = names.map { name in patterns.contains { Self.fits(name, $0) } }
  }

  /// Whether a customer is among them.
  package func contains(_ customer: CustomerIndex) -> Bool { isChosen[Int(customer.number)] }

  /// Whether a name fits a pattern, in which `*` is any number of any characters.
  static func fits(_ name: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return name == pattern
    }
    guard name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

/// A pattern that no customer's name fits.
public struct NobodyFits: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it was given.
  public let pattern: String
  /// The names of the scenario's customers.
  public let names: [String]

  /// What was found and what would do.
  public var description: String {
    if let closest = Suggestion.closest(to: pattern, among: names) {
      return "\"\(pattern)\" fits no customer; did you mean \"\(closest)\"?"
    }
    let limit = 6
    let some = names.prefix(limit).joined(separator: ", ")
    let rest = names.count > limit ? " and \(names.count - limit) more" : ""
    return
      "\"\(pattern)\" fits no customer; there \(names.count == 1 ? "is" : "are") \(some)\(rest)"
  }
}

extension Scenario {
  /// The scenario with only those customers shown, sent and judged whose names fit one of the
  /// patterns, in which `*` is any number of any characters. Nothing of theirs changes.
  ///
  /// Expectations of certain notifications that name no customer speak of everybody and are judged
  /// over everybody.
  ///
  /// - Throws: ``NobodyFits`` if there is nobody whom a pattern means.
  public func only(_ patterns: [String]) throws(NobodyFits) -> Scenario {
    guard !patterns.isEmpty else { return self }
    var scenario = self
    scenario.choice = try CustomerChoice(patterns, of: plan.everybody.map(\.name))
    scenario.call.only = patterns
    return scenario
  }
}
