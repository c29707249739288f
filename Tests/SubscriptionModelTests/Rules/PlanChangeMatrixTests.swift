import SubscriptionModel
import Testing

/// Every way to choose a plan, as one table: from a monthly product of the second of three levels
/// to one of a higher, equal or lower level and of an equal, longer or shorter period.
@Suite struct PlanChangeMatrixTests {
  /// Seconds from the first purchase; a month lasts 300, a week 180, a year 3600.
  ///
  /// - window: `before` the booking, at 100 s; `booked`, at 250 s, when the renewal of 240 s is the
  ///   paid period; `late`, at 250 s after a cancel, when none was booked; in the `last` period
  ///   below the cap; `capped`, after the cap has struck.
  /// - renews: auto-renew is `on`, `on` with a lower level `pending`, or `off`.
  /// - fact: what happens, or why the choice is refused.
  /// - from, until: the first period of the product that was chosen; after `undone`, the next one
  ///   of the present product.
  /// - renewals: how many count right after the choice.
  static let table = """
    level    period   window  renews   fact                from   until  renewals
    higher   equal    before  on       upgraded            100    400    0
    higher   equal    before  pending  upgraded            100    400    0
    higher   equal    before  off      upgraded            100    400    0
    higher   equal    booked  on       upgraded            250    550    0
    higher   equal    booked  pending  upgraded            250    550    0
    higher   equal    booked  off      upgraded            250    550    0
    higher   equal    late    off      upgraded            250    550    0
    higher   equal    last    on       upgraded            100    400    0
    higher   equal    last    off      upgraded            100    400    0
    higher   equal    capped  off      upgraded            250    550    0
    higher   longer   before  on       upgraded            100    3700   0
    higher   longer   before  pending  upgraded            100    3700   0
    higher   longer   before  off      upgraded            100    3700   0
    higher   longer   booked  on       upgraded            250    3850   0
    higher   longer   booked  pending  upgraded            250    3850   0
    higher   longer   booked  off      upgraded            250    3850   0
    higher   longer   late    off      upgraded            250    3850   0
    higher   longer   last    on       upgraded            100    3700   0
    higher   longer   last    off      upgraded            100    3700   0
    higher   longer   capped  off      upgraded            250    3850   0
    higher   shorter  before  on       upgraded            100    280    0
    higher   shorter  before  pending  upgraded            100    280    0
    higher   shorter  before  off      upgraded            100    280    0
    higher   shorter  booked  on       upgraded            250    430    0
    higher   shorter  booked  pending  upgraded            250    430    0
    higher   shorter  booked  off      upgraded            250    430    0
    higher   shorter  late    off      upgraded            250    430    0
    higher   shorter  last    on       upgraded            100    280    0
    higher   shorter  last    off      upgraded            100    280    0
    higher   shorter  capped  off      upgraded            250    430    0
    equal    equal    before  on       crossgraded         100    400    0
    equal    equal    before  pending  crossgraded         100    400    0
    equal    equal    before  off      crossgraded         100    400    0
    equal    equal    booked  on       crossgraded         250    550    0
    equal    equal    booked  pending  crossgraded         250    550    0
    equal    equal    booked  off      crossgraded         250    550    0
    equal    equal    late    off      crossgraded         250    550    0
    equal    equal    last    on       crossgraded         100    400    0
    equal    equal    last    off      crossgraded         100    400    0
    equal    equal    capped  off      crossgraded         250    550    0
    equal    longer   before  on       crossgradeChosen    300    3900   0
    equal    longer   before  pending  crossgradeChosen    300    3900   0
    equal    longer   before  off      crossgradeChosen    300    3900   0
    equal    longer   booked  on       crossgradeChosen    600    4200   1
    equal    longer   booked  pending  crossgradeChosen    600    4200   1
    equal    longer   booked  off      crossgradeChosen    600    4200   1
    equal    longer   late    off      crossgradeChosen    300    3900   0
    equal    longer   last    on       crossgradeChosen    never  -      6
    equal    longer   last    off      crossgradeChosen    never  -      6
    equal    longer   capped  off      renewalCapReached   -      -      6
    equal    shorter  before  on       crossgradeChosen    300    480    0
    equal    shorter  before  pending  crossgradeChosen    300    480    0
    equal    shorter  before  off      crossgradeChosen    300    480    0
    equal    shorter  booked  on       crossgradeChosen    600    780    1
    equal    shorter  booked  pending  crossgradeChosen    600    780    1
    equal    shorter  booked  off      crossgradeChosen    600    780    1
    equal    shorter  late    off      crossgradeChosen    300    480    0
    equal    shorter  last    on       crossgradeChosen    never  -      6
    equal    shorter  last    off      crossgradeChosen    never  -      6
    equal    shorter  capped  off      renewalCapReached   -      -      6
    lower    equal    before  on       downgradeChosen     300    600    0
    lower    equal    before  pending  downgradeChosen     300    600    0
    lower    equal    before  off      downgradeChosen     300    600    0
    lower    equal    booked  on       downgradeChosen     600    900    1
    lower    equal    booked  pending  downgradeChosen     600    900    1
    lower    equal    booked  off      downgradeChosen     600    900    1
    lower    equal    late    off      downgradeChosen     300    600    0
    lower    equal    last    on       downgradeChosen     never  -      6
    lower    equal    last    off      downgradeChosen     never  -      6
    lower    equal    capped  off      renewalCapReached   -      -      6
    lower    longer   before  on       downgradeChosen     300    3900   0
    lower    longer   before  pending  downgradeChosen     300    3900   0
    lower    longer   before  off      downgradeChosen     300    3900   0
    lower    longer   booked  on       downgradeChosen     600    4200   1
    lower    longer   booked  pending  downgradeChosen     600    4200   1
    lower    longer   booked  off      downgradeChosen     600    4200   1
    lower    longer   late    off      downgradeChosen     300    3900   0
    lower    longer   last    on       downgradeChosen     never  -      6
    lower    longer   last    off      downgradeChosen     never  -      6
    lower    longer   capped  off      renewalCapReached   -      -      6
    lower    shorter  before  on       downgradeChosen     300    480    0
    lower    shorter  before  pending  downgradeChosen     300    480    0
    lower    shorter  before  off      downgradeChosen     300    480    0
    lower    shorter  booked  on       downgradeChosen     600    780    1
    lower    shorter  booked  pending  downgradeChosen     600    780    1
    lower    shorter  booked  off      downgradeChosen     600    780    1
    lower    shorter  late    off      downgradeChosen     300    480    0
    lower    shorter  last    on       downgradeChosen     never  -      6
    lower    shorter  last    off      downgradeChosen     never  -      6
    lower    shorter  capped  off      renewalCapReached   -      -      6
    current  -        before  on       planAlreadyCurrent  -      -      0
    current  -        before  pending  undone              300    600    0
    current  -        before  off      planAlreadyCurrent  -      -      0
    current  -        booked  on       planAlreadyCurrent  -      -      1
    current  -        booked  pending  undone              600    900    1
    current  -        booked  off      planAlreadyCurrent  -      -      1
    current  -        late    off      planAlreadyCurrent  -      -      0
    current  -        last    on       planAlreadyCurrent  -      -      6
    current  -        last    off      planAlreadyCurrent  -      -      6
    current  -        capped  off      planAlreadyCurrent  -      -      6
    chosen   -        before  pending  planAlreadyChosen   -      -      0
    chosen   -        booked  pending  planAlreadyChosen   -      -      1
    """

