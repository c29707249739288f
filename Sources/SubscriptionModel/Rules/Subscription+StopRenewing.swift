extension Subscription {
  /// Turns auto-renew off: a plan change or an offer that waited is gone.
  mutating func stopRenewing() {
    autoRenews = false
    renewsTo = latest.product
    waitingOffer = nil
  }
}
