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
    case .trialEnd:
      boundary = run.trialEnd(after: instant, policy, tariff)
    case .renewal(let number) where number == run.renewals:
      boundary = run.booked(after: instant)
    case .renewal(let number):
      boundary = run.periodEnd(after: number - run.renewals - 1, policy, tariff)
    case .graceEnd: boundary = run.graceEnd
    case .retryEnd: boundary = run.retryEnd
    case .expiry:
      boundary =
        run.retryEnd
        ?? (!run.isActive || !run.willRenew || run.obstacle(on: tariff.shelf) != nil
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
    var run = self
    var left = renewals
    // Months of a commitment and periods under an offer are not like those that follow.
    while left > 0, run.isCommitted || run.renewalOffer != nil {
      run.renew(policy, tariff)
      left -= 1
    }
    if left == 0 { return run.latest.expiresDate }
    let boundary = policy.calendar.end(
      of: tariff.period(of: run.renewsTo, on: run.nextPlan), count: Int64(left),
      from: run.latest.expiresDate, anchor: tariff.billingAnchor(renewing: run))
    return boundary < SimInstant.end ? boundary : nil
  }

  /// Goes on with the period of the next renewal, as far as its boundaries are concerned.
  private mutating func renew(_ policy: StorePolicy, _ tariff: Tariff) {
    var next = latest
    next.product = nextProduct
    next.offer = renewalOffer
    next.commitmentMonth = nextCommitmentMonth
    next.purchaseDate = latest.expiresDate
    next.expiresDate = policy.periodEnd(
      of: next.product, on: nextPlan, under: next.offer, at: tariff, from: latest.expiresDate,
      anchor: tariff.billingAnchor(renewing: self))
    renew(with: next, at: tariff)
  }

  /// The end of the free trial that runs, or of the one that waits for the next renewal.
  fileprivate func trialEnd(
    after instant: SimInstant, _ policy: StorePolicy, _ tariff: Tariff
  ) -> SimInstant? {
    if followsTrial, let booked = booked(after: instant) { return booked }
    if tariff.isTrial(latest) { return latest.expiresDate }
    guard let renewalOffer, tariff.terms(of: renewalOffer, for: renewsTo).mode == .free else {
      return nil
    }
    return periodEnd(after: 1, policy, tariff)
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