  @Test(arguments: table.split(separator: "\n").dropFirst().map(String.init))
  func aPlanIsChosen(_ line: String) {
    let cells = line.split(separator: " ").map(String.init)
    let situation = Array(cells.prefix(4))
    #expect(situation + played(situation) == cells)
  }

  @Test func theTableSpeaksOfEveryPair() {
    let pairs = Self.table.split(separator: "\n").dropFirst().map {
      $0.split(separator: " ").prefix(4).joined(separator: " ")
    }
    #expect(Set(pairs).count == pairs.count)
    #expect(pairs.count == 9 * 10 + 10 + 2)
  }

  /// Fact, from, until and renewals of a choice in a situation.
  private func played(_ situation: [String]) -> [String] {
    let before = run(situation[2], situation[3])
    let context = { (now: SimInstant) in RuleContext.now(now, catalog: Self.catalog) }
    let now = ["before", "last"].contains(situation[2]) ? at(100) : at(250)
    let target = product(situation[0], situation[1])
    let transition: Transition
    do {
      transition = try Lifecycle.transition(
        of: before, on: .action(.changePlan(target)), in: context(now))
    } catch {
      return [error.word, "-", "-", "\(before.renewals)"]
    }
    #expect(transition.second == nil)
    let fact = transition.first?.word ?? "nothing"
    var after = transition.after
    let renewals = "\(after.renewals)"
    #expect(after.autoRenews)
    #expect(after.renewsTo == target)
    #expect(after.recentStart == before.recentStart)
    #expect(after.originalTransaction == before.originalTransaction)
    if after.latest == before.latest {
      guard let due = after.nextDue, due.deadline == .renewal,
        let renewal = try? Lifecycle.transition(
          of: after, on: .deadline(.renewal), in: context(due.instant))
      else { return [fact, "no", "renewal", renewals] }
      if renewal.first == .autoRenewDisabled(by: .store) {
        #expect(renewal.after.renewsTo == before.latest.product)
        return [fact, "never", "-", renewals]
      }
      after = renewal.after
    } else {
      #expect(after.billingAnchor == after.latest.purchaseDate)
    }
    #expect(after.latest.product == target)
    #expect(after.latest.reason == (after.renewals == 0 ? .purchase : .renewal))
    return [
      fact, after.latest.purchaseDate.seconds, after.latest.expiresDate.seconds,
      renewals,
    ]
  }

