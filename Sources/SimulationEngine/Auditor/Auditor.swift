package import SubscriptionModel

/// A second pair of eyes: re-reads every record and announcement and notes what no lifecycle can
/// do. It shares no code with the rules, and keeps of the past only each run's latest state and
/// the transaction ids.
package struct Auditor: SimulationObserver {
  /// What was found, in the order of the records.
  package private(set) var findings: [AuditFinding] = []

  struct GroupOfCustomer: Hashable {
    let customer: CustomerIndex
    let group: GroupIndex
  }

  let catalog: Catalog
  let priceIncreases: [PriceIncrease]
  let storefronts: Roll<Storefront>
  private let renewalCaps: Roll<Int32?>
  private let profiles: Roll<Profile>
  let billing: Roll<BillingPolicy>
  let quirks: Roll<Quirks>
  let calendars: Roll<BillingCalendar>
  /// Customers whose scripts ask for a second run beside the first.
  private let mayHaveSeveral: Set<CustomerIndex>
  /// Who has the notifications about nobody, if anybody does.
  let storePlace: CustomerIndex?
  private(set) var states: [TransactionIdentifier: Subscription] = [:]
  private var running: [GroupOfCustomer: TransactionIdentifier] = [:]
  var transactions: Set<TransactionIdentifier> = []
  /// What was bought once.
  var purchases: Set<OneTimePurchase> = []
  /// Who owns what nobody has two of.
  var owned: Set<Ownership> = []
  /// What was taken from sale.
  var withdrawn: Set<ProductIndex> = []
  private var lastSigned: [TransactionIdentifier: SimInstant] = [:]
  private var offers: OfferAudit
  var latest = SimInstant.distantPast
  /// When renewal dates were extended.
  var extensions: [TransactionIdentifier: [SimInstant]] = [:]
  /// What was extended, and what was not, and stands in no summary yet.
  var extended: [ProductIndex: ExtensionCount] = [:]

  /// An auditor for runs of this plan.
  package init(_ plan: Plan) {
    catalog = plan.catalog
    priceIncreases = plan.priceIncreases
    storefronts = Roll(plan) { $0.storefront }
    renewalCaps = Roll(plan) { $0.policy.renewalCap }
    profiles = Roll(plan) { $0.policy.profile }
    billing = Roll(plan) { $0.policy.billing }
    quirks = Roll(plan) { $0.policy.quirks }
    calendars = Roll(plan) { $0.policy.calendar }
    offers = OfferAudit(plan)
    mayHaveSeveral = Set(
      plan.everybody.indices.map { CustomerIndex($0) }.filter { place in
        plan.customer(place).script.contains(where: \.order.isNewRun)
      })
    storePlace = plan.store == nil ? nil : CustomerIndex(plan.customers.count)
  }

  package mutating func attempted(_ action: AttemptedAction) {
    if action.refusal == nil, action.step.action == .withdrawProduct,
      let product = action.step.product
    {
      withdrawn.insert(product)
    }
  }

  package mutating func recorded(_ record: LifecycleRecord) {
    func note(_ violation: AuditFinding.Violation, unless fine: Bool) {
      if !fine {
        findings.append(
          AuditFinding(
            customer: record.customer, instant: record.instant, violation: violation))
      }
    }
    let after = record.after
    note(.outOfOrder, unless: record.instant >= latest)
    latest = record.instant
    let original = record.before?.originalTransaction ?? after.originalTransaction
    let isMigrated = record.fact == .advancedCommerce(.migration)
    let known = states[isMigrated ? original : after.originalTransaction]
    let isSame =
      known?.withoutCharges == record.before?.withoutCharges || isLapse(record, since: known)
    note(.stateChangedUnseen, unless: isSame)
    note(.originalChanged, unless: (original == after.originalTransaction) != isMigrated)

    if record.before?.latest.identifier != after.latest.identifier {
      note(.reusedTransaction, unless: transactions.insert(after.latest.identifier).inserted)
      note(.emptyPeriod, unless: after.latest.expiresDate > after.latest.purchaseDate)
      note(
        .fractionOfSecond,
        unless: after.latest.purchaseDate.milliseconds % 1000 == 0
          && after.latest.expiresDate.milliseconds % 1000 == 0)
    }
    let place = GroupOfCustomer(
      customer: record.customer, group: catalog.groupOf(after.latest.product))
    let other = running[place].flatMap { $0 == after.originalTransaction ? nil : $0 }
    let isAlone = mayHaveSeveral.contains(record.customer) || other == nil
    count(record)
    let judgements =
      judged(record, isAlone: isAlone) + judgedOwnership(record) + offers.judged(record, at: place)
      + judgedCommitment(record) + judgedSale(record)
    for (violation, fine) in judgements {
      note(violation, unless: fine)
    }
    // What is shared is nobody's second purchase.
    if after.ownership == .purchased {
      running[place] = after.nextDue == nil ? nil : after.originalTransaction
    }
    states[after.originalTransaction] = after
  }

  package mutating func announced(_ announcement: Announcement) {
    for (violation, fine) in judged(announcement) where !fine {
      note(violation, announcement.customer, at: announcement.instant)
    }
    guard let run = announcement.subject.run?.originalTransaction else { return }
    if let before = lastSigned[run], before >= announcement.instant {
      note(.signedOutOfOrder, announcement.customer, at: announcement.instant)
    }
    lastSigned[run] = announcement.instant
  }

  /// Keeps what was found.
  mutating func note(
    _ violation: AuditFinding.Violation, _ customer: CustomerIndex, at instant: SimInstant
  ) {
    findings.append(AuditFinding(customer: customer, instant: instant, violation: violation))
  }

  /// What must hold for each fact, read off the states before and after it.
  private func judged(
    _ record: LifecycleRecord, isAlone: Bool
  ) -> [(AuditFinding.Violation, Bool)] {
    let after = record.after
    switch record.fact {
    case .subscribed:
      return [
        (.wrongState, record.before == nil),
        (.startsAsAnother, after.originalTransaction == after.latest.identifier),
        (.secondRunInGroup, isAlone),
        (.wrongState, after.latest.reason == .purchase && after.renewals == 0),
      ]
    case .resubscribed:
      guard let before = record.before else { return [(.wrongState, false)] }
      // In production a lapse of up to sixty days leaves the start where it was.
      let isForgiven =
        profiles[Int(record.customer.number)] == .production
        && after.latest.purchaseDate - before.latest.expiresDate <= .days(60)
      let recentStart = isForgiven ? before.recentStart : after.latest.purchaseDate
      return [
        (.wrongState, !before.hasAccess && after.latest.reason == .purchase),
        (.reusedTransaction, after.latest.identifier != before.latest.identifier),
        (
          .overlapsEarlierPeriod,
          after.latest.purchaseDate >= before.latest.expiresDate || before.isRevoked
        ),
        (.wrongState, after.recentStart == recentStart && after.renewals == 0),
        (.secondRunInGroup, isAlone),
      ]
    case .renewed where record.before?.isUnpaid == true: return judgedLateRenewal(record)
    case .failureToldLate: return [(.wrongState, record.before == after && after.hasAccess)]
    case .renewed, .renewedAsRecovery:
      guard let before = record.before else { return [(.wrongState, false)] }
      return [
        (.renewalAfterEnd, before.nextDue != nil),
        (.reusedTransaction, after.latest.identifier != before.latest.identifier),
        (.renewalLeavesGapOrOverlap, after.latest.purchaseDate == before.latest.expiresDate),
        (.bookedLate, record.instant <= before.latest.expiresDate),
        (.wrongState, before.autoRenews || before.owesMonths),
        (.wrongState, after.latest.reason == .renewal),
        (.wrongState, after.renewals == before.renewals + 1),
        (.wrongPlan, after.latest.product == renewed(before)),
        (
          .beyondCap,
          before.owesMonths
            || renewalCaps[Int(record.customer.number)].map { after.renewals <= $0 } ?? true
        ),
      ]
    case .upgraded, .crossgraded:
      return judgedAtOnce(record)
    case .downgradeChosen, .crossgradeChosen, .planChangeUndone:
      return judgedChoice(record)
    case .offerRedeemed(let effect):
      return judged(record.told(as: effect.otherwise), isAlone: isAlone)
        + [(.wrongOffer, OfferAudit.isTaken(in: record, effect))]
    case .renewalFailed, .graceEnded, .recovered:
      return judgedTrouble(record)
    case .refundRequested, .refunded, .refundDeclined, .refundReversed:
      return judgedRefund(record)
    case .autoRenewDisabled:
      return [
        (.wrongState, record.before?.autoRenews == true && !after.autoRenews),
        (.wrongPlan, after.renewsTo == after.latest.product),
      ]
    case .autoRenewEnabled:
      return [(.wrongState, record.before?.autoRenews == false && after.autoRenews)]
    case .expired(.voluntary), .expired(.other):
      // A cancel of an unpaid subscription ends it at once.
      let isUnpaid = record.before?.isUnpaid ?? false
      return judgedEnd(record) + [
        (.wrongState, record.before?.autoRenews == false),
        (.expiryNotAtEnd, isUnpaid || record.instant == after.latest.expiresDate),
      ]
    case .expired(.billing):
      let end = after.latest.expiresDate + retryLength(record)
      let before = record.before
      let isTried = before.map { $0.isUnpaid && ($0.autoRenews || $0.owesMonths) } ?? false
      let isCancelled = !isTried && quirks(of: record).has(.cancelledRetryExpires)
      return judgedEnd(record) + [
        (.wrongState, isTried || isCancelled && before?.isUnpaid == true),
        (.expiryNotAtEnd, record.instant == end || isCancelled || isEndOfLapse(record)),
      ]
    case .expired(.priceIncrease), .expired(.notForSale), .priceIncrease:
      return judgedPrice(record)
    case .extended, .extensionFailed:
      return judgedExtension(record)
    case .advancedCommerce(let change):
      return judged(record, change)
    case .shared(let access): return judgedAccess(record, access)
    case .unshared: return judgedWithdrawal(record)
    case .boughtOnce, .told, .allExtended:
      return [(.wrongSubject, false)]
    }
  }

  /// A plan change at once: a new purchase inside the paid time, of another product of the group.
  private func judgedAtOnce(_ record: LifecycleRecord) -> [(AuditFinding.Violation, Bool)] {
    guard let before = record.before else { return [(.wrongState, false)] }
    let (from, to) = (product(before.latest.product), product(record.after.latest.product))
    let isUpward = record.fact == .upgraded
    return [
      (.wrongState, before.hasAccess && record.after.latest.reason == .purchase),
      (.reusedTransaction, record.after.latest.identifier != before.latest.identifier),
      (.wrongState, record.after.autoRenews && record.after.renewals == 0),
      (.wrongState, record.after.recentStart == before.recentStart),
      (
        .outsidePaidPeriod,
        record.after.latest.purchaseDate < before.latest.expiresDate || before.isInGrace
      ),
      (.wrongPlan, from.group == to.group && record.after.renewsTo == record.after.latest.product),
      (.wrongPlan, isUpward ? to.level < from.level : to.level == from.level),
      (.wrongPlan, isUpward || to.period == from.period),
      (.wrongPlan, record.after.latest.product != before.latest.product),
    ]
  }

  /// A plan chosen for the next renewal, or the choice undone: the paid period stays as it is.
  private func judgedChoice(_ record: LifecycleRecord) -> [(AuditFinding.Violation, Bool)] {
    let after = record.after
    let (current, next) = (product(after.latest.product), product(after.renewsTo))
    let fits =
      switch record.fact {
      case .downgradeChosen: next.level > current.level
      // What is billed otherwise waits for the end of a commitment, like another length.
      case .crossgradeChosen:
        next.level == current.level
          && (next.period != current.period || after.latest.plan == .monthly)
      case .subscribed, .resubscribed, .renewed, .renewedAsRecovery, .failureToldLate, .upgraded,
        .crossgraded, .planChangeUndone,
        .autoRenewDisabled, .autoRenewEnabled, .renewalFailed, .graceEnded, .recovered, .expired,
        .priceIncrease, .advancedCommerce, .boughtOnce, .told, .refundRequested, .refunded,
        .refundDeclined, .refundReversed, .extended, .extensionFailed, .allExtended, .shared,
        .unshared, .offerRedeemed:
        after.renewsTo == after.latest.product
      }
    return [
      (.wrongState, record.before?.latest == after.latest && after.nextDue != nil),
      (.wrongState, after.autoRenews),
      (.wrongPlan, fits && current.group == next.group),
      (
        .wrongPlan,
        record.before?.renewsTo != after.renewsTo
          || record.before?.waitingOffer != after.waitingOffer
      ),
    ]
  }

  private func product(_ index: ProductIndex) -> SubscriptionProduct {
    catalog.subscription(index)
  }
}
