import SimulationEngine
import SubscriptionModel
import Testing

/// The same plan gives the same life; a seed changes what is drawn and nothing else.
@Suite struct RepetitionTests {
  private static let script: [PlannedStep] = [
    .buy(.high), .cancel(.high, .at(.minutes(7))), .resume(.high, .later(.seconds(20))),
    .buy(.paper, .at(.minutes(3))), .buy(.year, .expiry(.hours(1))),
  ]

  private func play(seed: UInt64) throws -> Play {
    try Stage(promptness: .measured, seed: seed).play(["ana": Self.script, "bea": Self.script])
  }

  @Test func theSamePlanTwiceIsTheSame() throws {
    let first = try play(seed: 1)
    let second = try play(seed: 1)
    #expect(first.attempts == second.attempts)
    #expect(first.records == second.records)
    #expect(first.announcements == second.announcements)
  }

  @Test func steppingIsTheSameAsRunning() throws {
    let plan = Stage(promptness: .measured).plan(["ana": Self.script])
    var watcher = AnnouncementCounter()
    var simulator = Simulator(plan)
    var steps = 0
    while try simulator.step(&watcher) { steps += 1 }
    #expect(watcher.count == (try Play(of: plan)).announcements.count)
    #expect(simulator.eventCount == steps)
    #expect(try !simulator.step(&watcher), "nothing comes after the end")
  }

  @Test func anotherSeedDrawsOtherDelaysAndNumbers() throws {
    let first = try play(seed: 1)
    let second = try play(seed: 2)
    #expect(first.announcements.map(\.instant) != second.announcements.map(\.instant))
    let numbers = [first, second].map { Set($0.records.map(\.after.latest.identifier)) }
    #expect(numbers[0].isDisjoint(with: numbers[1]))
  }

  @Test(arguments: 2...20 as ClosedRange<UInt64>)
  func anotherSeedTellsTheSameStory(seed: UInt64) throws {
    let first = try play(seed: 1)
    let second = try play(seed: seed)
    for customer in [CustomerIndex(0), CustomerIndex(1)] {
      for product in [ProductIndex.high, .paper] {
        #expect(first.story(of: customer, product) == second.story(of: customer, product))
      }
    }
  }
}

extension Play {
  /// The kinds that a customer's run in a group was told with, in their order.
  fileprivate func story(of customer: CustomerIndex, _ product: ProductIndex) -> [String] {
    let group = Catalog.shop.groupOf(product)
    return announcements.filter {
      $0.customer == customer && Catalog.shop.groupOf($0.transaction.product) == group
    }.map(\.fact.notificationKind.text)
  }
}

private struct AnnouncementCounter: SimulationObserver {
  var count = 0

  mutating func attempted(_ action: AttemptedAction) {}
  mutating func recorded(_ record: LifecycleRecord) {}
  mutating func recorded(_ record: PurchaseRecord) {}
  mutating func announced(_ announcement: Announcement) { count += 1 }
}
