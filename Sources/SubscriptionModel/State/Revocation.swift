/// What the store has taken back of a transaction: a refund, or the access that a family shares.
package struct Revocation: Hashable, Sendable {
  /// How much was given back, or that nothing is shared any more; the raw values are Apple's
  /// `revocationType`.
  package enum Kind: String, Sendable {
    case full = "REFUND_FULL"
    case prorated = "REFUND_PRORATED"
    case family = "FAMILY_REVOKE"
  }

  /// `revocationDate`: when it was decided, a whole second.
  package var date: SimInstant
  /// `revocationPercentage`: how much of the price, in thousandths of a percent. Of what a
  /// family shared it says nothing.
  ///
  /// https://developer.apple.com/documentation/appstoreserverapi/revocationpercentage
  package var percentage: Int32
  package var kind: Kind
  package var reason: RefundReason

  package init(date: SimInstant, percentage: Int32, kind: Kind, reason: RefundReason) {
    self.date = date
    self.percentage = percentage
    self.kind = kind
    self.reason = reason
  }

  /// All of it.
  package static let wholePercentage: Int32 = 100_000
}

/// Why a customer asks for a refund, spelt as Apple's `consumptionRequestReason`.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/consumptionrequestreason
package enum RefundReason: String, CaseIterable, Sendable {
  case unintendedPurchase = "UNINTENDED_PURCHASE"
  case fulfillmentIssue = "FULFILLMENT_ISSUE"
  case unsatisfiedWithPurchase = "UNSATISFIED_WITH_PURCHASE"
  case legal = "LEGAL"
  case other = "OTHER"

  /// `revocationReason`: 1 for an issue with the app, real or perceived, else 0. Which words mean
  /// which number is inferred.
  ///
  /// https://developer.apple.com/documentation/appstoreserverapi/revocationreason
  package var revocationReason: Int64 {
    switch self {
    case .fulfillmentIssue, .unsatisfiedWithPurchase: 1
    case .unintendedPurchase, .legal, .other: 0
    }
  }
}
