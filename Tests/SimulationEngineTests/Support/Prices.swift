import SubscriptionModel

extension Plan {
  /// Gives the store a script.
  mutating func setStore(_ script: [PlannedStep]) {
    store = PlannedCustomer(
      name: "store", key: chance.wishedKey(ofCustomerNamed: "store"), storefront: .usa, app: app,
      policy: policy, accountToken: nil, script: script)
  }

  /// A step that raises a price, by an increase that is added to the plan.
  mutating func raise(
    _ product: ProductIndex, to price: Price, consent needsConsent: Bool = true,
    storefronts: StorefrontSet? = nil, _ moment: Moment = .next
  ) -> PlannedStep {
    priceIncreases.append(
      PriceIncrease(
        of: product, to: .everywhere(price), storefronts: storefronts,
        needsConsent: needsConsent))
    return PlannedStep(
      moment: moment, product: product,
      action: .raisePrice(increase: Int32(priceIncreases.count - 1)), path: "")
  }
}

extension PlannedStep {
  static func withdraw(_ product: ProductIndex, _ moment: Moment = .next) -> PlannedStep {
    PlannedStep(moment: moment, product: product, action: .withdrawProduct, path: "")
  }
  static func consent(_ product: ProductIndex, _ moment: Moment = .next) -> PlannedStep {
    PlannedStep(moment: moment, product: product, action: .consentToPrice, path: "")
  }
  static func decline(_ product: ProductIndex, _ moment: Moment = .next) -> PlannedStep {
    PlannedStep(moment: moment, product: product, action: .declinePrice, path: "")
  }
}
