extension Subscription {
  /// Turns auto-renew off, so that it will end for a reason: a plan change or an offer that waited
  /// is gone.
  mutating func stopRenewing(endsFor reason: ExpirationReason = .voluntary) {
    autoRenews = false
    endsFor = reason
    renewsTo = latest.product
    waitingOffer = nil
  }
}
