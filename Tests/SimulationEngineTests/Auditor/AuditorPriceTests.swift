import SimulationEngine
import SubscriptionModel
import Testing

/// What the auditor finds in what is told of prices.
@Suite struct AuditorPriceTests {
  /// 12.99 from 1 min on, with consent; agreed at 2 min, renewed at 5 min, and so on to the cap.
  private static let plan: Plan = {
    var plan = Stage(cap: 1).plan([
      "ana": [.buy(.high), .consent(.high, .at(.minutes(2)))], "bea": [.buy(.high)],
    ])
    plan.setStore([plan.raise(.high, to: Price(milliunits: 12_990), .at(.minutes(1)))])
    return plan
  }()

  private func findings(
    of customer: Int, _ doctored: ([LifecycleRecord]) -> [LifecycleRecord]
  ) throws -> [AuditFinding.Violation] {
    let records = try Play(of: Self.plan).records.filter { $0.customer == CustomerIndex(customer) }
    var auditor = Auditor(Self.plan)
    for record in doctored(records) { auditor.recorded(record) }
    return auditor.findings.map(\.violation)
  }

  @Test(arguments: [0, 1])
  func nothingWhereNothingIsWrong(customer: Int) throws {
    #expect(try findings(of: customer) { $0 } == [])
  }

  @Test func aQuestionThatChangesThePlan() throws {
    #expect(
      try findings(of: 0) { [$0[0], $0[1].doctored { $0.renewals = 1 }] } == [.wrongState])
  }

  @Test func aQuestionAboutNothing() throws {
    #expect(
      try findings(of: 0) { [$0[0], $0[1].doctored { $0.renewsAt = .catalog }] }
        == [.wrongPrice, .wrongPrice])
  }

  @Test func aNewsOfWhatNeedsConsent() throws {
    #expect(
      try findings(of: 0) {
        [
          $0[0],
          $0[1].doctored(fact: .priceIncrease(.told)) { $0.priceIncrease = .agreed },
        ]
      } == [.wrongPrice])
  }

  @Test func consentThatNobodyAskedFor() throws {
    #expect(
      try findings(of: 0) {
        [
          $0[0], $0[0].followed(by: .priceIncrease(.agreed)) { $0.priceIncrease = .agreed },
        ]
      } == [.wrongState])
  }

  @Test func aRenewalWithoutConsent() throws {
    #expect(
      try findings(of: 0) { records in
        let asked = records[1].after
        return [records[0], records[1], records[3].doctored(before: { $0 = asked })]
      } == [.wrongPrice])
  }

  @Test func aRenewalAtTheOldPrice() throws {
    #expect(
      try findings(of: 0) {
        $0.prefix(3) + [$0[3].doctored { $0.latest.price = Price(milliunits: 9990) }]
      } == [.wrongPrice])
  }

  @Test func anEndForAPriceBeforeThePeriodEnds() throws {
    #expect(
      try findings(of: 1) {
        $0.prefix(2) + [$0[2].doctored(instant: $0[2].instant - .tick)]
      } == [.expiryNotAtEnd])
  }

  @Test func anEndOfWhatIsForSale() throws {
    #expect(
      try findings(of: 1) {
        $0.prefix(2) + [$0[2].doctored(fact: .expired(.notForSale)) { _ in }]
      } == [.wrongState])
  }

  @Test func aSaleOfWhatIsNotForSale() throws {
    var plan = Self.plan
    plan.setStore([.withdraw(.high, .at(.minutes(20)))])
    let play = try Play(of: plan)
    var auditor = Auditor(plan)
    for attempt in play.attempts where attempt.step.action == .withdrawProduct {
      auditor.attempted(attempt)
    }
    auditor.recorded(try #require(play.records.first))
    #expect(auditor.findings.map(\.violation) == [.soldAfterWithdrawal])
  }
}
