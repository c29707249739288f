import SimulationEngine
import SubscriptionModel
import TestSupport
import Testing

/// Random lives under random quirks, read by the auditor.
@Suite struct RandomQuirksTests {
  private func plans(_ seed: UInt64) -> [Plan] {
    var random = SplitMix64(seed: seed &+ 2_000_000)
    var shopping = RandomShopping(seed: seed)
    var lives = RandomLives(seed: seed)
    return (0..<10).map { number in
      var plan = number.isMultiple(of: 2) ? shopping.plan() : lives.plan()
      plan.customers = plan.customers.map { customer in
        var quirks = Quirks()
        for quirk in Quirk.allCases where Int.random(in: 0..<4, using: &random) == 0 {
          let milliseconds = Int64.random(in: 1...300_000, using: &random)
          switch quirk.value {
          case .flag: quirks.set(quirk, .flag(true))
          case .length: quirks.set(quirk, .length(SimDuration(milliseconds: milliseconds)))
          case .number: quirks.set(quirk, .number(.random(in: 1...4, using: &random)))
          }
        }
        // What fails is soon put right.
        let script = customer.script.flatMap { step in
          guard case .failBilling = step.action, let product = step.product else { return [step] }
          let later = SimDuration(milliseconds: .random(in: 0...300_000, using: &random))
          return [step, PlannedStep.fix(product, .afterStepBefore(later))]
        }
        let draw = Draw(bits: .random(in: 0...UInt64.max, using: &random))
        return PlannedCustomer(
          name: customer.name, key: customer.key, storefront: customer.storefront,
          app: customer.app, policy: customer.policy.with(quirks, capDraw: draw),
          accountToken: nil, script: script)
      }
      return plan
    }
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

  @Test func theOddFactsOccur() throws {
    var facts: Set<Fact> = []
    for plan in (1...100).flatMap(plans) {
      facts.formUnion(try Play(of: plan).announcements.map(\.fact))
    }
    #expect(facts.contains(.renewedAsRecovery))
    #expect(facts.contains(.failureToldLate))
  }
}
