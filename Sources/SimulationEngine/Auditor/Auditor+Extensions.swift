internal import SubscriptionModel

/// How many subscriptions were extended, and how many were not.
struct ExtensionCount {
  var succeeded: Int64 = 0
  var failed: Int64 = 0
}

extension Auditor {
  /// Counts what is about to be judged.
  mutating func count(_ record: LifecycleRecord) {
    let product = record.after.latest.product
    if record.fact == .extended {
      extended[product, default: ExtensionCount()].succeeded += 1
      extensions[record.after.originalTransaction, default: []].append(record.instant)
    } else if record.fact == .extensionFailed {
      extended[product, default: ExtensionCount()].failed += 1
    }
  }

  /// What must hold when a renewal date is extended: nothing else changes, and not too much of it;
  /// when it is not, nothing at all.
  func judgedExtension(_ record: LifecycleRecord) -> [(AuditFinding.Violation, Bool)] {
    guard let before = record.before else { return [(.wrongState, false)] }
    let after = record.after
    guard record.fact == .extended else { return [(.wrongState, before == after)] }
    var told = before
    told.latest.expiresDate = after.latest.expiresDate
    told.billingAnchor = after.billingAnchor
    told.extensions = after.extensions
    told.extendedBy = after.extendedBy
    let moved = after.latest.expiresDate - before.latest.expiresDate
    let today = day(of: record.instant)
    let ofLate = extensions[after.originalTransaction, default: []].filter {
      today - day(of: $0) < 365
    }
    return [
      (.wrongState, told.withoutCharges == after.withoutCharges),
      (.wrongState, !before.isUnpaid && !before.isRevoked && !before.isOver),
      (.wrongExtension, before.latest.price.milliunits > 0 && ofLate.count <= 2),
      (.wrongExtension, moved >= .zero && moved <= longestExtension(record)),
      (.wrongExtension, after.extended == moved + before.extended),
      (.fractionOfSecond, after.latest.expiresDate.milliseconds % 1000 == 0),
      (
        .wrongExtension,
        after.billingAnchor == (moved > .zero ? after.latest.expiresDate : before.billingAnchor)
      ),
    ]
  }

  private func day(of instant: SimInstant) -> Int64 { instant.milliseconds / 86_400_000 }

  /// Ninety days, or what is made of them.
  private func longestExtension(_ record: LifecycleRecord) -> SimDuration {
    switch calendars[Int(record.customer.number)] {
    case .compressed(let rate): max(rate.month, rate.week * 5) * 3 + .minutes(1)
    case .uniform(let length): length * 13 + .minutes(1)
    case .real, .universal: .days(90) + .hours(1)
    }
  }

  /// A summary counts what has happened, and none of it twice.
  mutating func judged(_ result: MassExtensionResult) -> [(AuditFinding.Violation, Bool)] {
    var rest = extended[result.product] ?? ExtensionCount()
    rest.succeeded -= result.succeeded
    rest.failed -= result.failed
    extended[result.product] = rest
    return [(.wrongSummary, rest.succeeded >= 0 && rest.failed >= 0)]
  }
}

extension Subscription {
  /// By how much the end of the latest transaction was extended.
  fileprivate var extended: SimDuration { .seconds(Int64(extendedBy)) }
}
