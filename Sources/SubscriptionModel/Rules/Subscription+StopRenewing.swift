extension Subscription {
  /// Turns auto-renew off, so that it will end for a reason: a plan change that waited is gone.
  mutating func stopRenewing(endsFor reason: ExpirationReason = .voluntary) {
    autoRenews = false
    endsFor = reason
    renewsTo = latest.product
  }
}
