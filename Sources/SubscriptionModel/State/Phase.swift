/// Where a subscription is in its life. Each case carries what only it needs, the instants it
/// waits for included.
package enum Phase: Hashable, Sendable {
  /// Paid for. `renewalDue`: when the next renewal will be charged and booked if auto-renew is on
  /// by then.
  case active(renewalDue: SimInstant)
  /// The renewal could not be charged, and access goes on until the grace period `ends`; the store
  /// tries to charge it until `retryEnds`.
  case grace(ends: SimInstant, retryEnds: SimInstant)
  /// The renewal could not be charged and access has ended; the store tries until then.
  case retry(ends: SimInstant)
  /// Refunded: no access, though the paid period goes on. `renewalDue`: when the next renewal will
  /// be charged if auto-renew is on by then.
  case revoked(renewalDue: SimInstant)
  /// Over, and why.
  case expired(ExpirationReason)
}

/// Why a subscription ended.
///
/// https://developer.apple.com/documentation/appstoreserverapi/expirationintent
package enum ExpirationReason: Hashable, Sendable {
  /// Auto-renew was off, whoever switched it off.
  case voluntary
  /// The renewal could not be charged for as long as the store tries.
  case billing
  /// A price increase needed the customer's consent and did not have it.
  case priceIncrease
  /// The product was no longer sold when it should have renewed.
  case notForSale
  /// None of those that Apple names: the account was closed.
  case other
}
