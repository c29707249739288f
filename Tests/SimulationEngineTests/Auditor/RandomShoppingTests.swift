import SimulationEngine
import SubscriptionModel
import Testing

/// Hundreds of shopping lives that nobody planned, read by the auditor.
@Suite struct RandomShoppingTests {
  private func plans(_ seed: UInt64) -> [Plan] {
    var shopping = RandomShopping(seed: seed)
    return (0..<10).map { _ in shopping.plan() }
  }

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
  func whatIsBoughtOrToldIsSignedOnceAndNotBeforeIt(seed: UInt64) throws {
    for plan in plans(seed) where plan.end == nil {
      let play = try Play(of: plan)
      let charges = play.announcements.filter { $0.fact == .boughtOnce }
      #expect(charges.count == play.purchases.count)
      for charge in charges {
        guard case .purchase(let purchase) = charge.subject else {
          Issue.record("\(charge.subject) was bought once")
          continue
        }
        #expect(charge.instant >= purchase.purchaseDate)
        #expect(play.purchases.contains { $0.purchase == purchase })
      }
      let told = play.attempts.count {
        switch $0.step.action {
        case .tell, .extendAll: true
        default: false
        }
      }
      #expect(play.announcements.count { $0.subject.product == nil } == told)
    }
  }

  /// The lives are worth auditing: everything that is new in them occurs.
  @Test func nothingThatCanHappenIsMissing() throws {
    var kinds: Set<String> = []
    var isRefused = false
    for plan in (1...25).flatMap(plans) {
      let play = try Play(of: plan)
      kinds.formUnion(play.announcements.map(\.fact.notificationKind.text))
      isRefused = isRefused || play.attempts.contains { $0.refusal == .alreadyOwned(.gold) }
    }
    #expect(
      kinds.isSuperset(of: [
        "ONE_TIME_CHARGE", "TEST", "RESCIND_CONSENT", "EXTERNAL_PURCHASE_TOKEN/CREATED",
        "EXTERNAL_PURCHASE_TOKEN/UNREPORTED", "EXTERNAL_PURCHASE_TOKEN/ACTIVE_TOKEN_REMINDER",
        "METADATA_UPDATE", "MIGRATION", "PRICE_CHANGE", "RENEWAL_EXTENDED",
        "RENEWAL_EXTENSION/SUMMARY", "RENEWAL_EXTENSION/FAILURE", "EXPIRED",
      ]))
    #expect(isRefused)
  }
}
