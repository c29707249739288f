import SimulationEngine
import SubscriptionModel
import Testing

/// Each violation is found in a record stream that was doctored to show it.
@Suite struct AuditorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: [PlannedStep]
    let doctored: @Sendable ([LifecycleRecord]) -> [LifecycleRecord]
    let violations: [AuditFinding.Violation]

    init(
      _ fault: String, _ violations: [AuditFinding.Violation],
      in script: [PlannedStep] = [.buy(.high)],
      _ doctored: @escaping @Sendable ([LifecycleRecord]) -> [LifecycleRecord]
    ) {
      testDescription = fault
      self.script = script
      self.doctored = doctored
      self.violations = violations
    }
  }

  /// With a cap of one: subscribed at 0, renewed at 5 min, capped and expired at 10 min.
  private static let stage = Stage(cap: 1)

  @Test(arguments: periods + identities + states + order + plansAtOnce + plansAtRenewal + unpaid)
  func aFaultIsFound(_ row: Row) throws {
    let plan = Self.stage.plan(["ana": row.script, "bea": [.buy(.high, .at(.minutes(1)))]])
    let records = try Play(of: plan).records
    var honest = Auditor(plan)
    for record in records { honest.recorded(record) }
    #expect(honest.findings == [])

    var auditor = Auditor(plan)
    for record in row.doctored(records.filter { $0.customer == CustomerIndex(0) }) {
      auditor.recorded(record)
    }
    #expect(auditor.findings.map(\.violation) == row.violations)
  }

  @Test func moreRenewalsThanTheCap() throws {
    var auditor = Auditor(Self.stage.plan(["ana": []]))
    for record in try Stage(cap: 2).play(.buy(.high)).records { auditor.recorded(record) }
    #expect(auditor.findings.map(\.violation) == [.beyondCap])
  }

  @Test func withoutACapAnyNumberIsFine() throws {
    var auditor = Auditor(Stage(cap: nil).plan(["ana": []]))
    for record in try Stage(cap: 50).play(.buy(.high)).records { auditor.recorded(record) }
    #expect(auditor.findings == [])
  }

  /// Two customers' lives told as one customer's.
  @Test func twoSubscriptionsInOneGroup() throws {
    let plan = Self.stage.plan(["ana": [.buy(.high)], "bea": [.buy(.mid)]])
    let firsts = try Play(of: plan).records.filter { $0.fact == .subscribed }
    var auditor = Auditor(plan)
    for record in firsts { auditor.recorded(record.doctored(customer: CustomerIndex(0))) }
    #expect(auditor.findings.map(\.violation) == [.secondRunInGroup])
  }

  @Test func recordsOutOfOrder() throws {
    let plan = Self.stage.plan(["ana": [.buy(.high)], "bea": [.buy(.high, .at(.minutes(1)))]])
    let firsts = try Play(of: plan).records.filter { $0.fact == .subscribed }
    var auditor = Auditor(plan)
    for record in firsts.reversed() { auditor.recorded(record) }
    #expect(auditor.findings.map(\.violation) == [.outOfOrder])
  }

  @Test(arguments: [SimDuration.zero, -.tick, -.minutes(1)])
  func signaturesThatDoNotIncrease(step: SimDuration) throws {
    let plan = Self.stage.plan(["ana": [.buy(.high)]])
    let first = try #require(Play(of: plan).announcements.first)
    var auditor = Auditor(plan)
    auditor.announced(first)
    #expect(auditor.findings == [])
    auditor.announced(first.doctored(instant: first.instant + step))
    #expect(auditor.findings.map(\.violation) == [.signedOutOfOrder])
  }

  @Test func runsOfOneCustomerMaySignTogether() throws {
    let plan = Self.stage.plan(["ana": [.buy(.high), .buy(.paper)]])
    var auditor = Auditor(plan)
    for announcement in try Play(of: plan).announcements { auditor.announced(announcement) }
    #expect(auditor.findings == [])
  }

  @Test func aFindingSaysWhenWhoAndWhat() throws {
    let plan = Self.stage.plan(["ana": [], "bea": [.buy(.high, .at(.minutes(1)))]])
    let first = try #require(Play(of: plan).records.first)
    var auditor = Auditor(plan)
    auditor.recorded(first.doctored { $0.renewals = 1 })
    #expect(
      auditor.findings.map(\.description) == [
        "2026-01-05 09:01:00Z customer 1: a fact does not fit the state before it"
      ])
  }
}
