import SubscriptionModel

extension ProductIndex {
  /// Three monthly levels of one group, and its other lengths.
  static let high = ProductIndex(0)
  static let mid = ProductIndex(1)
  static let low = ProductIndex(2)
  static let year = ProductIndex(3)
  static let week = ProductIndex(4)
  /// The monthly product of another group.
  static let paper = ProductIndex(5)
  /// As high, and as long, as the highest month.
  static let twin = ProductIndex(6)
}

extension Catalog {
  /// What the customers of these tests buy.
  static let shop = Catalog(
    groups: [
      SubscriptionGroup(name: "Streaming", identifier: "20000001"),
      SubscriptionGroup(name: "News", identifier: "20000002"),
    ],
    subscriptions: [
      product("high", level: 1, .month), product("mid", level: 2, .month),
      product("low", level: 3, .month), product("year", level: 1, .year),
      product("week", level: 3, .week), product("paper", in: 1, level: 1, .month),
      product("twin", level: 1, .month),
    ], oneTimeProducts: [])

  static func product(
    _ identifier: String, in group: Int = 0, level: Int, _ period: BillingPeriod,
    _ offers: [Offer] = []
  ) -> SubscriptionProduct {
    SubscriptionProduct(
      identifier: identifier, group: GroupIndex(group), level: level, period: period,
      prices: .everywhere(Price(milliunits: 9990)), isFamilyShareable: false, offers: offers,
      monthlyPlan: period == .year ? .ninetyNine : nil)
  }
}

extension MonthlyPlan {
  /// 99 cents a month.
  static let ninetyNine = MonthlyPlan(
    prices: .everywhere(Price(milliunits: 990)),
    commitmentPrices: .everywhere(Price(milliunits: 11_880)))
}

extension PlannedStep {
  static func buy(_ product: ProductIndex, _ moment: Moment = .next) -> PlannedStep {
    PlannedStep(moment: moment, product: product, action: .buy(product), path: "")
  }
  static func change(_ product: ProductIndex, _ moment: Moment = .next) -> PlannedStep {
    PlannedStep(moment: moment, product: product, action: .changePlan(product), path: "")
  }
  static func cancel(_ product: ProductIndex, _ moment: Moment = .next) -> PlannedStep {
    PlannedStep(moment: moment, product: product, action: .cancel, path: "")
  }
  static func fail(
    _ product: ProductIndex, _ moment: Moment = .next, for length: SimDuration? = nil
  ) -> PlannedStep {
    PlannedStep(
      moment: moment, product: product, action: .failBilling(for: length), path: "")
  }
  static func fix(_ product: ProductIndex, _ moment: Moment = .next) -> PlannedStep {
    PlannedStep(moment: moment, product: product, action: .fixBilling, path: "")
  }
  static func ask(
    _ product: ProductIndex, _ moment: Moment = .next, period: Int32? = nil,
    inApp isInApp: Bool = true, _ decision: RefundDecision? = .granted
  ) -> PlannedStep {
    var order = RefundOrder()
    order.period = period
    order.isInApp = isInApp
    order.decision = decision
    return PlannedStep(
      moment: moment, product: product, action: .requestRefund(order), path: "")
  }
  static func decide(
    _ decision: RefundDecision, _ moment: Moment = .next, product: ProductIndex? = nil,
    period: Int32? = nil
  ) -> PlannedStep {
    PlannedStep(
      moment: moment, product: product,
      action: .decideRefund(decision, period: period, percent: nil), path: "")
  }
  static func reverse(
    _ product: ProductIndex, _ moment: Moment = .next, period: Int32? = nil
  ) -> PlannedStep {
    PlannedStep(moment: moment, product: product, action: .reverseRefund(period: period), path: "")
  }
  static func share(
    _ product: ProductIndex, _ moment: Moment = .next, with members: Int...,
    after delay: ClosedRange<SimDuration> = .zero ... .zero
  ) -> PlannedStep {
    family(.shareWithFamily, product, moment, members, delay)
  }
  static func unshare(
    _ product: ProductIndex, _ moment: Moment = .next, with members: Int...,
    after delay: ClosedRange<SimDuration> = .zero ... .zero
  ) -> PlannedStep {
    family(.stopSharing, product, moment, members, delay)
  }
  static func family(
    _ action: Action, _ product: ProductIndex, _ moment: Moment, _ members: [Int],
    _ delay: ClosedRange<SimDuration>
  ) -> PlannedStep {
    var order = FamilyOrder()
    order.members = members.map { CustomerIndex($0) }
    order.delay = delay
    return PlannedStep(moment: moment, product: product, action: action, family: order, path: "")
  }
  static func resume(_ product: ProductIndex, _ moment: Moment = .next) -> PlannedStep {
    PlannedStep(moment: moment, product: product, action: .resume, path: "")
  }
}

