extension Transaction {
  /// How it was billed: the months of a commitment one by one, everything else at once.
  package var plan: BillingPlan { commitmentMonth == 0 ? .upFront : .monthly }
}

extension Subscription {
  /// Whether months of a commitment are left. They are charged whatever the customer wishes: a
  /// cancel only keeps the commitment from being renewed.
  ///
  /// https://developer.apple.com/documentation/storekit/managing-lifecycle-of-monthly-subscriptions-with-a-12-month-commitment-
  package var isCommitted: Bool {
    switch phase {
    case .active, .grace, .retry: (1..<MonthlyPlan.months).contains(latest.commitmentMonth)
    case .revoked, .expired: false
    }
  }

  /// Whether another period will be charged, by the customer's wish or by a commitment.
  package var willRenew: Bool { autoRenews || isCommitted }

  /// What the next renewal will buy; what waits does so until a commitment is over.
  package var nextProduct: ProductIndex { isCommitted ? latest.product : renewsTo }

  /// At which of its prices that is bought.
  package var nextPricing: Pricing { isCommitted ? latest.pricing : renewsAt }

  /// The month of a commitment that the next renewal will pay for; 0: of none. A commitment is
  /// renewed as one, and goes over to another product as that is billed otherwise.
  package var nextCommitmentMonth: Int {
    if latest.plan == .upFront { return 0 }
    if isCommitted { return latest.commitmentMonth + 1 }
    return renewsTo == latest.product ? 1 : 0
  }

  /// How the next renewal will be billed.
  package var nextPlan: BillingPlan { nextCommitmentMonth == 0 ? .upFront : .monthly }
}

extension StorePolicy {
  /// When the commitment ends that a transaction belongs to: it moves with every recovery.
  package func commitmentEnd(of transaction: Transaction, in run: Subscription) -> SimInstant {
    calendar.end(
      of: .month, count: Int64(MonthlyPlan.months - transaction.commitmentMonth + 1),
      from: transaction.purchaseDate, anchor: min(run.billingAnchor, transaction.purchaseDate))
  }
}
