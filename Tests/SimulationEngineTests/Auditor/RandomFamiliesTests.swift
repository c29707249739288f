import SimulationEngine
import SubscriptionModel
import Testing

/// Hundreds of families that nobody planned, read by the auditor.
@Suite struct RandomFamiliesTests {
  private func plans(_ seed: UInt64) -> [Plan] {
    var families = RandomFamilies(seed: seed)
    return (0..<10).map { _ in families.plan() }
  }

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func theAuditorFindsNothing(seed: UInt64) throws {
    for plan in plans(seed) {
      var auditor = Auditor(plan)
      var simulator = Simulator(plan)
      try simulator.run(&auditor)
      #expect(auditor.findings == [])
    }
  }

  /// Once nothing is due any more, nobody has what nobody pays for.
  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func whatIsSharedEndsWithWhatWasBought(seed: UInt64) throws {
    for plan in plans(seed) where plan.end == nil {
      var last: [TransactionIdentifier: Subscription] = [:]
      for record in try Play(of: plan).records {
        last[record.after.originalTransaction] = record.after
      }
      #expect(last.values.allSatisfy { $0.nextDue == nil })
    }
  }

  /// The lives are worth auditing: everything that is new in them occurs.
  @Test func nothingThatCanHappenIsMissing() throws {
    var facts: Set<Fact> = []
    var members: Set<String> = []
    var refusals: Set<String> = []
    for plan in (1...25).flatMap(plans) {
      let play = try Play(of: plan)
      facts.formUnion(play.announcements.map(\.fact))
      members.formUnion(
        play.records.filter { $0.after.ownership == .familyShared }.map(\.fact.word))
      refusals.formUnion(play.attempts.compactMap(\.refusal?.word))
    }
    #expect(facts.isSuperset(of: [.shared(.first), .shared(.again), .shared(.once), .unshared]))
    #expect(
      members == [
        "shared", "unshared", "renewed", "upgraded", "downgrade", "crossgraded", "crossgrade",
        "undone", "off", "off for a refund", "capped", "on", "failed", "grace ended", "recovered",
        "expired", "given up",
      ])
    #expect(
      refusals.isSuperset(of: [
        "nothingToShare", "notShareable", "alreadyShared", "notShared", "onlyForPurchaser",
      ]))
  }
}
