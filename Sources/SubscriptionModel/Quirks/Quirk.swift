/// Something odd that was seen or told of the store, and that the model leaves out unless a
/// scenario asks for it. The raw values are the words of scenario files.
package enum Quirk: String, CaseIterable, Sendable {
  // What notifications say.
  case graceWithoutDate
  case graceWithoutRetry
  case retryWithoutIntent
  case revocationDateDrift
  case renewalDateOnly
  case priceMissing
  case outerSignedLater
  // What the store does not tell.
  case silentCap
  case dropExpired
  case oneTimeChargeMissing
  // What the store does.
  case capJitter
  case lateRenewal
  case spuriousRecovery
  case failureAfterRecovery
  case graceAfterCancel
  case cancelledRetryExpires
  case monthsInUTC

  /// What a scenario gives it.
  package enum Value: Hashable, Sendable {
    /// `true`.
    case flag
    /// How long.
    case length
    /// Which or how many.
    case number(ClosedRange<Int64>)

    /// It in words, as an example of what would do.
    package var words: String {
      switch self {
      case .flag: "true"
      case .length: "a duration"
      case .number(let range): "\(range.lowerBound) to \(range.upperBound)"
      }
    }
  }

  /// What a scenario gives it.
  package var value: Value {
    switch self {
    case .graceWithoutDate, .graceWithoutRetry, .retryWithoutIntent, .renewalDateOnly,
      .priceMissing, .silentCap,
      .dropExpired, .oneTimeChargeMissing, .graceAfterCancel, .cancelledRetryExpires, .monthsInUTC:
      .flag
    case .revocationDateDrift, .outerSignedLater, .lateRenewal, .failureAfterRecovery: .length
    case .capJitter: .number(1...1_000_000)
    case .spuriousRecovery: .number(1...1_000_000)
    }
  }

  /// What it does, and how that is known.
  package var explanation: Explanation {
    switch self {
    case .graceWithoutDate:
      Explanation("in grace, gracePeriodExpiresDate is missing", .reported, .oddGrace)
    case .graceWithoutRetry:
      Explanation("in grace, isInBillingRetryPeriod is false", .reported, .oddGrace)
    case .retryWithoutIntent:
      Explanation(
        "while the store tries to charge, expirationIntent is missing", .reported, .oddGrace)
    case .revocationDateDrift:
      Explanation(
        "after REFUND, what was refunded has a revocationDate so much later",
        .reported, .revocationDrift)
    case .renewalDateOnly:
      Explanation(
        "an extension moves renewalDate and leaves expiresDate, as Apple calls it static",
        .inferred, .extended)
    case .priceMissing:
      Explanation(
        "transactions have no price and no currency, as for some days in December 2023",
        .reported, .plainLife)
    case .outerSignedLater:
      Explanation(
        "the tokens inside a notification are signed so much before it", .decoded, .plainLife)
    case .silentCap:
      Explanation("at the renewal cap auto-renew goes off untold", .reported, .plainLife)
    case .dropExpired:
      Explanation("no end of a subscription is told", .reported, .plainLife)
    case .oneTimeChargeMissing:
      Explanation(
        "nothing that is bought once is told, as in production until 2025", .reported, .boughtOnce)
    case .capJitter:
      Explanation(
        "a customer's renewal cap is up to so many lower, by the seed", .reported, .plainLife)
    case .lateRenewal:
      Explanation(
        "renewals are charged so long after the period's end, and begin then",
        .page, .plainLife, page: .sandboxTesting)
    case .spuriousRecovery:
      Explanation(
        "the so-manieth renewal is told as recovered, though nothing had failed",
        .reported, .plainLife)
    case .failureAfterRecovery:
      Explanation(
        "charges begin so long before the end; one put right by then is told as recovered at once, "
          + "its failure at the end", .engineer, .recoveryBeforeFailure, page: .recoveryThread)
    case .graceAfterCancel:
      Explanation(
        "a cancel in grace leaves access until grace ends", .inferred, .cancelWhileUnpaid)
    case .cancelledRetryExpires:
      Explanation(
        "a cancel of an unpaid subscription ends it as EXPIRED/BILLING_RETRY",
        .inferred, .cancelWhileUnpaid)
    case .monthsInUTC:
      Explanation(
        "real months and days are reckoned in UTC, not on the Pacific wall clock",
        .inferred, .plainLife)
    }
  }
}
