import SubscriptionModel
import Testing

@testable import SimulationEngine

/// Hundreds of members with every mix, in every store, read by the auditor.
@Suite struct PopulationTests {
  static func plan(
    _ mix: PopulationMix, _ profile: Profile, seed: UInt64, count: Int = 60
  ) -> Plan {
    var stage = Stage(seed: seed)
    stage.profile = profile
    stage.catalog = .offers
    stage.calendar = StorePolicy(profile).calendar
    let isShort = profile == .sandbox || profile == .testflight
    stage.cap = isShort ? 6 : nil
    stage.until = isShort ? nil : .days(400)
    stage.billing.gracePeriod = .sixteenDays
    var plan = stage.plan([:])
    var odds = mix.odds
    odds[.upgrade] = 100_000
    odds[.downgrade] = 100_000
    plan.population = Population(
      count: count, firstKey: CustomerKey(number: CustomerKey.limit - 7), arrival: .firstPeriod,
      products: Weights([(.high, 1), (.mid, 2), (.low, 1)]), storefronts: Weights([(.usa, 1)]),
      odds: odds, app: plan.app, policy: plan.policy, delivery: DeliveryTerms(profile))
    return plan
  }

  @Test(arguments: PopulationMix.allCases, Profile.allCases)
  func theAuditorFindsNothing(mix: PopulationMix, profile: Profile) throws {
    for seed: UInt64 in 1...3 {
      let plan = Self.plan(mix, profile, seed: seed)
      var auditor = Auditor(plan)
      var simulator = Simulator(plan)
      try simulator.run(&auditor)
      #expect(auditor.findings == [])
    }
  }

  /// A life depends on nothing but the root and the place: not on who else is there.
  @Test(arguments: PopulationMix.allCases)
  func nobodyIsMovedByOthers(mix: PopulationMix) throws {
    let plan = Self.plan(mix, .sandbox, seed: 7)
    let whole = try announcements(plan, .all)
    var parts: [Announcement] = []
    for first in 0..<4 { parts += try announcements(plan, .strided(first: first, step: 4)) }
    #expect(Set(parts) == Set(whole))
    #expect(parts.count == whole.count)
    let some = try announcements(plan, .listed([3, 17, 59]))
    #expect(some == whole.filter { [3, 17, 59].contains($0.customer.number) })
  }

