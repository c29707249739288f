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
  /// Which members of the population are among them.
  package let members: MemberSelection
  private let memberCount: Int
  /// Members of whom only the family is among them.
  private let familiesAlone: Set<Int32>
  /// Of how many parts which it is, if it is one.
  private(set) var shard: Shard?

  init(_ patterns: [String], of plan: Plan) throws(NobodyFits) {
    let names = plan.everybody.map(\.name)
    var chosen = MemberNames()
    for pattern in patterns {
      guard let fitting = plan.population.map({ MemberNames(pattern, in: $0) }) ?? MemberNames()
      else { throw NobodyFits(endless: pattern, names: names) }
      if fitting.isEmpty, !names.contains(where: { Self.fits($0, pattern) }) {
        let members = plan.population.map { [$0.names] } ?? []
        throw NobodyFits(pattern: pattern, names: names + members)
      }
      chosen.formUnion(fitting)
    }
    self.patterns = patterns
    memberCount = plan.population?.count ?? 0
    isChosen = names.map { name in patterns.contains { Self.fits(name, $0) } }
    members = chosen.selection
    familiesAlone = chosen.familiesAlone
  }

  /// Those of another choice, or of all, who are in one of several parts.
  init(_ choice: CustomerChoice?, _ shard: Shard, of plan: Plan) {
    patterns = choice?.patterns ?? []
    memberCount = plan.population?.count ?? 0
    familiesAlone = choice?.familiesAlone ?? []
    self.shard = shard
    isChosen = plan.everybody.indices.map { place in
      shard.has(place) && choice?.isChosen[place] ?? true
    }
    if case .listed(let places) = choice?.members {
      members = .listed(places.filter { shard.has(Int($0)) })
    } else {
      members = shard.members
    }
  }

  /// Whether a customer is among them.
  package func contains(_ customer: CustomerIndex) -> Bool {
    let number = Int(customer.number)
    if number < isChosen.count { return isChosen[number] }
    let place = number - isChosen.count
    // A family stays together, unless it was asked for alone.
    return place < memberCount
      ? members.place(of: place) != nil && !familiesAlone.contains(Int32(place))
      : members.place(of: place - memberCount) != nil
  }

  /// How many they are, families aside.
  var count: Int { isChosen.count { $0 } + members.count(of: memberCount) }

  /// Whether members of the population were asked for by name, so that each is shown.
  var namesMembers: Bool { !patterns.isEmpty }

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
  /// Whether it means some of a population that never ends.
  public let meansEndless: Bool

  init(pattern: String, names: [String]) {
    self.pattern = pattern
    self.names = names
    meansEndless = false
  }

  /// A pattern for some of a population that never ends.
  init(endless pattern: String, names: [String]) {
    self.pattern = pattern
    self.names = names
    meansEndless = true
  }

  /// What was found and what would do.
  public var description: String {
    if meansEndless {
      return "\"\(pattern)\" fits members of a population that never ends, and who they are is "
        + "never known; names such as \"p47\" would do, or \"p*\" for everybody"
    }
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
    scenario.choice = try CustomerChoice(patterns, of: plan)
    scenario.call.only = patterns
    return scenario
  }
}

extension Scenario {
  /// Which members of the population are simulated: all of them where anything speaks of everybody,
  /// else those who are shown.
  var simulatedMembers: MemberSelection {
    guard let choice, plan.needsOfEverybody.isEmpty else { return .all }
    return choice.members
  }
}
