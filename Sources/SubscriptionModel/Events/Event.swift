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
}

/// An instant that a phase waits for.
package enum Deadline: Hashable, Sendable {
  /// The next renewal is to be booked.
  case renewal
  /// The paid period ends with nothing after it.
  case periodEnd
}
