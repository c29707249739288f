/// Where a subscription is in its life. Each case carries what only it needs, the instants it
/// waits for included.
package enum Phase: Hashable, Sendable {
  /// Paid for. `renewalDue`: when the next renewal will be booked if auto-renew is on by then.
  case active(renewalDue: SimInstant)
  /// Over, and why.
  case expired(ExpirationReason)
}

/// Why a subscription ended.
///
/// https://developer.apple.com/documentation/appstoreserverapi/expirationintent
package enum ExpirationReason: Hashable, Sendable {
  /// Auto-renew was off, whoever switched it off.
  case voluntary
}
