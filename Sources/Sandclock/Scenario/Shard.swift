internal import ScenarioFormat
internal import SubscriptionModel

/// One of several parts that a scenario's customers are divided into, each for a process of its
/// own: the lines of all of them, sorted, are those of the whole.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which part, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// The most parts.
  public static let limit = 10_000

  /// Reads `K/N`; `nil` if a text is none.
  public init?(text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } && $0.utf8.count < 8 }),
      let number = Int(parts[0]), let count = Int(parts[1]), (1...Self.limit).contains(count),
      (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// `K/N`.
  public var description: String { "\(number)/\(count)" }

  /// Whether it has the place of a list.
  func has(_ place: Int) -> Bool { place % count == number - 1 }

  /// The members that it has.
  var members: MemberSelection { .strided(first: number - 1, step: count) }
}

extension Scenario {
  /// The scenario with only one of several parts of its customers. Nothing of theirs changes.
  ///
  /// - Throws: ``ScenarioError`` about everything in it that needs everybody.
  public func only(_ shard: Shard?) throws(ScenarioError) -> Scenario {
    guard let shard else { return self }
    let reasons = plan.needsOfEverybody
    guard reasons.isEmpty else {
      throw ScenarioError(
        findings: reasons.map {
          ScenarioFinding(
            file: file, path: $0.path,
            message: "\($0.words) needs everybody, and a shard has some; leave it out, "
              + "or run the scenario whole")
        })
    }
    var scenario = self
    scenario.choice = CustomerChoice(choice, shard, of: plan)
    scenario.call.shard = shard.description
    return scenario
  }
}
