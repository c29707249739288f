import SubscriptionModel
import TestSupport

/// Random lives in which people share what they have bought, and what cannot be shared, with
/// whoever there is.
struct RandomFamilies {
  private var random: SplitMix64
  private var lives: RandomLives

  init(seed: UInt64) {
    random = SplitMix64(seed: seed &+ 2_000_000)
    lives = RandomLives(seed: seed &+ 2_000_000)
  }

  /// A plan of eight customers, most of whom share something.
  mutating func plan() -> Plan {
    var plan = lives.plan()
    plan.catalog = plan.catalog.withHousehold
    plan.customers = plan.customers.enumerated().map { place, customer in
      var script = customer.script
      for _ in 0...Int.random(in: 0...4, using: &random) {
        let at = Int.random(in: 1...script.count, using: &random)
        script.insert(contentsOf: steps(of: place), at: at)
      }
      return PlannedCustomer(
        name: customer.name, key: customer.key, storefront: customer.storefront,
        app: customer.app, policy: customer.policy, accountToken: nil, script: script)
    }
    return plan
  }

  private mutating func steps(of customer: Int) -> [PlannedStep] {
    let product = one(of: [ProductIndex.high, .high, .mid, .mid, .low, .paper, .gold])
    let others = (0..<8).filter { $0 != customer }.shuffled(using: &random)
    let members = Array(others.prefix(.random(in: 1...3, using: &random)))
    let delay = one(of: [.zero ... .zero, .tick...length()])
    // A change that waits, and one that may take it back.
    if chance(of: 6) {
      return [.change(.low, moment()), .change(one(of: [.high, .mid]), moment())]
    }
    let step: PlannedStep =
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: .family(.shareWithFamily, product, moment(), members, delay)
      case 4: .family(.stopSharing, product, moment(), one(of: [[], members]), delay)
      case 5: .order(.gold, moment())
      case 6: .change(one(of: [.high, .mid, .twin]), moment())
      case 7: .cancel(one(of: [.high, .mid]), moment())
      case 8: .resume(one(of: [.high, .mid]), moment())
      default:
        one(of: [
          .ask(.gold, moment(), .granted), .ask(.gold, moment(), .declined),
          .reverse(one(of: [.gold, .high]), moment()),
        ])
      }
    return [step]
  }

  private mutating func chance(of odds: Int) -> Bool {
    Int.random(in: 0..<odds, using: &random) == 0
  }

  private mutating func moment() -> Moment {
    .later(one(of: [.zero, .zero, .tick, length()]))
  }

  private mutating func length() -> SimDuration {
    SimDuration(milliseconds: .random(in: 1...600_000, using: &random))
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
