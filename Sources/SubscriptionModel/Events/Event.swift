/// Something due: an action that a script asks for, or a deadline that a run waits for.
package enum Event: Hashable, Sendable {
  case action(Action)
  case deadline(Deadline)
}

/// What a customer does.
package enum Action: Hashable, Sendable {
  /// Subscribes to a product.
  case buy(ProductIndex)
  /// Chooses another plan of the group, or the current one again.
  case changePlan(ProductIndex)
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
