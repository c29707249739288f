extension Subscription {
  /// Turns auto-renew off: a plan change that waited is gone.
  mutating func stopRenewing() {
    autoRenews = false
    renewsTo = latest.product
  }
}
