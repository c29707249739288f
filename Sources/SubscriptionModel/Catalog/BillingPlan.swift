/// How the periods of a subscription are billed, spelt as `.storekit` files spell it.
///
/// https://developer.apple.com/documentation/storekit/product/subscriptioninfo/billingplantype
package enum BillingPlan: String, CaseIterable, Sendable {
  /// One charge a period, as ever.
  case upFront = "BILLED_UPFRONT"
  /// A year that is billed by the month and cannot be left before its end.
  case monthly = "MONTHLY"
}

/// What a subscription costs that is billed by the month for a year.
package struct MonthlyPlan: Hashable, Sendable {
  /// How many months there are in a commitment.
  package static let months = 12

  /// What each month costs.
  package let prices: PriceList
  /// What the twelve months cost together.
  package let commitmentPrices: PriceList

  package init(prices: PriceList, commitmentPrices: PriceList) {
    self.prices = prices
    self.commitmentPrices = commitmentPrices
  }
}
