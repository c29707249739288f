import SimulationEngine
import SubscriptionModel

/// Where customers' scripts are played: a month in five minutes, no delays, a cap of six, unless a
/// test says otherwise.
struct Stage: Sendable {
  /// 2026-01-05 09:00:00Z.
  static let start = SimInstant(milliseconds: 1_767_603_600_000)

  var cap: Int32? = 6
  var month = SimDuration.minutes(5)
  var promptness = Promptness.exact
  var until: SimDuration?
  var seed: UInt64 = 1
  var start = Stage.start
  var profile = Profile.sandbox
  /// Instead of compressed months of that length.
  var calendar: BillingCalendar?
  var crossgrades = CrossgradeSubtype.apple
  var offerRedeemed = OfferAnnouncement.current
  var catalog = Catalog.shop
  var billing = BillingPolicy()
  var quirks = Quirks()

  /// How the store behaves.
  var policy: StorePolicy {
    var policy = StorePolicy(profile)
    policy.renewalCap = cap
    policy.calendar = calendar ?? .compressed(RenewalRate(month: month))
    policy.promptness = promptness
    policy.crossgradeSubtype = crossgrades
    policy.offerRedeemed = offerRedeemed
    policy.billing = billing
    policy.quirks = quirks
    return policy
  }

  /// The plan of customers with names and scripts.
  func plan(_ scripts: KeyValuePairs<String, [PlannedStep]>) -> Plan {
    let chance = Chance(seed: seed, title: "stage")
    let app = AppIdentity(
      bundleIdentifier: "com.example.stream", appAppleIdentifier: 1_234_567_890,
      bundleVersion: "1")
    return Plan(
      title: "stage", seed: seed, start: start, end: until.map { .at(start + $0) }, app: app,
      catalog: catalog, aliases: [:], policy: policy,
      customers: scripts.enumerated().map { index, entry in
        PlannedCustomer(
          name: entry.key, key: chance.wishedKey(ofCustomerNamed: entry.key), storefront: .usa,
          app: app, policy: policy, accountToken: nil,
          script: entry.value.map { $0.resolved(for: CustomerIndex(index)) })
      }, expectations: [], authority: nil)
  }

  /// What becomes of customers with names and scripts.
  func play(_ scripts: KeyValuePairs<String, [PlannedStep]>) throws -> Play {
    try Play(of: plan(scripts))
  }

  /// What becomes of a customer who is alone.
  func play(_ script: PlannedStep...) throws -> Play {
    try play(["ana": script])
  }
}
