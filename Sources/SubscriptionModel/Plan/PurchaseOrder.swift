/// What a purchase is made with, besides the product.
package struct PurchaseOrder: Hashable, Sendable {
  /// How many at once; more than one of consumables only.
  package var quantity: Int32 = 1
  /// The account token that the app gives with it.
  package var accountToken = AccountToken.customers
  /// How it is billed.
  package var plan = BillingPlan.upFront
  /// Whether it begins a run of its own beside the one there is.
  package var isNewRun = false
  /// How long it takes until it is approved, where somebody has to be asked (Ask to Buy); `nil`:
  /// nobody has.
  ///
  /// https://developer.apple.com/documentation/storekit/product/purchaseresult/pending
  package var approval: SimDuration?

  /// One, as everybody buys it.
  package init() {}
}
