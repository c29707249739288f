internal import SubscriptionModel

extension Anchor {
  /// The first such moment of a run strictly after an instant, as far as the run's present state
  /// tells; `nil` when it will not come by itself. What happens to the run later may move it.
  func predicted(
    after instant: SimInstant, in run: Subscription, policy: StorePolicy, tariff: Tariff
  ) -> SimInstant? {
    let boundary: SimInstant?
    switch self {
    case .periodEnd:
      boundary = run.booked(after: instant) ?? run.latest.expiresDate
    case .renewal(let number) where number == run.renewals:
      boundary = run.booked(after: instant)
    case .renewal(let number):
      boundary = run.periodEnd(after: number - run.renewals - 1, policy, tariff)
    case .graceEnd: boundary = run.graceEnd
    case .retryEnd: boundary = run.retryEnd
    case .expiry:
      boundary =
        run.retryEnd
        ?? (!run.isActive || !run.willRenew
          ? run.latest.expiresDate
          : run.renewalsLeft(policy).flatMap { run.periodEnd(after: $0, policy, tariff) })
    }
    return boundary.flatMap { $0 > instant ? $0 : nil }
  }
}

extension Subscription {
  fileprivate var isActive: Bool {
    switch phase {
    case .active, .revoked: true
    case .grace, .retry, .expired: false
    }
  }

  fileprivate var graceEnd: SimInstant? {
    guard case .grace(let ends, _) = phase else { return nil }
    return ends
  }

  fileprivate var retryEnd: SimInstant? {
    switch phase {
    case .grace(_, let ends), .retry(let ends): ends
    case .active, .revoked, .expired: nil
    }
  }

  /// The boundary at which a renewal that is booked already begins.
  fileprivate func booked(after instant: SimInstant) -> SimInstant? {
    latest.reason == .renewal && latest.purchaseDate > instant ? latest.purchaseDate : nil
  }

  /// The end of the latest period, or of one so many renewals later.
  fileprivate func periodEnd(
    after renewals: Int32, _ policy: StorePolicy, _ tariff: Tariff
  ) -> SimInstant? {
    if renewals == 0 { return latest.expiresDate }
    guard renewals > 0, isActive, renewalsLeft(policy).map({ renewals <= $0 }) ?? true
    else { return nil }
    // No customer has so many transactions, and far beyond that no number would hold the instant.
    guard renewals < TransactionIdentifier.perCustomer else { return nil }
    let ofCommitment = min(renewals, monthsLeft)
    let start =
      ofCommitment == 0
      ? latest.expiresDate
      : policy.calendar.end(
        of: .month, count: Int64(ofCommitment), from: latest.expiresDate, anchor: billingAnchor)
    let boundary =
      ofCommitment == renewals
      ? start
      : policy.calendar.end(
        of: tariff.period(of: renewsTo, on: isRenewedAsCommitment ? .monthly : .upFront),
        count: Int64(renewals - ofCommitment), from: start,
        anchor: tariff.billingAnchor(renewing: self))
    return boundary < SimInstant.end ? boundary : nil
  }

  /// How many months of a commitment are to come.
  private var monthsLeft: Int32 {
    isCommitted ? Int32(MonthlyPlan.months - latest.commitmentMonth) : 0
  }

  private var isRenewedAsCommitment: Bool {
    latest.plan == .monthly && renewsTo == latest.product
  }

  /// How many renewals are to come as things stand: to the end of the commitment, or to the cap,
  /// which strikes in none; `nil`: without end.
  fileprivate func renewalsLeft(_ policy: StorePolicy) -> Int32? {
    if !autoRenews { return monthsLeft }
    guard let cap = policy.renewalCap else { return nil }
    var left = max(cap - renewals, monthsLeft)
    if isRenewedAsCommitment {
      // Whole commitments.
      let months = Int32(MonthlyPlan.months)
      left = monthsLeft + (left - monthsLeft + months - 1) / months * months
    }
    return max(left, 0)
  }
}
