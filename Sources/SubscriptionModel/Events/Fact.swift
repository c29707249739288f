/// Something that has happened, in our words.
package enum Fact: Hashable, Sendable {
  /// The customer subscribed for the first time in the group.
  case subscribed
  /// The customer subscribed again after the subscription had ended.
  case resubscribed
  /// The store renewed the subscription.
  case renewed
  /// Auto-renew went off, by the customer's wish or at the renewal cap.
  case autoRenewDisabled(by: Agent)
  /// The customer turned auto-renew on again.
  case autoRenewEnabled
  /// The subscription ended.
  case expired(ExpirationReason)

  /// Who did it, where both can.
  package enum Agent: Hashable, Sendable {
    case customer
    case store
  }
}
