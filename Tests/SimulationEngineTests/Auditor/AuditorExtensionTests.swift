import SimulationEngine
import SubscriptionModel
import Testing

/// What the auditor says of extensions that cannot be.
@Suite struct AuditorExtensionTests {
  private static let plan = Stage(cap: 1).kiosk(
    ["ana": [.buy(.high), .extend(.high, days: 30, .at(.minutes(1)))]],
    store: [.extendAll(.high, days: 6, .at(.minutes(2)))])

  private func violations(
    _ doctored: (LifecycleRecord) -> LifecycleRecord
  ) throws -> [AuditFinding.Violation] {
    let records = try Play(of: Self.plan).records
    var auditor = Auditor(Self.plan)
    auditor.recorded(records[0])
    auditor.recorded(doctored(records[1]))
    return auditor.findings.map(\.violation)
  }

  @Test func whatHappensIsFine() throws {
    var auditor = Auditor(Self.plan)
    var simulator = Simulator(Self.plan)
    try simulator.run(&auditor)
    #expect(auditor.findings == [])
  }

  @Test func moreThanTheDateChanges() throws {
    #expect(try violations { $0.doctored { $0.autoRenews = false } } == [.wrongState])
  }

  @Test func tooLong() throws {
    let found = try violations {
      $0.doctored {
        $0.latest.expiresDate = $0.latest.expiresDate + .hours(1)
        $0.extendedBy += 3600
        $0.billingAnchor = $0.latest.expiresDate
      }
    }
    #expect(found == [.wrongExtension])
  }

  @Test func theBillingDateStays() throws {
    #expect(
      try violations { $0.doctored { $0.billingAnchor = Stage.start } } == [.wrongExtension])
  }

  @Test func oneTooMany() throws {
    let records = try Play(of: Self.plan).records
    var auditor = Auditor(Self.plan)
    for record in records.prefix(3) { auditor.recorded(record) }
    #expect(auditor.findings == [])
    auditor.recorded(records[2].followed(by: .extended))
    #expect(auditor.findings.map(\.violation) == [.wrongExtension])
  }

  @Test func aFailureThatMovesTheDate() throws {
    #expect(try violations { $0.doctored(fact: .extensionFailed) } == [.wrongState])
  }

  @Test func aSummaryOfNothing() throws {
    let play = try Play(of: Self.plan)
    let summary = try #require(play.announcements.first { $0.fact == .allExtended })
    var auditor = Auditor(Self.plan)
    auditor.announced(summary)
    #expect(auditor.findings.map(\.violation) == [.wrongSummary])
  }
}
