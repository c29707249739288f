package import Foundation
internal import NotificationWire
internal import ScenarioFormat
internal import SimulationEngine
internal import SubscriptionModel

extension Scenario {
  /// The shortest life that leads to a kind of notification, over the caller's products or over
  /// those of this package. It ends with the first notification of the kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - others: The files of the parent whose app, products and store are meant, each merged over
  ///     those before it.
  ///   - assignments: `PATH=VALUE`s that are merged over the life, in order.
  ///   - seed: The seed instead of the parent's.
  ///   - start: The simulated instant zero instead of the parent's.
  ///   - now: What a parent that says `start: "now"` means by it.
  ///   - environment: What the parent's params can take from the environment.
  /// - Throws: ``ScenarioError`` with everything that is wrong with it, or ``NoSuchLife``.
  init(
    leadingTo kind: NotificationKind, with others: [String] = [], set assignments: [String] = [],
    seed: UInt64? = nil, start: Date? = nil, now: Date? = nil, environment: [String: String] = [:]
  ) throws {
    let start = start.map(SimInstant.init)
    let refusals = Self.refusals(seed: seed, start: start)
    guard refusals.isEmpty else {
      throw ScenarioError(findings: refusals.map { ScenarioFinding(file: kind.text, message: $0) })
    }
    let outcome: ScenarioReader.Outcome
    switch ScenarioReader.read(
      lifeTo: kind, with: others, set: assignments,
      ScenarioReader.Overrides(
        seed: seed, start: start, now: now.map(SimInstant.init), environment: environment))
    {
    case .read(let read): outcome = read
    case .missing(let read):
      throw NoSuchLife(kind: kind, words: ScenarioError(findings: read.findings).description)
    }
    guard let plan = outcome.plan else { throw ScenarioError(findings: outcome.findings) }
    self.init(
      file: kind.fileName, plan, outcome,
      RepeatingCall(
        verb: "emit", file: kind.text, with: others, set: assignments, seed: plan.seed,
        start: start == nil ? plan.unusualStart : plan.start.exactText))
  }

  /// The shortest life that leads to what an emission means, of which that alone is shown and sent.
  /// What it says instead is tried.
  ///
  /// - Parameters:
  ///   - emission: What is sent.
  ///   - others: The files of the parent whose app, products and store are meant, each merged over
  ///     those before it.
  ///   - assignments: `PATH=VALUE`s that are merged over the life, in order.
  ///   - seed: The seed instead of the parent's.
  ///   - start: The simulated instant zero instead of the parent's.
  ///   - now: What a parent that says `start: "now"` means by it.
  ///   - environment: What the parent's params can take from the environment.
  /// - Throws: ``NoSuchLife``, ``RunError`` or ``ScenarioError``.
  package init(
    emitting emission: Emission, with others: [String] = [], set assignments: [String] = [],
    seed: UInt64? = nil, start: Date? = nil, now: Date? = nil, environment: [String: String] = [:]
  ) throws {
    try self.init(
      leadingTo: emission.kind, with: others, set: assignments, seed: seed, start: start, now: now,
      environment: environment)
    _ = try emission.altered(draft(of: emission.kind))
    self.emission = emission
    call.more =
      (emission.hasHistory ? ["--with-history"] : [])
      + emission.alterations.flatMap { ["--alter", $0.text] }
  }

  /// The notification that a life leads to. Throws ``NoSuchLife`` where it does not lead to it, and
  /// ``RunError``.
  func draft(of kind: NotificationKind) throws -> NotificationDraft {
    var simulator = Simulator(plan)
    var watch = LifeWatch(kind: kind)
    do {
      while watch.found == nil, try simulator.step(&watch) {}
    } catch {
      throw RunError.simulation(reason: secrets.blackedOut("\(error)"))
    }
    guard let found = watch.found else {
      throw NoSuchLife(kind: kind, words: secrets.blackedOut(explanation(watch, simulator)))
    }
    return NotificationComposer(plan).compose(found)
  }

  /// Why a life did not lead to its kind.
  private func explanation(_ watch: LifeWatch, _ simulator: Simulator) -> String {
    let timeline = Timeline(plan, isAnswered: false, isExplained: false)
    let came = watch.kinds.isEmpty ? "nothing" : watch.kinds.map(\.text).joined(separator: ", ")
    let refused = watch.refused.map { "refused: \(timeline.words(forRefused: $0))" }
    let unreached = simulator.unreachedSteps.map { "not reached: \(timeline.words(for: $0))" }
    return "no \(watch.kind.text) comes of this; what came is "
      + ([came] + refused + unreached).joined(separator: "; ")
  }
}

/// Why a kind of notification cannot be sent on demand: nothing that is for sale leads to it, or
/// the caller's settings keep it from happening.
package struct NoSuchLife: Error, Sendable, CustomStringConvertible {
  /// The kind.
  let kind: NotificationKind
  private let words: String

  init(kind: NotificationKind, words: String) {
    self.kind = kind
    self.words = words
  }

  /// What was found, and what would do.
  package var description: String { words }
}

extension NotificationKind {
  /// As files are named after it: `DID_RENEW.BILLING_RECOVERY`.
  var fileName: String { text.replacing("/", with: ".") }
}

/// Waits for the first announcement of a kind.
private struct LifeWatch: SimulationObserver {
  let kind: NotificationKind
  private(set) var found: Announcement?
  private(set) var kinds: [NotificationKind] = []
  private(set) var refused: [AttemptedAction] = []

  init(kind: NotificationKind) {
    self.kind = kind
  }

  mutating func attempted(_ action: AttemptedAction) {
    if action.refusal != nil { refused.append(action) }
  }

  mutating func recorded(_ record: LifecycleRecord) {}
  mutating func recorded(_ record: PurchaseRecord) {}

  mutating func announced(_ announcement: Announcement) {
    let announced = announcement.fact.notificationKind
    if found == nil, announced == kind { found = announcement }
    if !kinds.contains(announced) { kinds.append(announced) }
  }
}
