/// How promptly the store acts and signs: the delays seen between what happens and what is signed.
///
/// Measured on genuine sandbox tokens; each delay is drawn evenly from its range.
package enum Promptness: Sendable {
  /// The delays seen in Apple's sandbox.
  case measured
  /// No delay at all.
  case exact

  /// A delay with a name and a range.
  package enum Delay: Sendable {
    /// From a purchase to the signing of its notification.
    case purchase
    /// How long before a period's end its renewal, or the cap's switch-off, is booked and signed.
    case renewalLead
    /// From an expiry to the signing of its notification.
    case expiry
    /// From the end of a period whose renewal could not be charged to the signing of its
    /// notification.
    case failure
    /// From a request for a refund to the decision about it.
    case refundDecision
    /// From the decision about a refund to the signing of its notification.
    case refund
    /// From a choice of the customer's to the signing of its notification.
    case choice
    /// By how much `originalPurchaseDate` is later than the first `purchaseDate`.
    case originalPurchaseDate

    /// The smallest and the largest delay seen, in milliseconds.
    package var range: ClosedRange<Int64> {
      switch self {
      case .purchase: 7000...33_000
      case .renewalLead: 1000...60_000
      case .expiry: 5000...120_000
      case .failure: 10_000...22_000
      case .refundDecision: 40_000...80_000
      case .refund: 100_000...140_000
      case .choice: 1000...5000
      case .originalPurchaseDate: 1000...7000
      }
    }

    /// Whether it is shorter where periods are. What becomes of a refund is decided by people: at
    /// three-minute months it took 58 s, and 124 s more to its signing.
    var followsPeriods: Bool {
      switch self {
      case .refundDecision, .refund: false
      case .purchase, .renewalLead, .expiry, .failure, .choice, .originalPurchaseDate: true
      }
    }

    /// What its draws are for.
    package var purpose: Chance.Purpose {
      switch self {
      case .purchase: .purchaseDelay
      case .renewalLead: .renewalLead
      case .expiry: .expiryDelay
      case .failure: .failureDelay
      case .refundDecision: .refundDecisionDelay
      case .refund: .refundDelay
      case .choice: .choiceDelay
      case .originalPurchaseDate: .originalPurchaseDateDelay
      }
    }
  }

  /// The delay that a draw gives. None but a refund's is longer than a fifth of the period
  /// concerned, if one is: otherwise a thirty-second month would renew before it begins.
  package func length(of delay: Delay, in period: SimDuration?, draw: Draw) -> SimDuration {
    switch self {
    case .exact: return .zero
    case .measured:
      let period = delay.followsPeriods ? period : nil
      return SimDuration(
        milliseconds: draw.value(
          in: period.map { delay.range.clamped(to: 0...$0.milliseconds / 5) } ?? delay.range))
    }
  }
}
