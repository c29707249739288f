import SubscriptionModel
import TestSupport

/// Plans that nobody would write: every store, rate, cap and promptness, and customers who do
/// anything at any moment, their own or somebody else's.
struct RandomLives {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private static let customers = 8

  /// A plan of eight customers.
  mutating func plan() -> Plan {
    var stage = Stage(seed: random.next())
    stage.cap = one(of: [nil, 0, 1, 2, 6, 12])
    stage.month = one(of: [
      .seconds(1), .seconds(2), .seconds(30), .minutes(3), .minutes(5), .minutes(15), .hours(1),
    ])
    stage.promptness = one(of: [.exact, .measured])
    stage.crossgrades = one(of: [.apple, .omitted])
    stage.offerRedeemed = one(of: [.current, .current, .legacy])
    stage.catalog = one(of: [.shop, .offers])
    stage.billing.gracePeriod = one(of: [.off, .threeDays, .sixteenDays, .twentyEightDays])
    if chance(of: 8) { stage.billing.graceLengthOverride = length(upTo: stage.month * 3) + .tick }
    if chance(of: 8) { stage.billing.retryLengthOverride = length(upTo: stage.month * 3) + .tick }
    stage.profile = one(of: [.sandbox, .sandbox, .testflight, .xcode, .production])
    if stage.profile != .sandbox {
      stage.calendar = StorePolicy(stage.profile).calendar
      // As long as a month, or near enough.
      stage.month = stage.profile == .testflight ? .days(1) : .days(30)
      // Anywhere in two years, so that months of every length and both changes of the clock occur.
      stage.start = stage.start + .days(.random(in: 0...730, using: &random))
    }
    if stage.cap == nil || chance(of: 4) {
      // About as long as a script, to the millisecond.
      stage.until = stage.month * 20 + length(upTo: stage.month)
    }
    return stage.plan([
      "ana": script(stage), "bea": script(stage), "cyd": script(stage), "dan": script(stage),
      "eva": script(stage), "fay": script(stage), "gil": script(stage), "hal": script(stage),
    ])
  }

  private mutating func script(_ stage: Stage) -> [PlannedStep] {
    let favourite = one(of: [ProductIndex.high, .high, .twin, .mid])
    let steps = (0..<Int.random(in: 1...12, using: &random)).map { place -> PlannedStep in
      // What is chosen again and again is changed to and fro.
      let product = one(of: [
        favourite, favourite, favourite, .high, .twin, .mid, .low, .year, .week, .paper,
      ])
      let moment = moment(stage.month)
      let step = step(about: product, moment, isFirst: place == 0, stage)
      return chance(of: 8)
        ? step.repeated(
          .random(in: 2...4, using: &random), every: length(upTo: stage.month) + .tick)
        : step
    }
    guard chance(of: 4) else { return steps }
    return steps + [.buy(favourite), .change(.low), .change(favourite)]
  }

  private mutating func step(
    about product: ProductIndex, _ moment: Moment, isFirst: Bool, _ stage: Stage
  ) -> PlannedStep {
    let month = stage.month
    switch Int.random(in: 0..<(isFirst ? 7 : 23), using: &random) {
    case 0..<4:
      let number = one(of: [0, 0, 1, 2, 3, 4, 6, 6])
      return takes(number, stage.catalog, moment) ?? .buy(product, moment)
    case 4..<7:
      return product == .year && chance(of: 2) ? .commit(product, moment) : .buy(product, moment)
    case 7, 8, 9: return .change(product, moment)
    case 10, 11:
      return .fail(product, moment, for: one(of: [nil, length(upTo: month * 2) + .tick]))
    case 12, 13: return .fix(product, moment)
    case 14, 15, 16:
      return .ask(
        product, moment, period: one(of: [nil, nil, 1, 2]), inApp: chance(of: 2),
        one(of: [.granted, .granted, .declined, .prorated, nil]))
    case 17, 18:
      return one(of: [
        .decide(.granted, moment, product: product), .decide(.declined, moment, product: product),
        .reverse(product, moment), .reverse(product, moment),
      ])
    case 19, 20: return .resume(product, moment)
    default: return .cancel(product, moment)
    }
  }

  /// A step that takes one of a product's offers; `nil` where it has none to take.
  private mutating func takes(
    _ number: Int, _ catalog: Catalog, _ moment: Moment
  ) -> PlannedStep? {
    let product = ProductIndex(number)
    let offers = catalog.subscription(product).offers
    guard !offers.isEmpty else { return nil }
    let place = Int.random(in: 0..<offers.count, using: &random)
    switch offers[place].kind {
    case .introductory: return .buy(product, one(of: [.introductory, .fullPrice]), moment)
    case .promotional, .winBack:
      return chance(of: 2)
        ? .buy(product, .number(place), moment) : .change(product, offer: place, moment)
    case .code: return .redeem(product, code: place, moment)
    }
  }

  private mutating func moment(_ month: SimDuration) -> Moment {
    // Often the very boundary, a tick beside it, or no time at all.
    let offset = one(of: [.zero, .zero, .tick, -.tick, length(upTo: month), -length(upTo: month)])
    let other = Int.random(in: 0..<Self.customers, using: &random)
    return switch Int.random(in: 0..<13, using: &random) {
    case 12: .trialEnd(offset)
    case 0, 1: .later(month * .random(in: 0...3, using: &random))
    case 2, 3: .later(length(upTo: month * 2))
    case 4: .later(max(offset, .zero))
    case 5, 6: .renewal(.random(in: 1...4, using: &random), offset)
    case 7: one(of: [.periodEnd(offset), .graceEnd(offset), .retryEnd(offset)])
    case 8: .of(other, one(of: [.high, .paper]), one(of: [.periodEnd, .expiry]), offset)
    case 9: .step(other, 0, offset)
    case 10:
      .signing(
        one(of: [.renewed, .upgraded, .expired(.voluntary)]), of: other,
        number: .random(in: 1...2, using: &random), later: max(offset, .zero))
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
