import SubscriptionModel
import TestSupport

/// Random lives in which the developer raises prices and takes something from sale, and in which
/// customers answer.
struct RandomPrices {
  private var random: SplitMix64
  private var lives: RandomLives

  init(seed: UInt64) {
    random = SplitMix64(seed: seed &+ 3_000_000)
    lives = RandomLives(seed: seed &+ 3_000_000)
  }

  /// A plan of eight customers.
  mutating func plan() -> Plan {
    var plan = lives.plan()
    plan.customers = plan.customers.map { customer in
      var script = customer.script
      for _ in 0...Int.random(in: 0...3, using: &random) {
        script.insert(answer(), at: Int.random(in: 1...script.count, using: &random))
      }
      return PlannedCustomer(
        name: customer.name, key: customer.key, storefront: customer.storefront,
        app: customer.app, policy: customer.policy, accountToken: nil, script: script)
    }
    let month = plan.policy.calendar.month ?? .days(30)
    let steps = (0...Int.random(in: 0...4, using: &random)).map { _ in
      let moment = Moment.at(plan.start + length(upTo: month * 6))
      let product = one(of: [ProductIndex.high, .high, .twin, .mid, .paper])
      if Int.random(in: 0..<8, using: &random) == 0 { return PlannedStep.withdraw(product, moment) }
      return plan.raise(
        product, to: Price(milliunits: .random(in: 9991...20_000, using: &random)),
        consent: one(of: [true, true, false]), moment)
    }
    plan.setStore(steps)
    return plan
  }

  /// What is done soon after somebody was asked.
  private mutating func answer() -> PlannedStep {
    let moment = Moment.signing(
      .priceIncrease(.asked), later: one(of: [.zero, .tick, length(upTo: .minutes(2))]))
    let product = one(of: [ProductIndex.high, .high, .mid, .paper])
    return switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: .consent(product, moment)
    case 2: .decline(product, moment).repeated(2, every: .tick)
    case 3: .cancel(product, moment)
    case 4: .resume(product, .signing(.autoRenewDisabled(by: .customer)))
    default: .change(one(of: [.high, .mid, .low]), moment)
    }
  }

  private mutating func length(upTo limit: SimDuration) -> SimDuration {
    SimDuration(milliseconds: .random(in: 0...limit.milliseconds, using: &random))
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
