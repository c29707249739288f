import SubscriptionModel
import Testing

@testable import SimulationEngine

/// When members come.
@Suite struct ArrivalTests {
  private static func plan(_ arrival: Arrival, count: Int = 60, seed: UInt64 = 1) -> Plan {
    var plan = PopulationTests.plan(.healthy, .sandbox, seed: seed)
    plan.population = plan.population.map { crowd in
      Population(
        count: count, firstKey: crowd.firstKey, arrival: arrival, products: crowd.products,
        storefronts: crowd.storefronts, odds: Odds(), app: crowd.app, policy: crowd.policy,
        delivery: crowd.delivery)
    }
    return plan
  }

  private static func ramp(_ first: Int64, _ last: Int64, _ length: SimDuration) -> Arrival {
    .ramp(
      RateSchedule(
        [RateSchedule.Stretch(from: first * 3600, to: last * 3600, length: length.milliseconds)],
        unit: Arrival.rampUnit))
  }

  /// Who comes when, as the engine has it.
  private static func schedule(
    _ plan: Plan, _ members: MemberSelection = .all
  ) -> [(member: Int, time: Int64)] {
    var schedule = ArrivalSchedule(of: plan, members)
    var arrivals: [(member: Int, time: Int64)] = []
    while let next = schedule.next() {
      let time = (next.instant - plan.start).milliseconds
      arrivals.append((plan.member(at: next.customer) ?? -1, time))
    }
    return arrivals
  }

  @Test(arguments: [
    (
      Arrival.paced(count: 3, in: .seconds(1)), [0, 1, 2, 3, 4, 59],
      [0, 333, 666, 1000, 1333, 19_666]
    ),
    (ramp(2, 2, .seconds(3)), [0, 1, 2, 20], [0, 500, 1000, 10_000]),
    // Half of the rate times the square of the time: 2 at the end of the second second.
    (ramp(0, 10, .seconds(10)), [0, 2, 8, 50, 60], [0, 2000, 4000, 10_000, 11_000]),
    (ramp(10, 0, .seconds(10)), [0, 32, 50], [0, 4000, 10_000]),
  ])
  func areOnTime(_ arrival: Arrival, _ members: [Int], _ times: [Int64]) throws {
    let plan = Self.plan(arrival)
    let population = try #require(plan.population)
    #expect(
      members.map { plan.arrival(of: $0, in: population, plan.chance)?.milliseconds } == times)
  }

  @Test func aRampThatEndsAtNothingBringsNobodyMore() throws {
    let plan = Self.plan(Self.ramp(10, 0, .seconds(10)))
    #expect(Self.schedule(plan).count == 51)
  }

  /// The schedule says of everybody what the place alone says, in the order of time.
  @Test(arguments: [
    Arrival.firstPeriod, .within(.minutes(7)), .within(SimDuration(milliseconds: 1)),
    .paced(count: 7, in: .seconds(1)), .random(count: 40, in: .seconds(1)),
    ramp(1, 30, .minutes(1)),
  ])
  func theScheduleKeepsToThem(_ arrival: Arrival) throws {
    let plan = Self.plan(arrival, count: 9000)
    let population = try #require(plan.population)
    let arrivals = Self.schedule(plan)
    #expect(arrivals.map(\.member).sorted() == Array(0..<9000))
    #expect(zip(arrivals, arrivals.dropFirst()).allSatisfy { $0.time <= $1.time })
    for (member, time) in arrivals where member % 97 == 0 {
      #expect(plan.arrival(of: member, in: population, plan.chance)?.milliseconds == time)
    }
    let some = Self.schedule(plan, .strided(first: 2, step: 3))
    #expect(some.map(\.member) == arrivals.map(\.member).filter { $0 % 3 == 2 })
    let few = Self.schedule(plan, .listed([5, 1999, 2000, 8999]))
    #expect(few.map(\.member).sorted() == [5, 1999, 2000, 8999])
    #expect(few.map(\.time).sorted() == few.map(\.time))
  }

  /// Nobody's instant hangs on how many there are.
  @Test func aRandomStreamIsTheSameForMore() {
    let arrival = Arrival.random(count: 80, in: .seconds(1))
    let few = Self.schedule(Self.plan(arrival, count: 1500))
    let many = Self.schedule(Self.plan(arrival, count: 4000)).prefix(1500)
    #expect(few.map(\.time) == many.map(\.time))
    #expect(few.map(\.member) == Array(0..<1500))
  }

  /// In a Poisson stream, as many come in a second on average as the rate says, and the variance is
  /// the mean; the waiting times are exponential, so that 37 in a hundred are above the mean.
  @Test(arguments: [1, 2, 3])
  func aRandomStreamIsPoisson(seed: UInt64) {
    let plan = Self.plan(.random(count: 20, in: .seconds(1)), count: 40_000, seed: seed)
    let times = Self.schedule(plan).map(\.time)
    var counts = Array(repeating: 0, count: 2000)
    for time in times { counts[Int(time / 1000)] += 1 }
    let variance = counts.map { ($0 - 20) * ($0 - 20) }.reduce(0, +) / counts.count
    #expect((17...23).contains(variance))
    let long = zip(times, times.dropFirst()).count { $1 - $0 > 50 }
    #expect((14_000...15_400).contains(long))
    #expect(times.last ?? 0 < 2_000_000)
  }

  @Test func aShortRandomStreamKeepsToItsRate() throws {
    let plan = Self.plan(.random(count: 10, in: .seconds(1)), count: 100)
    let last = try #require(Self.schedule(plan).last?.time)
    #expect((6000...15_000).contains(last))
  }
}
