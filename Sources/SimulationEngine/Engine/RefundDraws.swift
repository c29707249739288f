internal import SubscriptionModel

/// How many draws were taken for the delays of refunds, by customer: most never want any.
struct RefundDraws {
  private var drawn: [CustomerIndex: (decisions: UInt32, refunds: UInt32)] = [:]

  /// The number of a customer's next draw, which is counted; `nil`: the delay is none of a refund.
  mutating func next(_ delay: Promptness.Delay, of customer: CustomerIndex) -> UInt32? {
    switch delay {
    case .refundDecision:
      defer { drawn[customer, default: (0, 0)].decisions += 1 }
      return drawn[customer]?.decisions ?? 0
    case .refund:
      defer { drawn[customer, default: (0, 0)].refunds += 1 }
      return drawn[customer]?.refunds ?? 0
    case .purchase, .renewalLead, .expiry, .choice, .originalPurchaseDate, .failure: return nil
    }
  }

  /// Forgets a customer to whom nothing more can happen.
  mutating func forget(_ customer: CustomerIndex) {
    if !drawn.isEmpty { drawn[customer] = nil }
  }
}
