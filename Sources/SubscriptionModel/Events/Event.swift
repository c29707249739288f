/// Something due: an action that a script asks for, or a deadline that a run waits for.
package enum Event: Hashable, Sendable {
  case action(Action)
  case deadline(Deadline)
}

/// What a customer does.
package enum Action: Hashable, Sendable {
  /// Subscribes to a product.
  case buy(ProductIndex, PurchaseTerms = PurchaseTerms())
  /// Chooses another plan of the group, or the current one again, under an offer or without one.
  case changePlan(ProductIndex, offer: OfferIndex? = nil)
  /// Redeems a code for a product: subscribes, or chooses the plan.
  case redeem(ProductIndex, code: OfferIndex, account: AccountTokenIndex = .none)
  /// Turns auto-renew off.
  case cancel
  /// Turns auto-renew on again.
  case resume
  /// The customer's means of payment stops working for renewals: for so long, or until it is put
  /// right.
  case failBilling(for: SimDuration?)
  /// The customer puts the means of payment right.
  case fixBilling
}

/// An instant that a phase waits for.
package enum Deadline: Hashable, Sendable {
  /// The next renewal is to be booked.
  case renewal
  /// The paid period ends with nothing after it.
  case periodEnd
  /// Charges succeed again, and the store's next attempt goes through.
  case recovery
  /// The grace period ends unpaid.
  case graceEnd
  /// The store gives up charging.
  case retryEnd
}