  /// The run in a window, with auto-renew so.
  private func run(_ window: String, _ renews: String) -> Subscription {
    var run = window == "booked" ? Subscription.booked : .bought
    run.latest.product = Self.current
    run.renewsTo = renews == "pending" ? Self.chosen : Self.current
    run.autoRenews = renews != "off"
    if ["last", "capped"].contains(window) { run.renewals = 6 }
    return run
  }

  private func product(_ level: String, _ period: String) -> ProductIndex {
    switch level {
    case "current": return Self.current
    case "chosen": return Self.chosen
    default:
      let levels = ["higher", "equal", "lower"]
      let periods = ["equal", "longer", "shorter"]
      let place = levels.firstIndex(of: level).flatMap { row in
        periods.firstIndex(of: period).map { row * 3 + $0 }
      }
      return ProductIndex(place ?? -1)
    }
  }

  private static let current = ProductIndex(9)
  private static let chosen = ProductIndex(10)

  /// The nine products that can be chosen, the present one, and the one that may be pending.
  private static let catalog: Catalog = {
    let ranks =
      [1, 2, 3].flatMap { level in
        [.month, .year, .week].map { SubscriptionRank(level: level, period: $0) }
      } + [
        SubscriptionRank(level: 2, period: .month), SubscriptionRank(level: 3, period: .twoMonths),
      ]
    return Catalog(
      groups: [SubscriptionGroup(name: "Streaming", identifier: "20000001")],
      subscriptions: ranks.enumerated().map { place, rank in
        SubscriptionProduct(
          identifier: "product.\(place)", group: GroupIndex(0), level: rank.level,
          period: rank.period, prices: .everywhere(Price(milliunits: 990)),
          isFamilyShareable: false, offers: [])
      }, oneTimeProducts: [])
  }()
}

extension SimInstant {
  /// Seconds after the start.
  fileprivate var seconds: String { "\((self - start).milliseconds / 1000)" }
}

extension Fact {
  fileprivate var word: String {
    switch self {
    case .upgraded: "upgraded"
    case .downgradeChosen: "downgradeChosen"
    case .crossgraded(.apple): "crossgraded"
    case .crossgradeChosen(.apple): "crossgradeChosen"
    case .planChangeUndone: "undone"
    default: "\(self)"
    }
  }
}

extension Refusal {
  fileprivate var word: String {
    switch self {
    case .planAlreadyCurrent: "planAlreadyCurrent"
    case .planAlreadyChosen: "planAlreadyChosen"
    case .renewalCapReached(cap: 6): "renewalCapReached"
    default: "\(self)"
    }
  }
}