extension Moment {
  /// A step without `at`: with the step before.
  static let next = Moment.afterStepBefore(.zero)

  /// So long after the start of every simulation here.
  static func at(_ offset: SimDuration) -> Moment { .at(Stage.start + offset) }
  static func later(_ delay: SimDuration) -> Moment { .afterStepBefore(delay) }
  static func renewal(_ number: Int32, _ offset: SimDuration = .zero) -> Moment {
    .anchor(.renewal(number), of: .own, offset: offset)
  }
  static func periodEnd(_ offset: SimDuration = .zero) -> Moment {
    .anchor(.periodEnd, of: .own, offset: offset)
  }
  static func expiry(_ offset: SimDuration = .zero) -> Moment {
    .anchor(.expiry, of: .own, offset: offset)
  }

  static func graceEnd(_ offset: SimDuration = .zero) -> Moment {
    .anchor(.graceEnd, of: .own, offset: offset)
  }
  static func retryEnd(_ offset: SimDuration = .zero) -> Moment {
    .anchor(.retryEnd, of: .own, offset: offset)
  }

  /// A moment of another run, by the place of its customer.
  static func of(
    _ customer: Int, _ product: ProductIndex, _ anchor: Anchor, _ offset: SimDuration = .zero
  ) -> Moment {
    .anchor(
      anchor, of: RunReference(customer: CustomerIndex(customer), product: product),
      offset: offset)
  }
  /// When another step first happens, by the places of its customer and of itself.
  static func step(_ customer: Int, _ step: Int, _ offset: SimDuration = .zero) -> Moment {
    .step(StepReference(customer: CustomerIndex(customer), step: step), offset: offset)
  }
  /// When the so-manieth notification of a fact's kind is signed.
  static func signing(
    _ fact: Fact, of customer: Int? = nil, _ product: ProductIndex? = nil, number: Int = 1,
    later offset: SimDuration = .zero
  ) -> Moment {
    .signing(
      NotificationPattern(
        customer: customer.map { CustomerIndex($0) }, kind: .kind(fact.notificationKind),
        product: product), number: number, offset: offset)
  }
}

extension RunReference {
  /// Where a step's moment names no run: the one of its own customer and product.
  static let own = RunReference(customer: CustomerIndex(-1), product: ProductIndex(-1))
}

extension PlannedStep {
  /// The step so many times in all.
  func repeated(_ count: Int, every: SimDuration) -> PlannedStep {
    PlannedStep(
      moment: moment, product: product, begunBy: begunBy, action: action, order: order,
      family: family, repetition: Repetition(count: count, every: every), path: path)
  }

  /// The step with its own run in the place of `.own`.
  func resolved(for customer: CustomerIndex) -> PlannedStep {
    guard case .anchor(let anchor, .own, let offset) = moment, let product else { return self }
    let run = RunReference(customer: customer, product: product, begunBy: begunBy)
    return PlannedStep(
      moment: .anchor(anchor, of: run, offset: offset), product: product, begunBy: begunBy,
      action: action, order: order, family: family, repetition: repetition, path: path)
  }
}

extension SimDuration {
  /// One tick of the simulation's clock.
  static let tick = SimDuration(milliseconds: 1)
}
