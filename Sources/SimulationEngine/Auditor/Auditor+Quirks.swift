internal import SubscriptionModel

extension Auditor {
  /// The quirks of the customer of a record.
  func quirks(of record: LifecycleRecord) -> Quirks {
    quirks[Int(record.customer.number)]
  }

  /// Whether the state changed without a record because a renewal is late: nobody is told of the
  /// lapse.
  func isLapse(_ record: LifecycleRecord, since known: Subscription?) -> Bool {
    guard quirks(of: record).has(.lateRenewal), var known, let before = record.before,
      known.hasAccess, !known.isInGrace, before.isUnpaid
    else { return false }
    known.phase = before.phase
    return known.withoutCharges == before.withoutCharges
  }

  /// Whether the late charge of such a lapse is what a run ends with: it fails, and the store has
  /// tried for long enough by then.
  func isEndOfLapse(_ record: LifecycleRecord) -> Bool {
    let late = quirks(of: record).lateRenewal
    return late > retryLength(record) && record.instant == record.after.latest.expiresDate + late
  }

  /// What must hold of a renewal after such a lapse: it begins with the charge.
  func judgedLateRenewal(_ record: LifecycleRecord) -> [(AuditFinding.Violation, Bool)] {
    guard let before = record.before else { return [(.wrongState, false)] }
    let after = record.after
    return [
      (.wrongState, quirks(of: record).has(.lateRenewal)),
      (.wrongState, before.autoRenews || before.owesMonths),
      (.reusedTransaction, after.latest.identifier != before.latest.identifier),
      (.wrongRecovery, after.latest.purchaseDate == record.instant.wholeSecond),
      (.wrongRecovery, record.instant >= before.latest.expiresDate),
      (.wrongState, after.latest.reason == .renewal && after.renewals == before.renewals + 1),
      (.wrongPlan, after.latest.product == renewed(before)),
    ]
  }
}
