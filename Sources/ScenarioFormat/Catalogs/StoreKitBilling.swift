internal import SubscriptionModel

/// Reads what a subscription in a `.storekit` file costs. Since format 5.0 it may have billing
/// plans, and the price beside them may be an old one.
struct StoreKitBilling {
  /// What a period costs.
  private(set) var prices: PriceList
  /// The plan that is billed by the month, if there is one.
  private(set) var monthlyPlan: MonthlyPlan?

  /// The prices of a subscription; what is odd about them goes to the report.
  static func read(_ subscription: ObjectNode, _ period: BillingPeriod?) -> StoreKitBilling {
    let plans = subscription["billingPlans"]?.elements("a list of billing plans") ?? []
    let enabled = plans.compactMap { $0.enabledPlan() }
    let upFront = enabled.first { $0.plan == .upFront }?.object["displayPrice"]?.filledPrice()
    guard let upFront else {
      var billing = StoreKitBilling(prices: subscription.displayPrice(missing: .noPrice))
      billing.readMonthly(enabled, period)
      return billing
    }
    var billing = StoreKitBilling(prices: .everywhere(upFront))
    if let node = subscription["displayPrice"], let displayed = node.filledPrice(),
      displayed != upFront
    {
      node.found(CatalogFact.upFrontPrices(displayed: displayed, charged: upFront))
    }
    billing.readMonthly(enabled, period)
    return billing
  }

  private mutating func readMonthly(
    _ plans: [(plan: BillingPlan, object: ObjectNode)], _ period: BillingPeriod?
  ) {
    guard let plan = plans.first(where: { $0.plan == .monthly })?.object, let period else {
      return
    }
    guard period == .year else {
      plan.node.found(CatalogFact.monthlyPlanOf(period))
      return
    }
    monthlyPlan = MonthlyPlan(
      prices: plan["displayPrice"].flatMap { $0.filledPrice() }.map { .everywhere($0) }
        ?? .unknown,
      commitmentPrices: plan["commitmentDisplayPrice"].flatMap { $0.filledPrice() }
        .map { .everywhere($0) } ?? .unknown)
  }
}

extension ObjectNode {
  /// The price list of a `displayPrice`. Xcode writes empty text where the price is unknown.
  func displayPrice(missing fact: CatalogFact) -> PriceList {
    guard let node = self["displayPrice"] else {
      node.found(fact)
      return .unknown
    }
    if node.value.string == "" { node.found(fact) }
    return node.filledPrice().map { .everywhere($0) } ?? .unknown
  }
}

extension Node {
  /// The price of a text that is not empty; other text is a finding.
  fileprivate func filledPrice() -> Price? {
    value.string == "" ? nil : price()
  }

  /// A billing plan that is on sale.
  fileprivate func enabledPlan() -> (plan: BillingPlan, object: ObjectNode)? {
    guard let object = anyObject("a billing plan"), object["isEnabled"]?.truth() ?? true,
      let type = object["billingPlanType"], let word = type.text()
    else { return nil }
    guard let plan = BillingPlan(rawValue: word) else {
      type.found(CatalogFact.planLeftOut(word))
      return nil
    }
    return (plan, object)
  }
}
