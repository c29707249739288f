internal import Delivery
internal import NotificationWire
internal import Signing
internal import SimulationEngine
internal import SubscriptionModel

/// Where the notifications of a load come from: the scenario's run, simulated and sealed as far as
/// they are needed. None comes twice.
struct LoadSource {
  private var simulator: Simulator
  private var collector: DraftCollector
  private let sealer: NotificationSealer
  /// The instant of the latest that was given out; the start before the first.
  private(set) var reached: SimInstant
  /// Those that nobody has asked for yet.
  private var rest: ArraySlice<NotificationDraft> = []

  /// The notifications of a scenario from its start. Throws if libcrypto fails.
  init(_ scenario: Scenario, _ form: NotificationForm, signedBy authority: TestAuthority?) throws {
    simulator = Simulator(scenario.plan, members: scenario.simulatedMembers)
    collector = DraftCollector(scenario.plan, scenario.choice)
    reached = scenario.plan.start
    sealer = try NotificationSealer([form]) {
      guard let authority else { throw RunError.noAuthority }
      return authority
    }
    // History is lived once, not again by everybody who looks ahead.
    if scenario.plan.origin < scenario.plan.start {
      while rest.isEmpty, try step() {}
    }
  }

  /// The next notifications, sealed, at most so many; none: there are no more. Throws
  /// ``RunError``, or if libcrypto fails.
  mutating func next(atMost count: Int) throws -> [Parcel] {
    while rest.count < count, try step() {}
    let drafts = rest.prefix(min(count, NotificationSealer.batch))
    rest = rest.dropFirst(drafts.count)
    if let last = drafts.last {
      reached = SimInstant(milliseconds: last.header.signedDate)
    }
    return try sealer.seal(Array(drafts))
  }

  /// Takes one event further; `false`: there is none.
  private mutating func step() throws -> Bool {
    do {
      guard try simulator.step(&collector) else { return false }
    } catch {
      throw RunError.simulation(reason: error.description)
    }
    if !collector.drafts.isEmpty { rest += collector.take() }
    return true
  }

  /// What it holds from here on: looked at, not taken. The look ends at the first beyond a bound.
  ///
  /// - Parameters:
  ///   - most: It ends with so many.
  ///   - end: Or with the first at this instant or later.
  func outlook(atMost most: Int, until end: SimInstant) throws -> LoadOutlook {
    var ahead = simulator
    var counter = AnnouncementCounter(from: reached, collector)
    for draft in rest where counter.count < most && counter.last < end {
      counter.count(draft.header.signedDate)
    }
    do {
      while counter.count < most, counter.last < end, try ahead.step(&counter) {}
    } catch {
      throw RunError.simulation(reason: error.description)
    }
    return LoadOutlook(count: counter.count, last: counter.last)
  }
}

/// What a source holds.
struct LoadOutlook {
  /// How many notifications, as far as was looked.
  let count: Int
  /// When the last of them is signed; where there is none, that of the latest before.
  let last: SimInstant
}

/// Counts what is signed.
private struct AnnouncementCounter: SimulationObserver {
  private(set) var count = 0
  private(set) var last: SimInstant
  private let collector: DraftCollector

  /// Counts what a collector would compose.
  init(from reached: SimInstant, _ collector: DraftCollector) {
    last = reached
    self.collector = collector
  }

  mutating func count(_ signedDate: Int64) {
    count += 1
    last = SimInstant(milliseconds: signedDate)
  }

  mutating func attempted(_ action: AttemptedAction) {}
  mutating func recorded(_ record: LifecycleRecord) {}
  mutating func recorded(_ record: PurchaseRecord) {}
  mutating func announced(_ announcement: Announcement) {
    guard collector.takes(announcement) else { return }
    count += 1
    last = announcement.instant
  }
}

/// Composes what is signed.
private struct DraftCollector: SimulationObserver {
  private let composer: NotificationComposer
  /// When the run starts: what is signed before is history.
  private let start: SimInstant
  /// Whose are taken; `nil`: everybody's.
  private let choice: CustomerChoice?
  private(set) var drafts: [NotificationDraft] = []

  init(_ plan: Plan, _ choice: CustomerChoice?) {
    composer = NotificationComposer(plan)
    start = plan.start
    self.choice = choice
  }

  /// Whether it composes an announcement.
  func takes(_ announcement: Announcement) -> Bool {
    announcement.instant >= start && choice?.contains(announcement.customer) ?? true
  }

  mutating func take() -> [NotificationDraft] {
    defer { drafts.removeAll(keepingCapacity: true) }
    return drafts
  }

  mutating func attempted(_ action: AttemptedAction) {}
  mutating func recorded(_ record: LifecycleRecord) {}
  mutating func recorded(_ record: PurchaseRecord) {}
  mutating func announced(_ announcement: Announcement) {
    guard takes(announcement) else { return }
    drafts.append(composer.compose(announcement))
  }
}
