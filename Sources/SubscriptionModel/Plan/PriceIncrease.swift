/// That the developer raises the price of a subscription.
///
/// https://developer.apple.com/documentation/storekit/managing-price-increases-for-auto-renewable-subscriptions
package struct PriceIncrease: Hashable, Sendable {
  package let product: ProductIndex
  /// What a period costs from then on.
  package let prices: PriceList
  /// What it is for; `nil`: all.
  package let storefronts: StorefrontSet?
  /// Whether customers must agree to it, or else the subscription ends.
  package let needsConsent: Bool

  package init(
    of product: ProductIndex, to prices: PriceList, storefronts: StorefrontSet? = nil,
    needsConsent: Bool = true
  ) {
    self.product = product
    self.prices = prices
    self.storefronts = storefronts
    self.needsConsent = needsConsent
  }

  /// The new price in a storefront; `nil`: the increase is not for it.
  package func price(in storefront: Storefront) -> Price? {
    storefronts?.contains(storefront) == false ? nil : prices.price(in: storefront)
  }
}
