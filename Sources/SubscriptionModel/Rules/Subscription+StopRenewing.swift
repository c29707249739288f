extension Subscription {
  /// Turns auto-renew off: a plan change that waited is gone. A price increase of the plan that
  /// stays waits on.
  mutating func stopRenewing() {
    autoRenews = false
    guard renewsTo != latest.product else { return }
    renewsTo = latest.product
    renewsAt = latest.pricing
    priceIncrease = nil
  }
}
