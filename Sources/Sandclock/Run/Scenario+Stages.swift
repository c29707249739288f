package import NotificationWire
internal import ScenarioFormat
internal import SimulationEngine
package import SubscriptionModel

// The stages of a run one by one, for benchmarks: what each costs without the others.

extension Scenario {
  /// A scenario without a file: so many members of a population who each buy one monthly
  /// subscription at an instant of the first minutes and let it renew to the cap.
  package static func crowd(of count: Int, title: String, minutes: Int64 = 60) -> Scenario {
    let product = SubscriptionProduct(
      identifier: "com.example.crowd.monthly", group: GroupIndex(0), level: 1, period: .month,
      prices: .everywhere(Price(milliunits: 9990)), isFamilyShareable: false, offers: [])
    let catalog = Catalog(
      groups: [SubscriptionGroup(name: "crowd", identifier: "21470000")],
      subscriptions: [product], oneTimeProducts: [])
    let start = CivilTime(year: 2026, month: 1, day: 5, timeOfDay: 9 * 3_600_000).instant
    let app = AppIdentity(
      bundleIdentifier: "com.example.crowd", appAppleIdentifier: 1_234_567_890, bundleVersion: "1")
    var plan = Plan(
      title: title, seed: 1, start: start, end: nil, app: app, catalog: catalog, aliases: [:],
      policy: StorePolicy(.sandbox), customers: [], expectations: [], authority: nil)
    plan.population = Population(
      count: count, firstKey: CustomerKey(number: 0), arrival: .within(.minutes(minutes)),
      products: Weights([(ProductIndex(0), 1)]), storefronts: Weights([(.usa, 1)]), odds: Odds(),
      app: app, policy: StorePolicy(.sandbox), delivery: DeliveryTerms(.sandbox))
    return Scenario(plan: plan)
  }

  private init(plan: Plan) {
    file = plan.title
    notes = []
    self.plan = plan
    secrets = Secrets()
    digest = ""
    call = RepeatingCall(file: plan.title, with: [], set: [], seed: plan.seed, start: nil)
  }

  /// Simulates and composes nothing. Answers how many facts there were of subscriptions' lives.
  package func simulated() throws -> Int {
    var simulator = Simulator(plan)
    var counter = FactCounter()
    try simulator.run(&counter)
    return counter.count
  }

  /// Simulates up to an instant and looks at what is kept then, before it is given up.
  package func simulated<Answer>(
    minutes: Int64, _ look: () throws -> Answer
  ) throws -> Answer {
    var plan = plan
    plan.end = .at(plan.start + .minutes(minutes))
    var simulator = Simulator(plan)
    var counter = FactCounter()
    try simulator.run(&counter)
    defer { withExtendedLifetime(simulator) {} }
    return try look()
  }

  /// The engine's queue by itself, as it is for so many customers. Answers how many entries came
  /// out of it.
  package static func bareQueue(customers: Int) -> Int { QueueYardstick.run(customers: customers) }

  /// Simulates and keeps what would be composed.
  package func announcements() throws -> [Announcement] {
    var simulator = Simulator(plan)
    var collector = Collector()
    try simulator.run(&collector)
    return collector.announcements
  }

  /// Composes announcements of this scenario.
  package func composed(_ announcements: ArraySlice<Announcement>) -> [NotificationDraft] {
    let composer = NotificationComposer(plan)
    return announcements.map { composer.compose($0) }
  }
}

/// Counts facts and keeps nothing.
private struct FactCounter: SimulationObserver {
  private(set) var count = 0

  mutating func attempted(_ action: AttemptedAction) {}
  mutating func recorded(_ record: LifecycleRecord) { count += 1 }
  mutating func recorded(_ record: PurchaseRecord) {}
  mutating func announced(_ announcement: Announcement) {}
}

/// Keeps the announcements.
private struct Collector: SimulationObserver {
  var announcements: [Announcement] = []

  mutating func attempted(_ action: AttemptedAction) {}
  mutating func recorded(_ record: LifecycleRecord) {}
  mutating func recorded(_ record: PurchaseRecord) {}
  mutating func announced(_ announcement: Announcement) { announcements.append(announcement) }
}
