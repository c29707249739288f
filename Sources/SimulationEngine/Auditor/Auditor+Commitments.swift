internal import SubscriptionModel

extension Auditor {
  /// What must hold of the months of commitments, whatever has happened.
  func judgedCommitment(_ record: LifecycleRecord) -> [(AuditFinding.Violation, Bool)] {
    let (before, after) = (record.before, record.after)
    let month = after.latest.commitmentMonth
    if record.fact == .advancedCommerce(.migration) {
      return [(.wrongCommitment, month == before?.latest.commitmentMonth)]
    }
    if month == 0, before.map({ $0.latest.commitmentMonth == 0 }) ?? true { return [] }
    let isSold = month == 0 || catalog.subscription(after.latest.product).monthlyPlan != nil
    // A family has the months of who bought it, from whichever on.
    let isFirst = before?.latest.identifier != after.latest.identifier
    let isFollowed = isFirst && after.latest.reason == .purchase && after.ownership == .purchased
    var rows = [(AuditFinding.Violation.wrongCommitment, isSold && month <= 12)]
    if isFollowed { rows.append((.wrongCommitment, month <= 1)) }
    if isFirst, after.latest.reason == .renewal, let before {
      let last = before.latest.commitmentMonth
      let isOver = last == 12 && month == (after.latest.product == before.latest.product ? 1 : 0)
      rows.append((.wrongCommitment, last < 12 ? month == last + 1 : isOver))
    }
    if record.fact == .expired(.voluntary) { rows.append((.wrongCommitment, month % 12 == 0)) }
    if after.isInGrace { rows.append((.wrongGrace, false)) }
    return rows
  }

  /// The product that a renewal must be of.
  func renewed(_ before: Subscription) -> ProductIndex {
    before.owesMonths ? before.latest.product : before.renewsTo
  }
}

extension Subscription {
  /// Whether months of a commitment are left.
  var owesMonths: Bool { (1...11).contains(latest.commitmentMonth) }
}
