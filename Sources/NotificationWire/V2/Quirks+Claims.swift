internal import SubscriptionModel

/// What quirks make of the claims of tokens: the one place where they are asked for.
extension Quirks {
  /// The price of a transaction, unless all are missing.
  func told(_ price: Price?) -> Price? {
    has(.priceMissing) ? nil : price
  }

  /// A revocation as a notification about a fact tells it: the refund itself has another date than
  /// everything after it.
  func told(_ revocation: Revocation?, in fact: Fact) -> Revocation? {
    guard revocationDateDrift > .zero, fact != .refunded, var told = revocation else {
      return revocation
    }
    told.date = told.date + revocationDateDrift
    return told
  }

  /// `expiresDate`: where it is static, as it was before an extension.
  func end(of transaction: Transaction, in run: Subscription) -> SimInstant {
    guard has(.renewalDateOnly), transaction.identifier == run.latest.identifier else {
      return transaction.expiresDate
    }
    return transaction.expiresDate - .seconds(Int64(run.extendedBy))
  }

  /// `expirationIntent`.
  func intent(_ intent: Int64?, in run: Subscription) -> Int64? {
    switch run.status {
    case .grace, .retry: has(.retryWithoutIntent) ? nil : intent
    case .active, .expired, .revoked: intent
    }
  }

  /// `isInBillingRetryPeriod`.
  func isRetrying(_ isRetrying: Bool, in run: Subscription) -> Bool {
    run.status == .grace && has(.graceWithoutRetry) ? false : isRetrying
  }

  /// `gracePeriodExpiresDate`.
  func graceEnd(_ end: SimInstant?) -> SimInstant? {
    has(.graceWithoutDate) ? nil : end
  }
}
