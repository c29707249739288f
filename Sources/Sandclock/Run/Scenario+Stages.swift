package import NotificationWire
internal import ScenarioFormat
internal import SimulationEngine
package import SubscriptionModel

// The stages of a run one by one, for benchmarks: what each costs without the others.

extension Scenario {
  /// A scenario without a file: so many customers who each buy one monthly subscription at a second
  /// of the first hour and let it renew to the cap.
  package static func crowd(of count: Int, title: String) -> Scenario {
    let product = SubscriptionProduct(
      identifier: "com.example.crowd.monthly", group: GroupIndex(0), level: 1, period: .month,
      prices: .everywhere(Price(milliunits: 9990)), isFamilyShareable: false, offers: [])
    let catalog = Catalog(
      groups: [SubscriptionGroup(name: "crowd", identifier: "21470000")],
      subscriptions: [product], oneTimeProducts: [])
    let chance = Chance(seed: 1, title: title)
    let start = CivilTime(year: 2026, month: 1, day: 5, timeOfDay: 9 * 3_600_000).instant
    let app = AppIdentity(
      bundleIdentifier: "com.example.crowd", appAppleIdentifier: 1_234_567_890, bundleVersion: "1")
    let customers = (0..<count).map { index in
      let key = CustomerKey(number: UInt64(index))
      let second = chance.draw(.purchaseDelay, of: key, .max).value(in: 0...3599)
      return PlannedCustomer(
        name: "p\(index)", key: key, storefront: .usa, app: app,
        policy: StorePolicy(.sandbox),
        accountToken: chance.uuid(.accountToken, of: key, 0),
        script: [
          PlannedStep(
            moment: .at(start + .seconds(second)), product: ProductIndex(0),
            action: .buy(ProductIndex(0)), path: "")
        ])
    }
    return Scenario(
      plan: Plan(
        title: title, seed: 1, start: start, end: nil,
        app: app,
        catalog: catalog, aliases: [:], policy: StorePolicy(.sandbox), customers: customers,
        expectations: [], authority: nil))
  }

  private init(plan: Plan) {
    file = plan.title
    notes = []
    self.plan = plan
    secrets = Secrets()
    digest = ""
    call = RepeatingCall(file: plan.title, with: [], set: [], seed: plan.seed, start: nil)
  }

  /// Simulates and composes nothing. Answers how many events were handled.
  package func simulated() throws -> Int {
    var simulator = Simulator(plan)
    var silence = Silence()
    try simulator.run(&silence)
    return simulator.eventCount
  }

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

/// Listens to nothing.
private struct Silence: SimulationObserver {
  mutating func attempted(_ action: AttemptedAction) {}
  mutating func recorded(_ record: LifecycleRecord) {}
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
