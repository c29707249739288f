import SimulationEngine
import SubscriptionModel
import Testing

/// Hundreds of price increases that nobody planned, read by the auditor.
@Suite struct RandomPricesTests {
  private func plans(_ seed: UInt64) -> [Plan] {
    var prices = RandomPrices(seed: seed)
    return (0..<10).map { _ in prices.plan() }
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

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func whatBeginsEnds(seed: UInt64) throws {
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
    var refusals: Set<Refusal> = []
    for plan in (1...25).flatMap(plans) {
      let play = try Play(of: plan)
      facts.formUnion(play.announcements.map(\.fact))
      refusals.formUnion(play.attempts.compactMap(\.refusal))
    }
    #expect(
      facts.isSuperset(of: [
        .priceIncrease(.asked), .priceIncrease(.agreed), .priceIncrease(.told),
        .autoRenewDisabled(by: .priceRefusal), .expired(.priceIncrease), .expired(.notForSale),
      ]))
    #expect(
      refusals.isSuperset(of: [
        .noPriceIncrease, .autoRenewOff, .priceNotHigher, .notForSale(.high),
      ]))
  }
}
