import SubscriptionModel

extension PlannedStep {
  static func extend(
    _ product: ProductIndex, days: Int32, _ moment: Moment = .next
  ) -> PlannedStep {
    PlannedStep(
      moment: moment, product: product, action: .extendRenewal(ExtensionOrder(days: days)),
      path: "")
  }
  static func extendAll(
    _ product: ProductIndex, days: Int32, in storefronts: StorefrontSet? = nil, share: Int32 = 0,
    _ moment: Moment = .next
  ) -> PlannedStep {
    let order = MassExtension(
      each: ExtensionOrder(days: days), storefronts: storefronts, failingShare: share)
    return PlannedStep(moment: moment, product: product, action: .extendAll(order), path: "")
  }
  static func close(_ moment: Moment = .next) -> PlannedStep {
    PlannedStep(moment: moment, product: nil, action: .closeAccount, path: "")
  }
}
