/// What a customer asks for who wants money back.
package struct RefundOrder: Hashable, Sendable {
  /// For which period of the subscription, counted from 1; `nil`: the latest that has begun.
  package var period: Int32?
  /// Whether in the app, or else of the store's support.
  package var isInApp = true
  package var reason = RefundReason.unintendedPurchase
  /// What the store will decide; `nil`: nothing by itself.
  package var decision: RefundDecision? = .granted

  /// The latest period, asked for in the app and granted.
  package init() {}
}

/// What the store decides about a refund; the raw values are the words of scenario files.
package enum RefundDecision: String, CaseIterable, Sendable {
  case granted
  case declined
  case prorated
}

/// What a decision about a refund means for a run.
package enum RefundEffect: Hashable, Sendable {
  /// The customer asks in the app: the store turns auto-renew off.
  ///
  /// https://developer.apple.com/documentation/storekit/transaction/beginrefundrequest(in:)
  case asked
  /// The latest transaction is revoked.
  case revoked(Revocation)
  /// The latest transaction is revoked no more.
  case restored
}
