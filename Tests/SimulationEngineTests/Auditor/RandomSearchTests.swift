import Foundation
import SimulationEngine
import SubscriptionModel
import TestSupport
import Testing

/// A search for a life that the auditor does not believe: random catalogs, stores, scripts and
/// charges.
///
/// A run tries some thousand customers. `SANDCLOCK_SEARCH=1..2000 swift test --filter RandomSearch`
/// tries the seeds of a range, 320 customers each; a seed that fails says how to try it alone.
@Suite struct RandomSearchTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["SANDCLOCK_SEARCH"].flatMap(Self.range) ?? 1...15
  private static let plansPerSeed = 10

  private static func range(_ text: String) -> ClosedRange<UInt64>? {
    let ends = text.components(separatedBy: "..").compactMap(UInt64.init)
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    return first...last
  }

  @Test(arguments: seeds)
  func theAuditorFindsNothing(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 3_000_000)
    var lives = RandomLives(seed: random.next())
    var shopping = RandomShopping(seed: random.next())
    var families = RandomFamilies(seed: random.next())
    var prices = RandomPrices(seed: random.next())
    for _ in 0..<Self.plansPerSeed {
      for var plan in [lives.plan(), shopping.plan(), families.plan(), prices.plan()] {
        plan.catalog = plan.catalog.shuffled(using: &random)
        var auditor = Auditor(plan)
        var simulator = Simulator(plan)
        try simulator.run(&auditor)
        #expect(
          auditor.findings == [],
          "again: SANDCLOCK_SEARCH=\(seed)..\(seed) swift test --filter RandomSearch")
      }
    }
  }
}
