import SubscriptionModel

/// Plans that nobody would write: every rate, cap and promptness, and customers who do anything at
/// any moment.
struct RandomLives {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// A plan of eight customers.
  mutating func plan() -> Plan {
    var stage = Stage(seed: random.next())
    stage.cap = one(of: [nil, 0, 1, 2, 6, 12])
    stage.month = one(of: [
      .seconds(1), .seconds(2), .seconds(30), .minutes(3), .minutes(5), .minutes(15), .hours(1),
    ])
    stage.promptness = one(of: [.exact, .measured])
    if stage.cap == nil || chance(of: 4) {
      // About as long as a script, to the millisecond.
      stage.until = stage.month * 20 + length(upTo: stage.month)
    }
    return stage.plan([
      "ana": script(stage.month), "bea": script(stage.month), "cyd": script(stage.month),
      "dan": script(stage.month), "eva": script(stage.month), "fay": script(stage.month),
      "gil": script(stage.month), "hal": script(stage.month),
    ])
  }

  private mutating func script(_ month: SimDuration) -> [PlannedStep] {
    (0..<Int.random(in: 1...9, using: &random)).map { place in
      let product = one(of: [ProductIndex.high, .high, .mid, .low, .year, .week, .paper])
      let moment = moment(month)
      if place == 0 || chance(of: 3) { return .buy(product, moment) }
      return chance(of: 2) ? .cancel(product, moment) : .resume(product, moment)
    }
  }

  private mutating func moment(_ month: SimDuration) -> Moment {
    // Often the very boundary, a tick beside it, or no time at all.
    let offset = one(of: [.zero, .zero, .tick, -.tick, length(upTo: month), -length(upTo: month)])
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: .at(month * .random(in: 0...8, using: &random))
    case 1: .at(length(upTo: month * 8))
    case 2: .later(max(offset, .zero))
    case 3: .renewal(.random(in: 1...4, using: &random), offset)
    case 4: .periodEnd(offset)
    default: .expiry(offset)
    }
  }

  private mutating func length(upTo limit: SimDuration) -> SimDuration {
    SimDuration(milliseconds: .random(in: 0...limit.milliseconds, using: &random))
  }

  private mutating func chance(of odds: Int) -> Bool {
    Int.random(in: 0..<odds, using: &random) == 0
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
