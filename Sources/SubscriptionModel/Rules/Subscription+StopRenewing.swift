extension Subscription {
  /// Turns auto-renew off, so that it will end for a reason: a plan change or an offer that waited
  /// is gone. A price increase of the plan that stays waits on.
  mutating func stopRenewing(endsFor reason: ExpirationReason = .voluntary) {
    autoRenews = false
    endsFor = reason
    waitingOffer = nil
    guard renewsTo != latest.product else { return }
    renewsTo = latest.product
    renewsAt = latest.pricing
    priceIncrease = nil
  }
}
