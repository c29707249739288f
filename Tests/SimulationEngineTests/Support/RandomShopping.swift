import SubscriptionModel
import TestSupport

/// Random lives in which people also buy things once, ask before they buy, and have their
/// subscriptions changed by the developer, while the store tells of the app.
struct RandomShopping {
  private var random: SplitMix64
  private var lives: RandomLives

  init(seed: UInt64) {
    random = SplitMix64(seed: seed &+ 1_000_000)
    lives = RandomLives(seed: seed)
  }

  /// A plan of eight customers and the store.
  mutating func plan() -> Plan {
    var plan = lives.plan()
    plan.catalog = plan.catalog.withKiosk
    plan.customers = plan.customers.map { customer in
      var script = customer.script
      for _ in 0...Int.random(in: 0...4, using: &random) {
        script.insert(step(), at: Int.random(in: 1...script.count, using: &random))
      }
      return PlannedCustomer(
        name: customer.name, key: customer.key, storefront: customer.storefront,
        app: customer.app, policy: customer.policy, accountToken: nil, script: script)
    }
    plan.store = PlannedCustomer(
      name: "store", key: plan.chance.wishedKey(ofCustomerNamed: "store"), storefront: .usa,
      app: plan.app, policy: plan.policy, accountToken: nil,
      script: (0...Int.random(in: 0...4, using: &random)).map { _ in
        Int.random(in: 0..<3, using: &random) == 0
          ? .extendAll(one(of: [.high, .twin, .paper]), days: days(), share: share(), moment())
          : .tell(notice(), moment())
      })
    return plan
  }

  private mutating func step() -> PlannedStep {
    switch Int.random(in: 0..<11, using: &random) {
    case 0: .order(.coins, moment(), quantity: .random(in: 1...10, using: &random))
    case 1, 9, 10: .order(one(of: [.gold, .gift, .pass]), moment())
    case 2: .order(one(of: [.gold, .gift, .high, .paper]), moment(), approval: delay())
    case 3: .tell(.consentRescinded, moment())
    case 4, 5: .extend(one(of: [.high, .paper, .week]), days: days(), moment())
    case 6: .close(moment())
    default:
      .commerce(one(of: AdvancedCommerceChange.allCases), one(of: [.high, .paper]), moment())
    }
  }

  private mutating func notice() -> AppNotice {
    let kind = one(of: [nil, ExternalPurchaseToken.Kind.services, .acquisition])
    let event = one(of: AppNotice.TokenEvent.allCases)
    return one(of: [.test, .externalPurchaseToken(event, kind: kind)])
  }

  private mutating func days() -> Int32 { .random(in: 1...90, using: &random) }

  private mutating func share() -> Int32 { one(of: [0, 30_000, 100_000]) }

  private mutating func moment() -> Moment { .later(one(of: [.zero, .tick, delay()])) }

  private mutating func delay() -> SimDuration {
    SimDuration(milliseconds: .random(in: 1...600_000, using: &random))
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
