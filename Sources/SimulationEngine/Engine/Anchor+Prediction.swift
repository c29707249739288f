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
        ?? (!run.isActive || !run.autoRenews || run.obstacle(on: tariff.shelf) != nil
          ? run.latest.expiresDate
          : policy.renewalCap.flatMap { cap in
            run.periodEnd(after: max(cap - run.renewals, 0), policy, tariff)
          })
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
    guard renewals > 0, isActive, autoRenews, policy.renews(after: self.renewals + renewals - 1)
    else { return nil }
    // No customer has so many transactions, and far beyond that no number would hold the instant.
    guard renewals < TransactionIdentifier.perCustomer else { return nil }
    let boundary = policy.calendar.end(
      of: tariff.rank(of: renewsTo).period, count: Int64(renewals), from: latest.expiresDate,
      anchor: tariff.billingAnchor(renewing: self))
    return boundary < SimInstant.end ? boundary : nil
  }
}