  /// Every choice that members have occurs, so that the lives are worth auditing.
  @Test func nothingThatCanHappenIsMissing() throws {
    var actions: Set<String> = []
    for mix in PopulationMix.allCases {
      for seed: UInt64 in 1...3 {
        let play = try Play(of: Self.plan(mix, .sandbox, seed: seed))
        for attempt in play.attempts {
          #expect(attempt.refusal == nil)
          actions.insert("\(attempt.step.action)".prefix { $0 != "(" }.description)
        }
      }
    }
    for attempt in try Play(of: Self.families(seed: 1)).attempts {
      #expect(attempt.refusal == nil)
      actions.insert("\(attempt.step.action)".prefix { $0 != "(" }.description)
    }
    #expect(
      actions == [
        "buy", "cancel", "resume", "changePlan", "failBilling", "fixBilling", "requestRefund",
        "shareWithFamily", "stopSharing",
      ])
  }

  /// Memory grows with live runs: who has ended makes room for others.
  @Test func whoHasEndedIsForgotten() throws {
    var plan = Self.plan(.healthy, .sandbox, seed: 3, count: 500)
    plan.population = plan.population.map { crowd in
      Population(
        count: 500, firstKey: crowd.firstKey, arrival: .within(.hours(40)),
        products: crowd.products, storefronts: crowd.storefronts, odds: Odds(), app: crowd.app,
        policy: crowd.policy, delivery: crowd.delivery)
    }
    var simulator = Simulator(plan)
    var auditor = Auditor(plan)
    try simulator.run(&auditor)
    #expect(simulator.runs.count < 30)
    #expect(simulator.freeRuns.count == simulator.runs.count)
    #expect(simulator.customers.pageCount == 0)
    #expect(auditor.findings == [])
  }

  /// Who wanted money back is forgotten as well.
  @Test(arguments: PopulationMix.allCases, [Profile.sandbox, .production])
  func everybodyIsForgotten(mix: PopulationMix, profile: Profile) throws {
    var plan = Self.plan(mix, profile, seed: 5, count: 300)
    var odds = mix.odds
    odds[.refund] = 200_000
    odds[.cancel] = 300_000
    plan.end = nil
    plan.population = plan.population.map { crowd in
      Population(
        count: 300, firstKey: crowd.firstKey, arrival: .firstPeriod, products: crowd.products,
        storefronts: crowd.storefronts, odds: odds, app: crowd.app, policy: crowd.policy,
        delivery: crowd.delivery)
    }
    var simulator = Simulator(plan)
    var collector = Collector()
    try simulator.run(&collector)
    #expect(collector.announcements.contains { $0.fact == .refunded })
    #expect(simulator.freeRuns.count == simulator.runs.count)
    #expect(simulator.histories.isEmpty)
    #expect(simulator.customers.pageCount == 0)
  }

  /// Those who come replace those who leave: memory is that of the living.
  @Test func anEndlessPopulationStaysSmall() throws {
    var plan = Self.plan(.healthy, .sandbox, seed: 3)
    plan.end = .at(plan.start + .hours(20))
    plan.population = plan.population.map { crowd in
      Population(
        count: Population.limit, firstKey: crowd.firstKey,
        arrival: .random(count: 30, in: .minutes(1)), products: crowd.products,
        storefronts: crowd.storefronts, odds: Odds(), app: crowd.app, policy: crowd.policy,
        delivery: crowd.delivery, isEndless: true)
    }
    var simulator = Simulator(plan)
    var collector = Collector()
    try simulator.run(&collector)
    #expect(Set(collector.announcements.map(\.customer)).count > 34_000)
    // Who comes stays for seven periods of five minutes.
    #expect(simulator.runs.count < 1300)
    #expect(simulator.customers.pageCount <= 2)
  }

  @Test func aPopulationWithoutEndEndsWithASentence() throws {
    var plan = Self.plan(.healthy, .sandbox, seed: 3)
    plan.population = plan.population.map { crowd in
      Population(
        count: 5, firstKey: crowd.firstKey, arrival: .paced(count: 1, in: .seconds(1)),
        products: crowd.products, storefronts: crowd.storefronts, odds: Odds(), app: crowd.app,
        policy: crowd.policy, delivery: crowd.delivery, isEndless: true)
    }
    var simulator = Simulator(plan)
    var collector = Collector()
    let error = #expect(throws: SimulationError.self) { try simulator.run(&collector) }
    #expect(
      error?.description
        == "more than 5 members have come, which is all there can be; end the run earlier with "
        + "\"until\", or let them come more slowly")
  }

  private static func families(seed: UInt64, count: Int = 300) -> Plan {
    var plan = plan(.churning, .sandbox, seed: seed)
    // The members share the highest and the middle of three levels.
    plan.catalog = Catalog.offers.withHousehold
    var odds = PopulationMix.churning.odds
    odds[.share] = 400_000
    odds[.stopSharing] = 100_000
    odds[.upgrade] = 50_000
    odds[.refund] = 50_000
    plan.population = plan.population.map { crowd in
      Population(
        count: count, firstKey: crowd.firstKey, arrival: .within(.hours(10)),
        products: crowd.products, storefronts: crowd.storefronts, odds: odds, app: crowd.app,
        policy: crowd.policy, delivery: crowd.delivery, hasFamilies: true)
    }
    return plan
  }

  /// A family is where its member is, follows what the member does, and is forgotten with the
  /// member.
  @Test(arguments: [1, 2, 3])
  func familiesLiveWithTheirMembers(seed: UInt64) throws {
    let plan = Self.families(seed: seed)
    let population = try #require(plan.population)
    let whole = try announcements(plan, .all)
    let places = Set(whole.compactMap { plan.member(at: $0.customer) })
    let families = places.filter { population.isFamily($0) }
    #expect((40...160).contains(families.count))
    #expect(families.allSatisfy { places.contains(population.purchaser(of: $0)) })
    #expect(Set(places.map { population.key(of: $0) }).count == places.count)
    var parts: [Announcement] = []
    for first in 0..<4 { parts += try announcements(plan, .strided(first: first, step: 4)) }
    #expect(Set(parts) == Set(whole))
    #expect(parts.count == whole.count)

    var auditor = Auditor(plan)
    var simulator = Simulator(plan)
    try simulator.run(&auditor)
    #expect(auditor.findings == [])
    #expect(simulator.freeRuns.count == simulator.runs.count)
    #expect(Set(simulator.freeRuns).count == simulator.freeRuns.count)
    #expect(simulator.runs.count < 60)
    #expect(simulator.families.shares.count < 20)
    #expect(simulator.customers.pageCount == 0)
  }

  private func announcements(
    _ plan: Plan, _ members: MemberSelection
  ) throws -> [Announcement] {
    var simulator = Simulator(plan, members: members)
    var collector = Collector()
    try simulator.run(&collector)
    return collector.announcements
  }
}

/// Keeps the announcements.
private struct Collector: SimulationObserver {
  var announcements: [Announcement] = []

  mutating func attempted(_ action: AttemptedAction) {}
  mutating func recorded(_ record: LifecycleRecord) {}
  mutating func recorded(_ record: PurchaseRecord) {}
  mutating func announced(_ announcement: Announcement) { announcements.append(announcement) }
}
