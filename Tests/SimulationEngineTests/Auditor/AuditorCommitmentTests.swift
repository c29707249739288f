import SimulationEngine
import SubscriptionModel
import Testing

/// The auditor counts the months of commitments.
@Suite struct AuditorCommitmentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let violations: [AuditFinding.Violation]
    let doctored: @Sendable ([LifecycleRecord]) -> [LifecycleRecord]

    init(
      _ fault: String, _ violations: AuditFinding.Violation...,
      doctored: @escaping @Sendable ([LifecycleRecord]) -> [LifecycleRecord]
    ) {
      testDescription = fault
      self.violations = violations
      self.doctored = doctored
    }
  }

  @Test(arguments: [
    Row("a commitment that begins with its second month", .wrongCommitment) { records in
      [records[0].doctored { $0.latest.commitmentMonth = 2 }]
    },
    Row("a month of what is not sold by the month", .wrongCommitment) { records in
      [
        records[0].doctored {
          $0.latest.product = .high
          $0.renewsTo = .high
        }
      ]
    },
    Row("a month that is left out", .wrongCommitment) { records in
      [records[0], records[1].doctored { $0.latest.commitmentMonth = 3 }]
    },
    Row("a month that goes over to another product", .wrongPlan) { records in
      [records[0], records[1].doctored { $0.latest.product = .twin }]
    },
    Row("an end before the last month", .wrongCommitment, .expiryNotAtEnd) { records in
      let before = records[2].after
      return Array(records[...2]) + [
        records[13].doctored(
          after: { $0.latest = before.latest }, before: { $0 = before })
      ]
    },
  ])
  func aFaultIsFound(_ row: Row) throws {
    let plan = Stage().household(["ana": [.commit(.year), .cancel(.year, .at(.minutes(6)))]])
    let records = try Play(of: plan).records
    var honest = Auditor(plan)
    for record in records { honest.recorded(record) }
    #expect(honest.findings == [])
    var auditor = Auditor(plan)
    for record in row.doctored(records) { auditor.recorded(record) }
    #expect(Set(auditor.findings.map(\.violation)).isSuperset(of: row.violations))
  }
}
