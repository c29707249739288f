import SimulationEngine
import SubscriptionModel
import Testing

/// The auditor knows what families share.
@Suite struct AuditorFamilyTests {
  private static let plan = Stage(cap: 1).household([
    "ana": [
      .buy(.high), .share(.high, .at(.minutes(1)), with: 1), .unshare(.high, .at(.minutes(7))),
      .order(.gold), .share(.gold, with: 1), .unshare(.gold),
    ],
    "bo": [],
  ])

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

  /// Bought, shared at 1 min, renewed and its mirror, shared no more at 7 min.
  @Test(arguments: [
    Row("access to what nobody bought", .wrongSharing) { [$0[1]] },
    Row("access to another product", .wrongSharing) { records in
      [records[0], records[1].doctored { $0.latest.product = .mid }]
    },
    Row("access to the end of another period", .wrongSharing) { records in
      [
        records[0],
        records[1].doctored { $0.latest.expiresDate = $0.latest.expiresDate + .days(1) },
      ]
    },
    Row("what cannot be shared", .wrongSharing) { records in
      let low: (inout Subscription) -> Void = {
        $0.latest.product = .low
        $0.renewsTo = .low
      }
      return [records[0].doctored(after: low), records[1].doctored(after: low)]
    },
    Row("access that counts as bought", .wrongSharing) { records in
      [records[0], records[1].doctored { $0.ownership = .purchased }]
    },
    Row("a purchase that counts as shared", .wrongSharing, .wrongSharing) { records in
      [records[0].doctored { $0.ownership = .familyShared }]
    },
    Row("access from another day", .wrongState, .wrongState) { records in
      [records[0], records[1].doctored { $0.latest.purchaseDate = Stage.start }]
    },
    Row("access of a stranger's", .startsAsAnother) { records in
      [records[0], records[1].doctored { $0.originalTransaction = $0.latest.lineItem }]
    },
    Row("a member's renewal of something else", .renewalLeavesGapOrOverlap) { records in
      records.prefix(3) + [
        records[3].doctored { $0.latest.purchaseDate = $0.latest.purchaseDate + .seconds(1) }
      ]
    },
    Row("a refund that a member gets", .wrongRefund) { records in
      records.prefix(4) + [records[4].doctored { $0.latest.revocation?.kind = .full }]
    },
    Row("withdrawn on another day", .wrongRefund) { records in
      records.prefix(4) + [records[4].doctored { $0.latest.revocation?.date = Stage.start }]
    },
    Row("withdrawn, and still active", .wrongState) { records in
      records.prefix(4) + [
        records[4].doctored { $0.phase = .active(renewalDue: $0.latest.expiresDate) }
      ]
    },
  ])
  func aFaultIsFound(_ row: Row) throws {
    let records = try Play(of: Self.plan).records
    var honest = Auditor(Self.plan)
    for record in records { honest.recorded(record) }
    #expect(honest.findings == [])
    var auditor = Auditor(Self.plan)
    for record in row.doctored(records) { auditor.recorded(record) }
    #expect(auditor.findings.map(\.violation) == row.violations)
  }

  @Test func whatIsBoughtOnce() throws {
    let purchases = try Play(of: Self.plan).purchases
    var auditor = Auditor(Self.plan)
    for record in purchases { auditor.recorded(record) }
    #expect(auditor.findings == [])
    var alone = Auditor(Self.plan)
    alone.recorded(purchases[1])
    #expect(alone.findings.map(\.violation) == [.wrongSharing])
  }
}
