import SimulationEngine
import SubscriptionModel
import Testing

/// Thousands of lives that nobody planned, read by the auditor.
@Suite struct RandomLivesTests {
  private static let plansPerSeed = 30

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func theAuditorFindsNothing(seed: UInt64) throws {
    for plan in plans(seed) {
      var auditor = Auditor(plan)
      var simulator = Simulator(plan)
      try simulator.run(&auditor)
      #expect(auditor.findings == [])
    }
  }

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func everyStepIsTriedOrListedAsUnreached(seed: UInt64) throws {
    for plan in plans(seed) {
      let play = try Play(of: plan)
      for (place, customer) in plan.customers.enumerated() {
        let tried = play.attempts.filter { $0.customer == CustomerIndex(place) }.map(\.step)
        let missed = play.unreachedSteps.filter { $0.customer == CustomerIndex(place) }
        let rest = missed.flatMap {
          repeatElement($0.step, count: $0.step.repetition.count - $0.occurrences)
        }
        let wanted = customer.script.flatMap { repeatElement($0, count: $0.repetition.count) }
        #expect(
          (tried + rest).map(\.description).sorted() == wanted.map(\.description).sorted())
      }
    }
  }

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func everyFactIsSignedOnceAndNotBeforeIt(seed: UInt64) throws {
    for plan in plans(seed) where plan.end == nil {
      let play = try Play(of: plan)
      for place in plan.customers.indices {
        let customer = CustomerIndex(place)
        let told = play.announcements.filter { $0.customer == customer }
        for product in [ProductIndex.high, .paper] {
          let group = Catalog.shop.groupOf(product)
          let facts = play.records.filter {
            $0.customer == customer && Catalog.shop.groupOf($0.after.latest.product) == group
          }
          let signed = told.filter { Catalog.shop.groupOf($0.transaction.product) == group }
          #expect(signed.map(\.fact) == facts.map(\.fact))
          #expect(zip(signed, facts).allSatisfy { $0.instant >= $1.instant })
          // What is told of refunds may be about an older transaction.
          #expect(
            zip(signed, facts).allSatisfy {
              $0.fact.isAboutRefund || $0.transaction == $1.after.latest
            })
        }
        #expect(told.map(\.ordinal) == Array(0..<UInt32(told.count)))
      }
    }
  }

  /// Without `until` a run with a cap comes to its end by itself.
  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func whatBeginsEnds(seed: UInt64) throws {
    for plan in plans(seed) where plan.end == nil {
      var last: [TransactionIdentifier: Subscription] = [:]
      for record in try Play(of: plan).records {
        last[record.after.originalTransaction] = record.after
      }
      #expect(last.values.allSatisfy { $0.nextDue == nil })
      #expect(last.values.allSatisfy { [.expired, .revoked].contains($0.status) })
    }
  }

  /// The lives are worth auditing: every fact and every refusal occurs among them.
  @Test func nothingThatCanHappenIsMissing() throws {
    var facts: Set<String> = []
    var refusals: Set<String> = []
    var reasons: Set<String> = []
    for plan in (1...25).flatMap(plans) {
      let play = try Play(of: plan)
      facts.formUnion(play.records.map(\.fact.word))
      refusals.formUnion(play.attempts.compactMap(\.refusal?.word))
      reasons.formUnion(play.unreachedSteps.map(\.reason.word))
    }
    #expect(
      facts == [
        "subscribed", "resubscribed", "renewed", "upgraded", "downgrade", "crossgraded",
        "crossgrade", "undone", "off", "off for a refund", "asked", "refunded", "declined",
        "reversed", "capped", "on", "failed", "grace ended", "recovered",
        "expired", "given up", "redeemed, first", "redeemed, again", "redeemed, renewal",
        "redeemed, upgrade", "redeemed, downgrade", "redeemed, crossgrade",
        "redeemed, crossgrade at renewal",
      ])
    #expect(
      refusals == [
        "notSubscribed", "alreadySubscribed", "planAlreadyCurrent", "planAlreadyChosen",
        "autoRenewAlreadyOff", "autoRenewAlreadyOn", "renewalCapReached", "offerNotFor new",
        "offerNotFor existing", "offerNotFor expired", "offerAlreadyTaken", "offerClosed",
        "offerNotStackable", "billingNotFailing", "nothingToRefund", "alreadyRefunded",
        "notRefunded", "noRefundRequested",
      ])
    #expect(reasons == ["stepBefore", "afterTheEnd", "noSuchMoment", "noSubscription", "passed"])
  }

  private func plans(_ seed: UInt64) -> [Plan] {
    var lives = RandomLives(seed: seed)
    return (0..<Self.plansPerSeed).map { _ in lives.plan() }
  }
}

extension Fact {
  fileprivate var isAboutRefund: Bool {
    switch notificationKind.type {
    case .refund, .refundDeclined, .refundReversed, .consumptionRequest: true
    default: false
    }
  }
}

extension Refusal {
  var word: String {
    switch self {
    case .notSubscribed: "notSubscribed"
    case .alreadySubscribed: "alreadySubscribed"
    case .planAlreadyCurrent: "planAlreadyCurrent"
    case .planAlreadyChosen: "planAlreadyChosen"
    case .autoRenewAlreadyOff: "autoRenewAlreadyOff"
    case .autoRenewAlreadyOn: "autoRenewAlreadyOn"
    case .renewalCapReached: "renewalCapReached"
    case .offerNotFor(let audience): "offerNotFor \(audience.rawValue)"
    case .offerAlreadyTaken: "offerAlreadyTaken"
    case .offerClosed: "offerClosed"
    case .offerNotStackable: "offerNotStackable"
    case .offerNotForMonthly: "offerNotForMonthly"
    case .billingNotFailing: "billingNotFailing"
    case .nothingToRefund: "nothingToRefund"
    case .alreadyRefunded: "alreadyRefunded"
    case .notRefunded: "notRefunded"
    case .noRefundRequested: "noRefundRequested"
    case .alreadyOwned: "alreadyOwned"
    case .noPriceIncrease: "noPriceIncrease"
    case .autoRenewOff: "autoRenewOff"
    case .priceNotHigher: "priceNotHigher"
    case .notForSale: "notForSale"
    case .notPaidFor: "notPaidFor"
    case .freePeriod: "freePeriod"
    case .extendedTooOften: "extendedTooOften"
    case .accountClosed: "accountClosed"
    case .nothingToShare: "nothingToShare"
    case .notShareable: "notShareable"
    case .alreadyShared: "alreadyShared"
    case .notShared: "notShared"
    case .onlyForPurchaser: "onlyForPurchaser"
    }
  }
}

extension UnreachedStep.Reason {
  fileprivate var word: String {
    switch self {
    case .stepBefore: "stepBefore"
    case .afterTheEnd: "afterTheEnd"
    case .noSuchMoment: "noSuchMoment"
    case .noSubscription: "noSubscription"
    case .passed: "passed"
    }
  }
}

extension PlannedStep {
  fileprivate var description: String { "\(self)" }
}
